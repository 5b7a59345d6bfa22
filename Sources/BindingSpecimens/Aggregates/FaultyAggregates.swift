import BindingLaws
import LawfulBindings

/// Three flags and a parent over them, which is made in some way of its own.
protocol ThreeItemsSystem: FlagSetSystem where Model == ThreeItemsModel {}

extension ThreeItemsSystem {
  static var model: Model { ThreeItemsModel() }

  var parent: TriState { whole }

  /// A parent as it should be.
  var whole: TriState { HeadlessBinding(sources: flags, isOn: \.self) }
  fileprivate var flags: [Flag] {
    [.one, .two, .three].map { source.binding[contains: $0] }
  }

  /// A parent that reads as it should, and writes others of its flags, or in another order.
  fileprivate func whole(writing chosen: @escaping ([Flag]) -> [Flag]) -> TriState {
    HeadlessBinding(
      get: { whole.wrappedValue },
      set: { state, transaction in
        if state == .mixed { return }
        for flag in chosen(flags) { flag.transaction(transaction).wrappedValue = state == .on }
      })
  }
}

/// A parent that knows on and off only: mixed reads off.
///
/// It writes as it should.
struct MixedReadsOff: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { HeadlessToggle(isOn: whole.isOn).binding }
}

/// A parent that is on when any member is, so that a tap turns all off.
///
/// It writes as it should.
struct AnyReadsOn: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.map({ $0 == .off ? .off : .on }, back: \.self) }
}

/// A parent that reads its first member for all.
///
/// It writes as it should.
struct FirstReadsForAll: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.reading { flag(.one).wrappedValue } }
}

/// A parent whose set reaches the first member only.
///
/// It reads as it should.
struct StopsAtFirst: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { [$0[0]] } }
}

/// A parent that writes its members from the last to the first.
///
/// It keeps everything but their order.
struct WrittenInReverse: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { $0.reversed() } }
}

/// A parent that writes each member twice.
///
/// It keeps everything but the number of writes.
struct WrittenTwice: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole { $0 + $0 } }
}

/// Rows that are found by name, two of which have the same: both stand for the first.
///
/// The parent is as it should be.
struct DuplicateNames: ThreeItemsSystem {
  let source: Source<Set<Member>>

  func binding(_ member: Member) -> TriState {
    member == .parent ? parent : flag(member == .two ? .one : member)
  }
}

/// A parent that takes its members to differ as soon as there are several.
///
/// It writes as it should.
struct CountedFlags: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: TriState { whole.reading { flags.count > 1 ? .mixed : whole.wrappedValue } }
}
