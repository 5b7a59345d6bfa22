import BindingLaws
import BindingSpecimens  // Makes bindings of `LawfulBindings` judgeable.
import LawTesting
import LawfulBindings
import Testing

private typealias MyBinding = LookupBinding

private enum Filter: CaseIterable { case unread, flagged }

// The system that `JudgingABinding.md` describes, with its test.
private struct FilterToggles: BindingSystem {
  static let model = SelectionModel<Filter>()
  let filter: MyBinding<Filter?>
  init(source: Source<Filter?>) {
    filter = MyBinding(get: { source.value }, set: { source.value = $0 })
  }
  func binding(_ tag: Filter) -> MyBinding<Bool> { filter[isSelecting: tag] }
}

@Test func `derived again, they are the same`() {
  expect(FilterToggles.self, obeys: .invalidation)
}

@Suite struct `A binding that is kept` {
  @Test func `derives equal members of a set`() {
    expect(SetMembers.self, obeys: .invalidation)
  }

  @Test func `derives an equal default`() {
    expect(DefaultedLevel.self, obeys: .invalidation)
  }

  @Test(.expecting(.sameAgain, .broken, because: "an initialiser makes closures"))
  func `derives unequal bindings by an initialiser`() {
    expect(RadioByInitialiser.self, obeys: [.sameAgain])
    expect(RadioByInitialiser.self, obeys: [.madeUnread])
  }
}

private struct SetMembers: BindingSystem {
  static let model = MembersModel<Filter>()
  let picked: HeadlessBinding<Set<Filter>>
  init(source: Source<Set<Filter>>) {
    picked = HeadlessBinding(get: { source.value }, set: { source.value = $0 })
  }
  func binding(_ tag: Filter) -> HeadlessBinding<Bool> { picked[contains: tag] }
}

private struct DefaultedLevel: BindingSystem {
  static let model = DefaultModel(0, trying: [0, 1], nilPolicy: .kept)
  let level: HeadlessBinding<Int?>
  init(source: Source<Int?>) {
    level = HeadlessBinding(get: { source.value }, set: { source.value = $0 })
  }
  func binding(_ port: SinglePort) -> HeadlessBinding<Int> { level[default: 0] }
}

private struct RadioByInitialiser: BindingSystem {
  static let model = SelectionModel<Filter>()
  let filter: HeadlessBinding<Filter?>
  init(source: Source<Filter?>) {
    filter = HeadlessBinding(get: { source.value }, set: { source.value = $0 })
  }
  func binding(_ tag: Filter) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: filter, policy: .radio)
  }
}
