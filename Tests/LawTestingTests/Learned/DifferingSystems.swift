import LawTesting

// Systems of which a new one does not do what the last one did: they count over the whole process.
// No lock guards the counts, so only tests of a suite that is `.serialized` judge them.

/// A flag that takes every other set, counted over all systems.
struct CoinToss: LearnedSystem {
  let source: Source<Bool>
  nonisolated(unsafe) private static var isHeads = false
  static var examples: [Bool] { [false] }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value },
      set: { value in
        Self.isHeads.toggle()
        if Self.isHeads { source.value = value }
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
      set: { value in
        Self.isHeads.toggle()
        if Self.isHeads { source.value = value }
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
