import TestSupport

@testable import BindingSpecimens

@Suite struct `A schedule of observers` {
  /// Each flag has an observer that sets the others off when its own flag has risen.
  ///
  /// So the four schedules differ in their ends. Specimens with observers show the rest of what schedules do.
  @Test func `decides which flag stays on when all rise at once`() {
    func end(_ schedule: ObserverSchedule) -> Set<Section> {
      let source = Source<Set<Section>>([])
      let settle = Settle<Set<Section>>(base: [.a, .b, .c], schedule: schedule)
      ExclusiveByObservers(source: source).perform(settle, on: source)
      return source.base
    }
    // All have seen their flags rise, so each sets the others off, and none stays.
    #expect(end(.snapshot) == [])
    // The first sets the others off before they look. It is `a`, or the last in the opposite order, or `b`, whose
    // number is the least when they are mixed.
    #expect(end(.recheck) == [.a])
    #expect(end(.reversed) == [.c])
    #expect(end(.shuffled) == [.b])
  }
}
