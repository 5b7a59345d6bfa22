import TestSupport

@testable import BindingSpecimens

/// Specimens with observers show the rest of what schedules do.
@Suite struct `A schedule of observers` {
  @Test func `decides which flag stays on when all rise at once (S09)`() {
    func end(_ schedule: ObserverSchedule) -> Set<Section> {
      let source = Source<Set<Section>>([])
      let settle = Settle<Set<Section>>(base: [.a, .b, .c], schedule: schedule)
      ExclusiveByObservers(source: source).perform(settle, on: source)
      return source.base
    }
    #expect(end(.snapshot) == [])
    #expect(end(.recheck) == [.a])
    #expect(end(.reversed) == [.c])
    #expect(end(.shuffled) == [.b])
  }
}
