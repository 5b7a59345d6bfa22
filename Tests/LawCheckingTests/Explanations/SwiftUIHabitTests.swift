import BindingLaws
import Testing

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `What SwiftUI does of a finding` {
  private func habit<System: BindingSystem>(
    _ system: System.Type, _ law: Law
  ) throws -> SwiftUIHabit? {
    try #require(try check(system, obeys: law)?.counterexample).swiftUI
  }

  @Test func `is named with its source`() throws {
    let habit = try #require(try habit(ResurrectedRow.self, .noResurrection))
    #expect(habit.does == "a text field in a row writes after the row was removed")
    #expect(habit.source == "github.com/pointfreeco/swift-composable-architecture/pull/1815")
  }

  @Test func `is what the law reads at the end, too`() throws {
    let does = try habit(FrozenCapture.self, .fresh)?.does
    #expect(does?.hasPrefix("a view that keeps a binding") == true)
  }

  @Test func `is one operation only where another value passes`() throws {
    let again = "a rebuilt list writes what it shows"
    #expect(try habit(ClearAnySelection.self, .setLocal)?.does == again)
    #expect(try habit(ClearAnySelection.self, .setOffClearsOwn)?.does == again)
    #expect(try habit(RepeatedWrite.self, .setOnce) == nil, "any value is written twice")
  }

  @Test func `is nothing where it does no such thing`() throws {
    #expect(try habit(DroppedWrite.self, .setGet) == nil)
    #expect(try habit(FrozenCapture.self, .setGet) == nil)
  }
}
