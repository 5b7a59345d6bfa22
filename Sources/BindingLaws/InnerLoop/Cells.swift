/// A buffer of numbers, or of other elements without references.
///
/// No index is checked, because the check of an array for every element costs much in unoptimised code.
@usableFromInline
package final class Cells<Element: BitwiseCopyable> {
  /// The elements.
  ///
  /// The memory is valid for as long as the buffer exists.
  @usableFromInline package let elements: UnsafeMutablePointer<Element>
  /// The number of elements.
  package let count: Int

  /// Makes a buffer whose elements are all the same.
  ///
  /// - Parameters:
  ///   - element: The first value of each element.
  ///   - count: The number of elements.
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
