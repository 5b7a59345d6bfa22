import BindingLaws
import Testing

@testable import BindingGenerators

@Suite struct `A meaning that is put aside` {
  /// Returns the size of everything that a table puts aside, forgets and brings back.
  private func sizes(of table: ModelTable<TextsModel>) -> [Int] {
    let transitions = table.transitions
    return [
      table.values.count, table.bases.count, table.readings.count, table.basesOutsideModel.count,
      transitions.presence.count, transitions.ownStates.count, transitions.leftOut.count,
    ]
  }

  @Test func `comes back with all its elements`() throws {
    let table = ModelTable(try World(TextsModel()))
    let meaning = table.newMeaning()
    let kept = sizes(of: table)
    _ = table.values.number(of: "far")
    _ = table.number(ofBase: ["a"])
    _ = table.number(ofReached: ["b"], near: 0)
    table.transitions.leaveOut(0)
    let whole = sizes(of: table)
    #expect(zip(kept, whole).allSatisfy { $0 < $1 })
    _ = table.newMeaning()
    #expect(sizes(of: table) == kept)
    table.recall(meaning)
    #expect(sizes(of: table) == whole)
  }
}
