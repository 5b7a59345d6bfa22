import LawTesting

// Bindings without a model, with one fault each.

/// Two flags of one struct.
struct Flags: Equatable {
  var a = false
  var b = false
  /// The flag that was set on last, or nil once a flag is set off.
  var lastOn: Name?

  enum Name: CaseIterable {
    case a, b
    var path: WritableKeyPath<Flags, Bool> { self == .a ? \.a : \.b }
  }
}

/// Flags whose bindings write the whole struct as it was when they were made.
struct WholeCaptured: LearnedSystem {
  let source: Source<Flags>
  static var examples: [Flags] { [Flags()] }
  func binding(_ name: Flags.Name) -> MyBinding<Bool> {
    var captured = source.value
    return MyBinding(
      get: { source.value[keyPath: name.path] },
      set: { isOn in
        captured[keyPath: name.path] = isOn
        source.value = captured
      })
  }
}

/// A level that a set commits only when the next one comes.
struct LateCommit: LearnedSystem {
  let source: Source<Level>
  private let draft = Memory<Level?>(nil)
  static var examples: [Level] { [.low] }
  func binding(_: SinglePort) -> MyBinding<Level> {
    MyBinding(
      get: { source.value },
      set: { level in
        if let earlier = draft.value { source.value = earlier }
        draft.value = level
      })
  }
}

/// A number that a read clamps.
struct RepairingGetter: LearnedSystem {
  let source: Source<Int>
  static var examples: [Int] { [0, 3] }
  static var values: [Int]? { [1, 0] }
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: {
        if source.value > 2 { source.value = 2 }
        return source.value
      }, set: { source.value = min($0, 2) })
  }
}

/// A selection that making a binding sets to low, if nothing is selected.
struct SelectingWhenMade: LearnedSystem {
  let source: Source<Level?>
  static var examples: [Level?] { [nil] }
  func binding(_ level: Level) -> MyBinding<Bool> {
    if source.value == nil { source.value = .low }
    return MyBinding(get: { source.value == level }, set: { if $0 { source.value = level } })
  }
}

/// Two flags whose order of being set on shows, so that sets of both do not commute.
struct OrderShown: LearnedSystem {
  enum Port: CaseIterable {
    case a, b, wasALast

    /// The flag that a set of the port changes.
    var flag: Flags.Name? {
      switch self {
      case .a: .a
      case .b: .b
      case .wasALast: nil
      }
    }
  }

  let source: Source<Flags>
  static var examples: [Flags] { [Flags()] }
  func binding(_ port: Port) -> MyBinding<Bool> {
    guard let flag = port.flag else {
      return MyBinding(get: { source.value.lastOn == .a }, set: { _ in })
    }
    return MyBinding(source).derived(
      get: { $0[keyPath: flag.path] },
      set: { flags, isOn in
        flags[keyPath: flag.path] = isOn
        flags.lastOn = isOn ? flag : nil
      })
  }
}

/// A number that stops at 11, and of which neither starts nor values are listed.
struct CappedNumber: LearnedSystem {
  static var examples: [Int] { [] }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
  }
}

/// Tags, each of which clears the selection when it is set off.
struct LevelTags: LearnedSystem {
  static var examples: [Level?] { [nil] }
  let source: Source<Level?>
  func binding(_ level: Level) -> MyBinding<Bool> {
    MyBinding(get: { source.value == level }, set: { source.value = $0 ? level : nil })
  }
}
