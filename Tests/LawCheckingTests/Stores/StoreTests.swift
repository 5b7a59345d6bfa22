import TestSupport

@testable import BindingSpecimens

@Suite struct `A store of an app` {
  @Test func `is proved with external writes among the inputs`() throws {
    let verdict = try #require(try check(Shelf.self, obeys: .setGet))
    #expect(verdict.remark?.contains("external writes not counted") == false)
  }

  /// Each system begins by writing its base.
  ///
  /// So one store for all behaves as one for each, while one system is used at a time.
  @Test func `that all systems share breaks no law`() throws {
    let verdicts = try allLaws.compactMap { try check(SharedShelf.self, obeys: $0) }
    let reported = verdicts.filter { $0.kind == .broken || $0.kind == .flaky }
    #expect(reported.map(\.headline) == [])
  }

  @Test func `is written externally in a stand-alone test`() throws {
    let verdict = try #require(try check(AlwaysOff.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          let system = AlwaysOff()
          if system.base != false { system.base = false }
          system.binding(.value).wrappedValue = true
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }

  @Test func `settles in a stand-alone test if that makes a difference`() throws {
    let verdict = try #require(try check(TurnedOnLater.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          if system.base != false { system.base = false }
          system.settle()
          system.binding(.value).wrappedValue = false
          system.settle()
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }
}

extension Judged {
  static let stores =
    storages + notifying + sealed + reporting + [
      Judged(Shelf.self, .setGet, .getSet, .setSet, comesTo: .proved),
      // An external write goes through the store's own property, which may not take the base as it is given.
      Judged(WriteRemembered.self, .conforms, comesTo: .broken, by: "start on; write on"),
      Judged(AlwaysOff.self, .conforms, comesTo: .broken, by: "start on"),
    ]

  private static let reporting = [
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

@Suite struct `A store of one's own` {
  @Test("has the expected verdict:", arguments: Judged.stores)
  func kind(_ store: Judged) throws { try store.expectKind() }
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

/// A lawful store that does not report its writes.
private struct Shelf: HolderSystem {
  let holder = Holder(false)
}

/// Systems over one store, as over a shared instance of an app.
private struct SharedShelf: HolderSystem {
  nonisolated(unsafe) private static let shared = Holder(false)  // One test uses it.
  var holder: Holder<Bool> { Self.shared }
}

/// A store that a second external write of on, right after the first, turns off.
private struct WriteRemembered: HolderSystem {
  let holder = Holder(false)
  private let wasOn = Arm()
  var base: Bool {
    get { holder.value }
    nonmutating set {
      holder.value = newValue && !wasOn.isSet
      wasOn.isSet = newValue
    }
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

/// A store that nothing turns on.
private struct AlwaysOff: StoreSystem {
  static let model = CellModel<Bool>()
  var base: Bool {
    get { false }
    nonmutating set {}
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> { Accessor(get: { false }, set: { _ in }) }
}

/// A store that any set turns on, later.
private struct TurnedOnLater: HolderSystem {
  let holder = Holder(false)
  private let isWaiting = Arm()
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { _ in isWaiting.isSet = true })
  }
  func settle() {
    if isWaiting.isSet { holder.value = true }
    isWaiting.isSet = false
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
private protocol Echo {
  static var isAtOnce: Bool { get }
  static var isLater: Bool { get }
}

/// Observers that react at once.
private enum Now: Echo {
  static let isAtOnce = true
  static let isLater = false
}

/// Observers that react when the store settles.
private enum Later: Echo {
  static let isAtOnce = false
  static let isLater = true
}

/// Observers that never react.
private enum Nowhen: Echo {
  static let isAtOnce = false
  static let isLater = false
}

/// A store with two observers.
///
/// One turns off what is turned on, and the other turns it on again.
private struct Echoing<Way: Echo>: HolderSystem, NotifyingStoreSystem {
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
      if Way.isAtOnce { react() }
    }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }

  func settle() { if Way.isLater { react() } }

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
