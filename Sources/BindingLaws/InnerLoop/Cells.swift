/// Room for so many numbers, or other elements without references.
///
/// No place is checked: an array's check for every element costs much in code that is not optimised.
@usableFromInline
package final class Cells<Element: BitwiseCopyable> {
  /// Where the elements are, for as long as somebody keeps the room.
  @usableFromInline package let elements: UnsafeMutablePointer<Element>
  /// How many there are.
  package let count: Int

  /// - Parameters:
  ///   - element: What each place holds at first.
  ///   - count: How many places there are.
  package init(repeating element: Element, count: Int) {
    self.count = count
    elements = .allocate(capacity: count)
    elements.initialize(repeating: element, count: count)
  }

  deinit { elements.deallocate() }

  @inlinable
  package subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }
}
