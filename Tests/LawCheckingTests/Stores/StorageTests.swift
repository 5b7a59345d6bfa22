import TestSupport

@testable import BindingSpecimens

extension Judged {
  static let storages = [
    // A storage has to hold what is set, and no launch resets it.
    Judged(LaunchedElsewhere.self, .relaunch, comesTo: .broken, by: "start off; set value on"),
    Judged(ResetAtLaunch.self, .relaunch, comesTo: .broken),
    // A launch may write to the storage that the old system uses, too, but not something else each time.
    Judged(MovedAtLaunch.self, .relaunch, comesTo: .upheld),
    Judged(ToggledAtLaunch.self, .relaunch, comesTo: .broken),
    // All systems may share a store that nobody holds. A store is found behind an optional, and after an
    // action. There is no evidence if no store was seen.
    Judged(Shared.self, .released, comesTo: .upheld),
    Judged(LeakingAction.self, .released, comesTo: .broken),
    Judged(Hidden.self, .released, comesTo: .noEvidence),
  ]
}

@Suite struct `A store that nobody holds` {
  @Test func `must not be kept by bindings if its system says so`() throws {
    let kept = try #require(try check(Kept.self, obeys: .released)?.counterexample)
    #expect(kept.system == "holder")
    #expect(kept.model == "none")
  }

  @Test func `is not sought in a source`() throws {
    #expect(try check(LawfulPages.self, obeys: .released) == nil)
  }
}

/// A store that its bindings hold, though they should let it go.
private struct Kept: HolderSystem {
  static let model = CellModel<Bool>()
  static let bindingsKeepStore: Bool? = false
  let holder = Holder(false)
}

/// A store that all systems share, beside one of the system's own.
private struct Shared: HolderSystem {
  static let model = CellModel<Bool>()
  nonisolated(unsafe) static let everywhere = Holder(0)
  private let everybodys = everywhere
  let holder = Holder(false)
}

/// A flag that is launched over another disk.
private struct LaunchedElsewhere: HolderSystem, RelaunchingSystem {
  static let model = CellModel<Bool>()
  let holder = Holder(false)

  func relaunched() -> Self { Self() }
}

/// A flag that each launch turns off.
private struct ResetAtLaunch: HolderSystem, RelaunchingSystem {
  static let model = CellModel<Bool>()
  var holder = Holder(false)

  func relaunched() -> Self {
    holder.value = false
    return Self(holder: holder)
  }
}

/// A flag that a launch moves from where an older version kept it.
private struct MovedAtLaunch: HolderSystem, RelaunchingSystem {
  struct Model: ReferenceModel {
    typealias Port = SinglePort
    var bases: [[String: Bool]]? { [[:], ["old": true], ["new": true]] }
    func get(_: Port, in stored: [String: Bool]) -> Bool { stored["new"] ?? false }
    func set(_ isOn: Bool, at _: Port, in _: [String: Bool]) -> [String: Bool] { ["new": isOn] }
  }
  static let model = Model()
  var holder = Holder<[String: Bool]>([:])

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value["new"] ?? false }, set: { holder.value = ["new": $0] })
  }
  func relaunched() -> Self {
    if let old = holder.value["old"] { holder.value = ["new": old] }
    return Self(holder: holder)
  }
}

/// A flag that each launch toggles.
private struct ToggledAtLaunch: HolderSystem, RelaunchingSystem {
  static let model = CellModel<Bool>()
  var holder = Holder(false)

  func relaunched() -> Self {
    holder.value.toggle()
    return Self(holder: holder)
  }
}

/// A store that an action makes hold itself.
private struct LeakingAction: StoreSystem {
  static let model = FieldModel()
  private let holder: Holder<Bool>? = Holder(false)
  var base: Bool {
    get { holder?.value ?? false }
    nonmutating set { holder?.value = newValue }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { base }, set: { holder?.value = $0 })
  }
  func perform(_ action: FieldModel.Action) { holder?.afterChange = { [holder] _ in _ = holder } }
}

/// A store in a closure, where a check does not see it.
private struct Hidden: StoreSystem {
  static let model = CellModel<Bool>()
  private let holder: () -> Holder<Bool>
  init() {
    let holder = Holder(false)
    self.holder = { holder }
  }
  var base: Bool {
    get { holder().value }
    nonmutating set { holder().value = newValue }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder().value }, set: { holder().value = $0 })
  }
}
