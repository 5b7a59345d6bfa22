import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// What the styles show, and what a tap on a label does, `EveryStyle` shows.
@Suite struct `A toggle style` {
  @Test func `of one's own knows what the toggle shows`() {
    let style = HeadlessToggleStyle(name: "own") { HeadlessRendering(icon: "\($0)", tint: "") }
    let toggle = HeadlessToggle(state: .constant(.mixed)).toggleStyle(style)
    #expect(toggle.rendering == HeadlessRendering(icon: "mixed", tint: ""))
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
