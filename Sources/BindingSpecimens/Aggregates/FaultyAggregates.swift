import BindingLaws
import LawfulBindings

/// Three flags and a parent over them, which is made in some way of its own.
protocol ThreeItemsSystem: BindingSystem where Model == ThreeItemsModel {
  var source: Source<Set<Member>> { get }
  /// The parent.
  var parent: HeadlessBinding<ToggleState> { get }
}

extension ThreeItemsSystem {
  func binding(_ member: Member) -> HeadlessBinding<ToggleState> {
    member == .parent ? parent : HeadlessBinding(flag(member))
  }

  fileprivate func flag(_ member: Member) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: member)
  }

  fileprivate var flags: [HeadlessBinding<Bool>] { [.one, .two, .three].map(flag) }

  fileprivate var whole: HeadlessBinding<ToggleState> {
    HeadlessBinding(sources: flags, isOn: \.self)
  }

  /// A parent that reads as it should, and writes in another way.
  fileprivate func parent(
    writing write: @escaping ([HeadlessBinding<Bool>], Bool, HeadlessTransaction) -> Void
  ) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(
      get: { whole.wrappedValue },
      set: { if $0 != .mixed { write(flags, $0 == .on, $1) } })
  }
}

/// A parent that knows on and off only: mixed reads off.
///
/// It writes as it should.
struct MixedReadsOff: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: HeadlessBinding<ToggleState> { HeadlessBinding(whole.isOn) }
}

/// A parent that is on when any member is, so that a tap turns all off.
///
/// It writes as it should.
struct AnyReadsOn: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> { whole.map({ $0 == .off ? .off : .on }, back: \.self) }
}

/// A parent that reads its first member for all.
///
/// It writes as it should.
struct FirstReadsForAll: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> {
    let (first, whole) = (HeadlessBinding<ToggleState>(flag(.one)), whole)
    return HeadlessBinding(
      get: { first.wrappedValue }, set: { whole.transaction($1).wrappedValue = $0 })
  }
}

/// A parent whose set reaches the first member only.
///
/// It reads as it should.
struct StopsAtFirst: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> {
    parent { flags, isOn, transaction in flags[0].transaction(transaction).wrappedValue = isOn }
  }
}

/// A parent that writes its members from the last to the first.
///
/// It keeps everything but their order.
struct WrittenInReverse: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> {
    parent { flags, isOn, transaction in
      for flag in flags.reversed() { flag.transaction(transaction).wrappedValue = isOn }
    }
  }
}

/// A parent that writes each member twice.
///
/// It keeps everything but the number of writes.
struct WrittenTwice: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> {
    parent { flags, isOn, transaction in
      for flag in flags + flags { flag.transaction(transaction).wrappedValue = isOn }
    }
  }
}

/// Rows that are found by name, two of which have the same: both stand for the first.
///
/// The parent is as it should be.
struct DuplicateNames: ThreeItemsSystem {
  let source: Source<Set<Member>>
  var parent: HeadlessBinding<ToggleState> { whole }

  func binding(_ member: Member) -> HeadlessBinding<ToggleState> {
    let found = member == .two ? .one : member
    return member == .parent ? parent : HeadlessBinding(flag(found))
  }
}

/// A parent that takes its members to differ as soon as there are several.
///
/// It writes as it should.
struct CountedFlags: ThreeItemsSystem {
  let source: Source<Set<Member>>

  var parent: HeadlessBinding<ToggleState> {
    let whole = whole
    return HeadlessBinding(
      get: { flags.count > 1 ? .mixed : whole.wrappedValue },
      set: { whole.transaction($1).wrappedValue = $0 })
  }
}
