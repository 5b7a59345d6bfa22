import LawfulBindings
import TestSupport

@testable import BindingSpecimens

extension HeadlessToggleStyle {
  static let standard: [HeadlessToggleStyle] = [
    .switch, .button, .menu, .checkbox, .alwaysOff, .alwaysOn,
  ]

  func rendering(of state: ToggleState) -> HeadlessRendering {
    HeadlessToggle(state: .constant(state)).toggleStyle(self).rendering
  }
}

@Suite struct `A toggle style` {
  @Test(arguments: [HeadlessToggleStyle.alwaysOff, .alwaysOn])
  func `that hides a state does not change what taps do (S20)`(style: HeadlessToggleStyle) {
    let base = Source([Row(id: .x), Row(id: .y, isOn: true)])
    let toggle = HeadlessToggle(sources: base.binding, isOn: \.isOn).toggleStyle(style)
    for _ in 0..<3 { toggle.tap() }
    #expect(
      base.writes.map { $0.base.map(\.isOn) } == [[true, true], [false, false], [true, true]])
  }

  @Test(arguments: HeadlessToggleStyle.standard)
  func `takes taps on the label unless it is a box`(style: HeadlessToggleStyle) {
    let base = Source(false)
    HeadlessToggle(isOn: base.binding).toggleStyle(style).tapLabel()
    #expect(base.value == ["switch", "button", "menu"].contains(style.name))
  }

  @Test func `of one's own knows what the toggle shows`() {
    let style = HeadlessToggleStyle(name: "own") { HeadlessRendering(icon: "\($0)", tint: "") }
    #expect(style.rendering(of: .mixed) == HeadlessRendering(icon: "mixed", tint: ""))
  }

  @Test(
    arguments: [
      (.iOS, "switch"), (.iPadOS, "switch"), (.macOS, "checkbox"), (.tvOS, "switch"),
      (.watchOS, "switch"),
    ] as [(HeadlessPlatform, String)])
  func `is automatic by platform (S21)`(platform: HeadlessPlatform, name: String) {
    #expect(HeadlessToggleStyle.automatic(on: platform).name == name)
  }
}

@Suite struct `A box` {
  static let checked = HeadlessRendering(icon: "checkmark.square", tint: "green")
  static let partial = HeadlessRendering(icon: "checkmark.square", tint: "gray")
  static let empty = HeadlessRendering(icon: "square", tint: "gray")

  @Test func `is checked and gray when mixed (S33)`() {
    let shown = ToggleState.allCases.map(HeadlessToggleStyle.checkbox.rendering)
    #expect(shown == [Self.empty, Self.checked, Self.partial])
  }

  @Test func `that is always off shows mixed as off (S43)`() {
    let shown = ToggleState.allCases.map(HeadlessToggleStyle.alwaysOff.rendering)
    #expect(shown == [Self.empty, Self.checked, Self.empty])
  }

  @Test func `that is always on shows mixed as on (S43)`() {
    let shown = ToggleState.allCases.map(HeadlessToggleStyle.alwaysOn.rendering)
    #expect(shown == [Self.empty, Self.checked, Self.checked])
  }
}
