import TestSupport

@testable import BindingSpecimens
@testable import LawfulBindings

extension HeadlessDisclosureGroup {
  /// Stands in for an initialiser that takes an optional binding: one of the library's would be
  /// preferred, as it has no argument to leave out.
  ///
  /// Its group starts open, as no other does.
  fileprivate init(
    isExpanded: HeadlessBinding<Bool>?, content: @escaping () -> Content, isOurs: Bool = true
  ) {
    self.init(isExpanded: HeadlessState(wrappedValue: true).projectedValue, content: content)
  }
}

/// What a group does otherwise, the specimens show.
@Suite struct `A disclosure group` {
  @Test func `cannot be given nil for a binding (S14)`() {
    #expect(HeadlessDisclosureGroup(isExpanded: nil) { "content" }.content != nil)
  }

  @Test func `makes its content while it is expanded and not otherwise (S12)`() {
    let base = Source(false)
    var made = 0
    let group = HeadlessDisclosureGroup(isExpanded: base.binding) { made += 1 }
    #expect(group.content == nil)
    #expect(made == 0)
    base.value = true
    #expect(group.content != nil)
    #expect(made == 1)
  }
}
