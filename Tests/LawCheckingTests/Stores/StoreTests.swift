import TestSupport

@Suite struct `A store that is not the checker's` {
  @Test("is proved to obey", arguments: [Law.setGet, .getSet, .setSet])
  func lawful(_ law: Law) throws {
    #expect(try check(Shelf.self, obeys: law)?.kind == .proved)
  }

  @Test func `is written externally through its own property`() throws {
    let verdict = try #require(try check(WriteRemembered.self, obeys: .conforms))
    #expect(
      verdict.counterexample?.trace.joined(separator: "; ") == "start on; write on")
  }

  @Test func `is proved with external writes among the inputs`() throws {
    let verdict = try #require(try check(Shelf.self, obeys: .setGet))
    #expect(verdict.remark?.contains("external writes not counted") == false)
  }

  @Test func `that takes no base as it was given is reported at the start`() throws {
    let verdict = try #require(try check(AlwaysOff.self, obeys: .conforms))
    #expect(verdict.counterexample?.trace == ["start on"])
  }

  /// Each system begins by writing its base, so that one store for all behaves as one for each while one
  /// system is used at a time.
  @Test func `that all systems share is not distinguished from one for each`() throws {
    let verdicts = try allLaws.compactMap { try check(SharedShelf.self, obeys: $0) }
    let reported = verdicts.filter { $0.kind == .broken || $0.kind == .flaky }
    #expect(reported.map(\.headline) == [])
  }

  @Test func `is part of a test that stands alone`() throws {
    let verdict = try #require(try check(AlwaysOff.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          let system = AlwaysOff()
          system.base = false
          system.binding(.value).wrappedValue = true
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }

  @Test func `comes to rest in such a test where it would do something else`() throws {
    let verdict = try #require(try check(TurnedOnLater.self, obeys: .setGet))
    #expect(
      verdict.counterexample?.test?.contains(
        """
          system.base = false
          system.settle()
          system.binding(.value).wrappedValue = false
          system.settle()
        """) == true, "\(verdict.counterexample?.test ?? "none")")
  }
}

/// Whether it reports its writes, and what a store of its kind must do.
@Suite struct `What a store reports` {
  @Test func `is what the world's writes set off`() throws {
    #expect(try check(Echoing<Now>.self, obeys: .settles)?.kind == .broken)
    #expect(try check(Echoing<Later>.self, obeys: .settles)?.kind == .broken)
    #expect(try check(Echoing<Nowhen>.self, obeys: .settles)?.kind == .proved)
  }

  @Test func `in several steps while the world writes is the world's`() throws {
    #expect(try check(InTwoSteps.self, obeys: .settles)?.kind == .proved)
  }

  @Test func `is not what the world writes`() throws {
    #expect(try check(Reporting.self, obeys: .getPure)?.kind == .proved)
    #expect(try check(Reporting.self, obeys: .historyIndependent)?.kind == .proved)
  }

  @Test func `is nothing, so that nothing is known of how often it is written`() throws {
    #expect(try check(Unreported.self, obeys: .setOnce)?.kind == .noEvidence)
  }

  @Test("or does not report decides who speaks", arguments: LawSet.honesty)
  func speaks(_ law: Law) throws {
    let isAboutWrites = [.setOnce, .atomic, .transactionReachesBase].contains(law)
    // Its bindings carry no transactions.
    let isSilent = isAboutWrites || law == .transactionTransparent
    #expect((try check(Shelf.self, obeys: law) == nil) == isSilent)
    #expect((Shelf.silence(of: law) != nil) == isAboutWrites)
    #expect(Reporting.silence(of: law) == nil)
  }
}

private final class Box {
  var isOn = false { didSet { afterChange(isOn) } }
  var afterChange: (Bool) -> Void = { _ in }
  var waiting: [Bool] = []
}

private protocol BoxSystem: StoreSystem where Model == CellModel<Bool> {
  var box: Box { get }
}

extension BoxSystem {
  var base: Bool {
    get { box.isOn }
    nonmutating set { box.isOn = newValue }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { box.isOn }, set: { box.isOn = $0 })
  }
}

private struct Shelf: BoxSystem {
  let box = Box()
}

/// Systems over one box, as over a shared instance of an app.
private struct SharedShelf: BoxSystem {
  static let shared = UncheckedBox()
  var box: Box { Self.shared.box }
}

private struct UncheckedBox: @unchecked Sendable {  // One test uses it.
  let box = Box()
}

/// A store that takes the second of two equal writes for none.
private struct WriteRemembered: StoreSystem {
  typealias Model = CellModel<Bool>
  final class Memory {
    var isOn = false
    var latest: Bool?
  }
  let memory = Memory()
  var base: Bool {
    get { memory.isOn }
    nonmutating set {
      memory.isOn = memory.latest == newValue && newValue ? false : newValue
      memory.latest = newValue
    }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { memory.isOn }, set: { memory.isOn = $0 })
  }
}

/// A store that takes a listener and never calls it.
private struct Unreported: BoxSystem, NotifyingStoreSystem {
  let box = Box()
  func reportWrites(to note: @escaping (Bool, String?) -> Void) {}
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { box.isOn }, set: { (box.isOn, box.isOn) = (!box.isOn, $0) })
  }
}

private struct AlwaysOff: StoreSystem {
  typealias Model = CellModel<Bool>
  var base: Bool {
    get { false }
    nonmutating set {}
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> { Accessor(get: { false }, set: { _ in }) }
}

/// A store that any set turns on, later.
private struct TurnedOnLater: BoxSystem {
  let box = Box()
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { box.isOn }, set: { _ in box.waiting.append(true) })
  }
  func settle() {
    if !box.waiting.isEmpty { box.isOn = true }
    box.waiting = []
  }
}

private struct Reporting: BoxSystem, NotifyingStoreSystem {
  let box = Box()

  func reportWrites(to note: @escaping (Bool, String?) -> Void) {
    box.afterChange = { note($0, nil) }
  }
}

/// When an observer writes on what was written.
private protocol Echo {
  static var isAtOnce: Bool { get }
  static var isLater: Bool { get }
}
private enum Now: Echo { static let (isAtOnce, isLater) = (true, false) }
private enum Later: Echo { static let (isAtOnce, isLater) = (false, true) }
private enum Nowhen: Echo { static let (isAtOnce, isLater) = (false, false) }

/// A box of whose observers one turns off what is turned on.
private struct Echoing<Way: Echo>: NotifyingStoreSystem {
  enum Model: ObserverModel {
    static var bases: [Bool]? { [false, true] }
    static var values: [Bool]? { bases }
    static var writesToRest: Int { 1 }
    static var mayReject: Bool { false }
    static func settling(_ base: Bool) -> [Never] { [] }
    static func get(_ port: SinglePort, in base: Bool) -> Bool { base }
    static func set(_ isOn: Bool, at port: SinglePort, in base: Bool) -> Bool { isOn }
  }

  let box = Box()
  var base: Bool {
    get { box.isOn }
    nonmutating set {
      box.isOn = newValue
      box.waiting = newValue ? [false, true] : []
      if Way.isAtOnce { react() }
    }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { box.isOn }, set: { box.isOn = $0 })
  }

  func settle() { if Way.isLater { react() } }

  private func react() {
    let waiting = box.waiting
    box.waiting = []
    for value in waiting { box.isOn = value }
  }

  func reportWrites(to note: @escaping (Bool, String?) -> Void) {
    box.afterChange = { note($0, nil) }
  }
}
