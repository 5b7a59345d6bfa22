import BindingLaws
import LawChecking
import Testing

@testable import BindingSpecimens

@Suite struct `A storage that outlives its store` {
  @Test func `is read by the store that is launched again`() throws {
    #expect(try check(SavedAtOnce.self, obeys: .relaunch)?.kind == .upheld)
    let found = try #require(try check(SavedIfChanged.self, obeys: .relaunch)?.counterexample)
    #expect(found.trace == ["start on", "set value off"])
    #expect(found.equation == "get(value, relaunched(set(value, off, on)))")
  }

  @Test func `has to hold what the world writes`() throws {
    let found = try #require(try check(LaunchedElsewhere.self, obeys: .relaunch)?.counterexample)
    #expect(found.trace == ["start on"])
  }

  @Test func `is asked of nobody else`() throws {
    #expect(try check(SessionOfNow.self, obeys: .relaunch) == nil)
  }
}

/// A flag that is launched over another disk.
private struct LaunchedElsewhere: StoreSystem, RelaunchingSystem {
  typealias Model = CellModel<Bool>
  private let holder = Holder(false)
  var base: Bool {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }
  func relaunched() -> Self { Self() }
}
