import TestSupport

@testable import BindingSpecimens

extension Judged {
  /// Stores that report their writes; `StoreTests` judges them.
  static let reporting = [
    // What an external write sets off counts: the observers write twice.
    Judged(Echoing<AtOnce>.self, .settles, comesTo: .broken),
    Judged(Echoing<OnceSettled>.self, .settles, comesTo: .broken),
    Judged(Echoing<NotAtAll>.self, .settles, comesTo: .proved),
    // What an external write itself reports does not count, whether it takes several steps or one.
    Judged(InTwoSteps.self, .settles, comesTo: .proved),
    Judged(Reporting.self, .getPure, .historyIndependent, comesTo: .proved),
    // Without reports, nobody knows how often a set writes.
    Judged(Unreported.self, .setOnce, comesTo: .noEvidence),
  ]
}

/// Some laws of honesty need a store that reports its writes.
@Suite struct `A store that reports its writes or not` {
  private static let aboutWrites: [Law] = [.setOnce, .atomic, .transactionReachesBase]
  private static let aboutOthers = LawSet.honesty.filter { law in
    !aboutWrites.contains(law) && law != .transactionTransparent
  }

  @Test("is not judged by a law about writes without reports:", arguments: aboutWrites)
  func unreported(_ law: Law) throws {
    #expect(try check(Shelf.self, obeys: law) == nil)
    #expect(
      Shelf.reasonNotApplied(law)
        == "its store does not report its writes; see NotifyingStoreSystem")
  }

  @Test("is judged by the other laws of honesty without reports:", arguments: aboutOthers)
  func silent(_ law: Law) throws {
    #expect(try check(Shelf.self, obeys: law) != nil)
    #expect(Shelf.reasonNotApplied(law) == nil)
  }

  /// It does not apply for another reason: the bindings carry no transactions.
  @Test func `is not judged by transaction-transparent, and gives no reason`() throws {
    #expect(try check(Shelf.self, obeys: .transactionTransparent) == nil)
    #expect(Shelf.reasonNotApplied(.transactionTransparent) == nil)
  }

  @Test("gives no reason against a law of honesty if it reports:", arguments: LawSet.honesty)
  func reported(_ law: Law) {
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
  case atOnce, onceSettled, never
}

/// A reaction time as a type, because a system is made without parameters.
private protocol TimedReaction {
  static var time: ReactionTime { get }
}

private enum AtOnce: TimedReaction { static let time = ReactionTime.atOnce }
private enum OnceSettled: TimedReaction { static let time = ReactionTime.onceSettled }
private enum NotAtAll: TimedReaction { static let time = ReactionTime.never }

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

  func settle() { if Reaction.time == .onceSettled { react() } }

  private func react() {
    if isWaiting.isSet {
      holder.value = false
      holder.value = true
    }
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
