import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// Counts the bindings that a control stores, at any depth.
private func bindings(in value: Any) -> Int {
  if "\(type(of: value))".hasPrefix("HeadlessBinding<") { return 1 }
  return Mirror(reflecting: value).children.map { bindings(in: $0.value) }.reduce(0, +)
}

/// Specimens show the rest of what controls do.
@Suite struct `A control` {
  static let controls: [String: @Sendable () -> Any] = [
    "toggle": { HeadlessToggle(isOn: Source(true).binding) },
    "disclosure group": { HeadlessDisclosureGroup {} },
    "navigation link": { HeadlessNavigationLink {} },
    "tab view": { HeadlessTabView(selection: nil, tabs: Section.allCases) },
    "list": { HeadlessList(selection: nil, rows: Section.allCases) },
    "blurred image": { HeadlessBlurredImage() },
  ]

  @Test(arguments: controls.keys.sorted()) func `holds one binding (S53)`(name: String) {
    let count = Self.controls[name].map { make in bindings(in: make()) }
    #expect(count == 1)
  }

  @Test func `of tabs has no active tab if another value is selected`() {
    let tabs = HeadlessTabView(selection: Source(Section.c).binding, tabs: [.a, .b])
    #expect(tabs.active == nil)
  }
}

extension HeadlessDisclosureGroup {
  /// Stands in for an initialiser that takes an optional binding.
  ///
  /// One of the library's would be preferred, as it has no argument to leave out. The group of this one
  /// starts open, as no other does.
  fileprivate init(
    isExpanded: HeadlessBinding<Bool>?, content: @escaping () -> Content, isOurs: Bool = true
  ) {
    self.init(isExpanded: HeadlessState(wrappedValue: true).projectedValue, content: content)
  }
}

@Suite struct `A disclosure group` {
  @Test func `has no initialiser that takes nil for a binding (S14)`() {
    #expect(HeadlessDisclosureGroup(isExpanded: nil) { "content" }.content != nil)
  }

  @Test func `makes its content only while it is expanded (S12)`() {
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

@Suite struct `A toggle style` {
  @Test func `of one's own gets the state of the toggle`() {
    let style = HeadlessToggleStyle(name: "own") { HeadlessRendering(icon: "\($0)", tint: "") }
    let toggle = HeadlessToggle(state: .constant(.mixed)).toggleStyle(style)
    #expect(toggle.rendering == HeadlessRendering(icon: "mixed", tint: ""))
  }

  @Test(arguments: HeadlessPlatform.allCases)
  func `that is automatic depends on the platform (S21)`(platform: HeadlessPlatform) {
    let name = platform == .macOS ? "checkbox" : "switch"
    #expect(HeadlessToggleStyle.automatic(on: platform).name == name)
  }

  @Test("is judged by the name that it has", arguments: EveryStyleModel.Style.allCases)
  func named(_ style: EveryStyleModel.Style) {
    #expect(HeadlessToggleStyle.standard("\(style)").name == "\(style)")
  }
}
