import BindingLaws
import Testing

@Suite struct `A law` {
  /// `allLaws` goes from family to family, so that a law of two would be there twice.
  @Test func `of the library is in one family alone`() {
    #expect(Set(allLaws.map(\.id)).count == allLaws.count)
  }

  @Test func `of another library is in no family, whatever its id`() {
    #expect(otherTotal.family.isEmpty)
  }

  @Test func `differs from another one with its id`() {
    #expect(otherTotal != .total)
  }
}

/// A law of another library, with the id of one of ours.
private let otherTotal = Law(Law.total.id, "it ends", "x ends", Nothing())

/// A form of laws that states nothing.
private struct Nothing: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? { nil }
}
