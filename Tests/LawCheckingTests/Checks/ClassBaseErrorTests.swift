import TestSupport

@Suite struct `A base of a model` {
  @Test func `may not be a class`() throws {
    let error = #expect(throws: ClassBaseError.self) {
      try check(Storing<Box>.self, obeys: .setGet)
    }
    #expect(
      error?.description
        == "Storing<Box> cannot be judged: the base Box of its model CellModel<Box> is a class or holds "
        + "one, which all runs would share; judge the class as a StoreSystem, or let the base hold its values; "
        + "objects that never change can be bound by an id")
  }

  @Test func `may not be a collection of classes`() {
    #expect(throws: ClassBaseError.self) { try check(Storing<Box?>.self, obeys: .setGet) }
    #expect(throws: ClassBaseError.self) { try check(Storing<[[Box]]>.self, obeys: .setGet) }
    #expect(throws: ClassBaseError.self) { try check(Storing<[String: Box]>.self, obeys: .setGet) }
    #expect(throws: ClassBaseError.self) { try check(Storing<Set<Tag>>.self, obeys: .setGet) }
    #expect(throws: Never.self) { try check(Storing<[[String]]>.self, obeys: .setGet) }
  }
}

/// A number that all runs share.
private final class Box: Equatable {
  var number = 0
  static func == (one: Box, other: Box) -> Bool { one.number == other.number }
}

/// An object that is equal to itself alone.
private final class Tag: Hashable {
  static func == (one: Tag, other: Tag) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
