import TestSupport

@testable import BindingSpecimens

extension Judged {
  static let reporting = [
    // The store reports what external writes set off.
    Judged(Echoing<Now>.self, .settles, comesTo: .broken),
    Judged(Echoing<Later>.self, .settles, comesTo: .broken),
    Judged(Echoing<Nowhen>.self, .settles, comesTo: .proved),
    // It does not report external writes themselves, in several steps or at once.
    Judged(InTwoSteps.self, .settles, comesTo: .proved),
    Judged(Reporting.self, .getPure, .historyIndependent, comesTo: .proved),
    // Without reports, nobody knows how often a set writes.
    Judged(Unreported.self, .setOnce, comesTo: .noEvidence),
  ]
}

/// Some laws of honesty need a store that reports its writes.
@Suite struct `A store that reports its writes or not` {
  @Test("is judged by the laws of honesty that apply:", arguments: LawSet.honesty)
  func speaks(_ law: Law) throws {
    let isAboutWrites = [.setOnce, .atomic, .transactionReachesBase].contains(law)
    // Its bindings carry no transactions.
    let isSilent = isAboutWrites || law == .transactionTransparent
    #expect((try check(Shelf.self, obeys: law) == nil) == isSilent)
    let reason = "its store does not report its writes; see NotifyingStoreSystem"
    #expect(Shelf.reasonNotApplied(law) == (isAboutWrites ? reason : nil))
    #expect(Reporting.reasonNotApplied(law) == nil)
  }
}

/// A store that takes a listener and never calls it.
///
/// A set writes twice.
private struct Unreported: HolderSystem, NotifyingStoreSystem {
  let holder = Holder(false)
  func reportWrites(to note: @escaping (Bool, String?) -> Void) {}
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { holder.value },
      set: { isOn in
        holder.value.toggle()
        holder.value = isOn
      })
  }
}

/// A lawful store that reports its writes.
private struct Reporting: HolderSystem, NotifyingStoreSystem {
  let holder = Holder(false)
  func reportWrites(to note: @escaping (Bool, String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }
}

/// The time at which observers react to a write.
private enum ReactionTime {
  case atOnce, whenSettled, never
}

/// A reaction time as a type, because a system is made without parameters.
private protocol TimedReaction {
  static var time: ReactionTime { get }
}

private enum Now: TimedReaction { static let time = ReactionTime.atOnce }
private enum Later: TimedReaction { static let time = ReactionTime.whenSettled }
private enum Nowhen: TimedReaction { static let time = ReactionTime.never }

/// A store with two observers.
///
/// One turns off what is turned on, and the other turns it on again.
private struct Echoing<Reaction: TimedReaction>: HolderSystem, NotifyingStoreSystem {
  struct Model: ObserverModel, WholeModel {
    var bases: [Bool]? { [false, true] }
    var writesToRest: Int { 1 }
    var acceptedSets: AcceptedSets { .all }
    func actionsPerSchedule(writing base: Bool) -> [Never] { [] }
  }

  static var model: Model { Model() }

  let holder = Holder(false)
  private let isWaiting = Arm()
  var base: Bool {
    get { holder.value }
    nonmutating set {
      holder.value = newValue
      isWaiting.isSet = newValue
      if Reaction.time == .atOnce { react() }
    }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }

  func settle() { if Reaction.time == .whenSettled { react() } }

  private func react() {
    if isWaiting.isSet { for isOn in [false, true] { holder.value = isOn } }
    isWaiting.isSet = false
  }

  func reportWrites(to note: @escaping (Bool, String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }
}

/// A pair that is written half by half, and reports each half.
private struct InTwoSteps: HolderSystem, NotifyingStoreSystem {
  struct Model: ObserverModel, RowModel {
    var values: [Bool]? { [false, true] }
    var writesToRest: Int { 1 }
    var acceptedSets: AcceptedSets { .all }
    func actionsPerSchedule(writing base: [Bool]) -> [Never] { [] }
  }

  static let model = Model()

  let holder = Holder([false, false])
  var base: [Bool] {
    get { holder.value }
    nonmutating set { for port in newValue.indices { turn(port, newValue[port]) } }
  }

  func reportWrites(to note: @escaping ([Bool], String?) -> Void) {
    holder.afterChange = { note($0, nil) }
  }

  func binding(_ port: Int) -> Accessor<Bool> {
    Accessor(get: { holder.value[port] }, set: { turn(port, $0) })
  }

  private func turn(_ port: Int, _ isOn: Bool) {
    if holder.value[port] != isOn { holder.value[port] = isOn }
  }
}
