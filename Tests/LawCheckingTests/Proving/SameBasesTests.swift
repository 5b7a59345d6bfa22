import TestSupport

@Suite struct `Bases that count as the same` {
  /// Sets reverse the order now and then, which a check that compared orders would take for memory.
  @Test(
    "break no law by their order",
    arguments: [Law.historyIndependent, .getSet, .readTransparent, .conforms])
  func unordered(_ law: Law) throws {
    let verdict = try #require(try check(UnorderedMembers.self, obeys: law))
    #expect([.proved, .upheld].contains(verdict.kind), "\(verdict.headline)")
  }

  /// Which of them is reached depends on a count that all systems share.
  ///
  /// Systems made later reach others than the first, which has to be no reason to distrust a proof.
  @Test func `are no memory outside of a system`() throws {
    #expect(try kind(UnorderedMembers.self, .setGet) == .proved)
  }

  /// A search that took all bases for the same would miss that a set is lost.
  @Test func `hide no memory`() throws {
    #expect(try kind(ForgetfulMembers.self, .historyIndependent) == .broken)
  }

  @Test func `hide no memory that a port shows`() throws {
    #expect(try kind(ThirdSetShown.self, .historyIndependent) == .broken)
  }

  @Test(
    "differ to a proof if a port tells them apart", arguments: [Law.setGet, .getSet, .conforms])
  func firstShown(_ law: Law) throws {
    let found = try #require(try kind(FirstMemberShown.self, law))
    #expect(found != .proved)
  }
}

private enum Topic: CaseIterable { case art, books, cars }

/// The number of sets in the process, on which the order of members depends.
///
/// In the same way the order of a `Set` depends on addresses.
private enum SetCount {
  nonisolated(unsafe) static var latest = 0
}

/// The number of sets of one system.
private final class OwnSetCount {
  var sets = 0
}

/// Members of a list that every third set of the process reverses.
///
/// To the model, lists of the same members are the same base.
private protocol MembersInAnyOrder: ModelledSystem where Model == ListMembersModel<Topic> {}

extension MembersInAnyOrder {
  static var model: ListMembersModel<Topic> {
    ListMembersModel(of: Topic.allCases, keepingOrder: false)
  }

  func setInAnyOrder(_ isOn: Bool, at topic: Topic) {
    SetCount.latest += 1
    let members = Self.model.set(isOn, at: topic, in: source.value)
    source.value = SetCount.latest % 3 == 0 ? members.reversed() : members
  }
}

/// Members of a list whose order does not count.
private struct UnorderedMembers: MembersInAnyOrder {
  let source: Source<[Topic]>
  func set(_ isOn: Bool, at topic: Topic) { setInAnyOrder(isOn, at: topic) }
}

/// Members of a list whose order does not count, which lose the third set.
private struct ForgetfulMembers: MembersInAnyOrder {
  let source: Source<[Topic]>
  private let count = OwnSetCount()

  init(source: Source<[Topic]>) { self.source = source }

  func set(_ isOn: Bool, at topic: Topic) {
    count.sets += 1
    if count.sets != 3 { setInAnyOrder(isOn, at: topic) }
  }
}

/// A level, and whether there was a third set.
///
/// A base is twice the level, plus 1 after a third set. Bases that differ only in the latter count as the same,
/// although a port shows it.
private struct ThirdSetShown: ModelledSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case level, isThird }
    var bases: [Int]? { [0, 1, 2, 3] }
    var values: [Int]? { [0, 1] }
    func get(_ port: Port, in base: Int) -> Int { port == .level ? base / 2 : base % 2 }
    func accepts(_ value: Int, at port: Port, in base: Int) -> Bool { port == .level }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { 2 * value }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool { base / 2 == expected / 2 }
  }

  static let model = Model()
  let source: Source<Int>
  private let count = OwnSetCount()

  init(source: Source<Int>) { self.source = source }

  func set(_ value: Int, at port: Model.Port) {
    if port == .isThird { return }
    count.sets += 1
    source.value = 2 * value + (count.sets == 3 ? 1 : 0)
  }
}

/// Members of a list whose order does not count, though bindings show it.
///
/// If cars are the first of two, they read as off, and the other topics as on.
private struct FirstMemberShown: MembersInAnyOrder {
  let source: Source<[Topic]>
  func get(_ topic: Topic) -> Bool {
    if source.value.count == 2 && source.value.first == .cars { return topic != .cars }
    return source.value.contains(topic)
  }
  func set(_ isOn: Bool, at topic: Topic) { setInAnyOrder(isOn, at: topic) }
}
