import LawTesting

// Bindings to a source, to a part of it, and through another binding.

extension MyBinding {
  /// Creates a binding to the whole source.
  init(_ source: Source<Value>) {
    self.init(get: { source.value }, set: { source.value = $0 })
  }

  /// Creates a binding to the whole source, which stores something else than is set.
  init(_ source: Source<Value>, storing stored: @escaping (Value) -> Value) {
    self.init(get: { source.value }, set: { source.value = stored($0) })
  }

  /// Returns a binding to the whole source, which ignores sets.
  static func deaf(_ source: Source<Value>) -> Self {
    Self(get: { source.value }, set: { _ in })
  }

  /// Creates a binding to a part of the source, which may store something else than is set.
  init<Base>(
    _ source: Source<Base>, _ path: WritableKeyPath<Base, Value>,
    storing stored: @escaping (Value) -> Value = { $0 }
  ) {
    self.init(
      get: { source.value[keyPath: path] }, set: { source.value[keyPath: path] = stored($0) })
  }

  /// Creates a binding to a property of an object.
  init<Object>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }

  /// Returns a binding to a part of the value.
  ///
  /// A set changes the value in place, with one write.
  func derived<Part>(
    get part: @escaping (Value) -> Part, set change: @escaping (inout Value, Part) -> Void
  ) -> MyBinding<Part> {
    MyBinding<Part>(
      get: { part(get()) },
      set: { newPart in
        var value = get()
        change(&value, newPart)
        set(value)
      })
  }

  /// Returns the same binding, which shows something else.
  func shown(as show: @escaping (Value) -> Value) -> Self {
    Self(get: { show(get()) }, set: set)
  }

  /// Returns the same binding, which ignores refused sets.
  func refusing(_ isRefused: @escaping (Value, Value) -> Bool) -> Self {
    Self(get: get, set: { if !isRefused(get(), $0) { set($0) } })
  }
}

extension MyBinding {
  /// Returns a binding to whether all of some flags are on, or none.
  func all<State: ThreeValued>(of flags: [WritableKeyPath<Value, Bool>]) -> MyBinding<State> {
    derived(
      get: { value in
        let states = Set(flags.map { value[keyPath: $0] })
        if states.count == 2 { return .mixed }
        return states == [true] ? .on : .off
      },
      set: { value, state in for flag in flags { value[keyPath: flag] = state == .on } }
    ).refusing { $1 == .mixed }
  }
}
