import TestSupport

@testable import BindingSpecimens

/// Specimens with observers show the rest of what schedules do.
@Suite struct `A schedule of observers` {
  @Test func `decides which flag stays on when all rise at once (S09)`() {
    let ends = ObserverSchedule.allCases.map { schedule in
      let source = Source<Set<Section>>([])
      let settle = Settle<Set<Section>>(base: [.a, .b, .c], schedule: schedule)
      ExclusiveByObservers(source: source).perform(settle, on: source)
      return source.base
    }
    #expect(ends == [[], [.a], [.c], [.b]])
  }
}
