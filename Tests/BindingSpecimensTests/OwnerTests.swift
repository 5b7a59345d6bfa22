import TestSupport

@testable import BindingSpecimens
@testable import LawfulBindings

extension HeadlessDisclosureGroup {
  /// Stands in for an initialiser that takes an optional binding: one of the library's would be
  /// preferred, as it has no argument to leave out. Its group starts open, as no other does.
  fileprivate init(
    isExpanded: HeadlessBinding<Bool>?, content: @escaping () -> Content, isOurs: Bool = true
  ) {
    self.init(isExpanded: HeadlessState(wrappedValue: true).projectedValue, content: content)
  }
}

@Suite struct `A form of a disclosure group` {
  @Test func `cannot be given nil for a binding (S14)`() {
    #expect(HeadlessDisclosureGroup(isExpanded: nil) { "content" }.content != nil)
  }

  @Test("reads once and writes once a tap (S12)", arguments: [false, true])
  func tap(isExpanded: Bool) {
    let source = Source(isExpanded)
    CoreDisclosure(source: source).tap(.value)
    #expect(source.readCount == 1)
    #expect(source.writeCount == 1)
    #expect(source.base != isExpanded)
  }

  @Test("is the same after two taps (S12)", arguments: [false, true])
  func twoTaps(isExpanded: Bool) {
    let source = Source(isExpanded)
    let group = CoreDisclosure(source: source)
    for _ in 1...2 { group.tap(.value) }
    #expect(source.base == isExpanded)
  }
}

@Suite struct `Three flags with observers` {
  private func rest(_ schedule: ObserverSchedule) -> Set<Section> {
    let source = Source<Set<Section>>([])
    let settle = Settle<Set<Section>>(base: [.a, .b, .c], schedule: schedule)
    ExclusiveByObservers(source: source).perform(settle, on: source)
    return source.base
  }

  @Test func `are all off after a rogue when each looks at the same moment (S09)`() {
    #expect(rest(.snapshot) == [])
  }

  @Test func `keep one when each looks again, the first or the last to run (S09)`() {
    #expect(rest(.recheck) == [.a])
    #expect(rest(.reversed) == [.c])
  }
}
