/// An element whose type is erased, for comparison: it shows the same and says less.
package struct AnyHeadlessElement: HeadlessElement {
  private let element: any HeadlessElement

  package init(_ element: any HeadlessElement) {
    self.element = element
  }

  package var modifiers: [HeadlessModifier] { element.modifiers }
}
