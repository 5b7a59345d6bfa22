import BindingLaws
import LawfulBindings

/// Three flags and a parent over them.
///
/// Each system makes the parent in its own way.
protocol ThreeItemsSystem: FlagSetSystem where Model == ThreeItemsModel {}

extension ThreeItemsSystem {
  static var model: Model { ThreeItemsModel() }

  var parent: TriState { whole }

  /// A correct parent.
  var whole: TriState { HeadlessBinding(sources: flags, isOn: \.self) }

  /// The flags of the three items, in order.
  fileprivate var flags: [Flag] {
    [.one, .two, .three].map { source.binding[contains: $0] }
  }

  /// Returns a parent that reads correctly, and writes the flags that `chosen` picks, in its order.
  fileprivate func whole(writing chosen: @escaping ([Flag]) -> [Flag]) -> TriState {
    HeadlessBinding(
      get: { whole.wrappedValue },
      set: { state, transaction in
        if state == .mixed { return }
        for flag in chosen(flags) { flag.transaction(transaction).wrappedValue = state == .on }
      })
  }
}

/// A parent that knows only on and off.
///
/// Mixed reads off. The parent writes correctly.
struct MixedReadsOff: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { HeadlessToggle(isOn: whole.isOn).binding }
}

/// A parent that is on if any member is, so that a tap turns all off.
///
/// The parent writes correctly.
struct AnyReadsOn: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.map({ $0 == .off ? .off : .on }, back: \.self) }
}

/// A parent that reads its first member for all.
///
/// The parent writes correctly.
struct FirstReadsForAll: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.reading { flag(.one).wrappedValue } }
}

/// A parent whose set reaches only the first member.
///
/// The parent reads correctly.
struct StopsAtFirst: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { [$0[0]] } }
}

/// A parent that writes its members from the last to the first.
///
/// The parent breaks only the law about their order.
struct WrittenInReverse: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { $0.reversed() } }
}

/// A parent that writes each member twice.
///
/// The parent breaks only the laws about the number of writes.
struct WrittenTwice: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { $0 + $0 } }
}

/// Rows that are found by name, two of which have the same name.
///
/// Both stand for the first. The parent is correct.
struct DuplicateNames: ThreeItemsSystem {
  let source: Source<Set<Member>>

  func binding(_ member: Member) -> TriState {
    member == .parent ? parent : flag(member == .two ? .one : member)
  }
}

/// A parent that reads mixed if it has several members.
///
/// The parent writes correctly.
struct CountedFlags: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.reading { flags.count > 1 ? .mixed : whole.wrappedValue } }
}
