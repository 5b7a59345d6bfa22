import LawTesting

// Bindings without a model, with one fault each.

/// Two flags of one struct.
struct Flags: Equatable {
  var a = false
  var b = false
  var sum = 0

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
      set: {
        captured[keyPath: name.path] = $0
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
      set: {
        if let draft = draft.value { source.value = draft }
        draft.value = $0
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

/// Two flags, and whether the first was the last one to be set on.
struct OrderShown: LearnedSystem {
  enum Port: CaseIterable { case a, b, isFirst }
  let source: Source<Flags>
  static var examples: [Flags] { [Flags()] }
  func binding(_ port: Port) -> MyBinding<Bool> {
    if port == .isFirst { return MyBinding(get: { source.value.sum == 1 }, set: { _ in }) }
    let path = port == .a ? \Flags.a : \Flags.b
    return MyBinding(source).derived(
      get: { $0[keyPath: path] },
      set: { flags, isOn in
        flags[keyPath: path] = isOn
        flags.sum = isOn ? (port == .a ? 1 : 2) : 0
      })
  }
}

/// A flag that takes every other set, counted over all systems.
struct CoinToss: LearnedSystem {
  let source: Source<Bool>
  nonisolated(unsafe) private static var isHeads = false
  static var examples: [Bool] { [false] }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value },
      set: {
        Self.isHeads.toggle()
        if Self.isHeads { source.value = $0 }
      })
  }
}

/// A number that takes every other set.
///
/// It has more values than a list could hold.
struct NumberedToss: LearnedSystem {
  let source: Source<Int>
  nonisolated(unsafe) private static var isHeads = false
  static var examples: [Int] { [0] }
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { source.value },
      set: {
        Self.isHeads.toggle()
        if Self.isHeads { source.value = $0 }
      })
  }
}

/// An edit with a stamp: the number of edits in the process, which grows like a clock.
struct Edit: Equatable {
  var isOn = false
  var stamp = 0
  nonisolated(unsafe) private static var edits = 0

  static func next(_ isOn: Bool) -> Edit {
    edits += 1
    return Edit(isOn: isOn, stamp: edits)
  }
}

/// A flag that stamps each edit.
struct StampedEdit: LearnedSystem {
  let source: Source<Edit>
  static var examples: [Edit] { [Edit()] }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value.isOn }, set: { source.value = .next($0) })
  }
}

/// A flag that stamps each edit, over a base whose `==` leaves the stamp out.
struct StampedBeside: LearnedSystem {
  struct Base: Equatable {
    var edit = Edit()
    static func == (one: Self, other: Self) -> Bool { one.edit.isOn == other.edit.isOn }
  }

  let source: Source<Base>
  static var examples: [Base] { [Base()] }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value.edit.isOn }, set: { source.value.edit = .next($0) })
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
