/// An element without modifiers.
struct HeadlessLabel: HeadlessElement {
  init() {}

  var modifiers: [HeadlessModifier] { [] }
}
