/// Where a value lives: two functions that read and write it.
@usableFromInline
final class Location<Value>: Equatable {
  let get: () -> Value
  let set: (Value, Transaction) -> Void
  /// The key path that leads here, and before it what it leads from; empty where no key path does.
  let path: [AnyHashable]

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void,
    path: [AnyHashable] = []
  ) {
    self.get = get
    self.set = set
    self.path = path
  }

  /// Whether both are the same one, or the same key paths lead to them from the same one.
  @usableFromInline
  static func == (one: Location, other: Location) -> Bool {
    one === other || !one.path.isEmpty && one.path == other.path
  }

  /// What leads to a part of what is here.
  fileprivate func path(to part: AnyKeyPath) -> [AnyHashable] {
    (path.isEmpty ? [ObjectIdentifier(self)] : path) + [part]
  }
}

extension Binding {
  /// A binding to a part, which is read from the whole and written back into it.
  ///
  /// - Parameters:
  ///   - path: The key path that leads there, if one does.
  ///   - known: What the whole reads; by default what it read when it was made.
  ///   - part: Reads the part.
  ///   - change: Writes the part into the whole.
  func projecting<Part>(
    by path: AnyKeyPath? = nil, of known: Value? = nil, _ part: @escaping (Value) -> Part,
    _ change: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let whole = location
    let place = Location<Part>(
      get: { part(whole.get()) },
      set: { newPart, transaction in
        var value = whole.get()
        change(&value, newPart)
        whole.set(value, transaction)
      }, path: path.map { whole.path(to: $0) } ?? [])
    return Binding<Part>(place, reading: part(known ?? valueWhenMade), transaction: transaction)
  }
}
