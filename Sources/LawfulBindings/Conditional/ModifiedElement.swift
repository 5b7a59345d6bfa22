/// An element with one modifier more.
package struct ModifiedElement<Content: HeadlessElement>: HeadlessElement {
  let content: Content
  let modifier: HeadlessModifier

  package var modifiers: [HeadlessModifier] { content.modifiers + [modifier] }
}

extension HeadlessElement {
  package func bold() -> ModifiedElement<Self> {
    ModifiedElement(content: self, modifier: .bold)
  }

  package func background(_ colour: String) -> ModifiedElement<Self> {
    ModifiedElement(content: self, modifier: .background(colour))
  }
}
