/// An element without modifiers.
package struct HeadlessLabel: HeadlessElement {
  package init() {}

  package var modifiers: [HeadlessModifier] { [] }
}
