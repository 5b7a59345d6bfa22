/// A list whose elements have numbers, and stay where they can be pointed at until it grows.
@usableFromInline
package final class Numbering<Element: Equatable> {
  /// Where the elements are.
  @exclusivity(unchecked)  // Asked for each operation.
  @usableFromInline package private(set) var elements: UnsafeMutablePointer<Element>
  /// How many there are.
  @exclusivity(unchecked)  // Likewise.
  @usableFromInline package private(set) var count = 0
  private var capacity = 16

  /// Numbers some elements in order.
  package init(_ elements: [Element] = []) {
    self.elements = .allocate(capacity: capacity)
    elements.forEach(append)
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  package subscript(number: Int) -> Element {
    precondition(number >= 0 && number < count, "number out of range")
    return elements[number]
  }

  /// The number of an element, if it has one.
  @inlinable
  package func firstIndex(of element: Element) -> Int? {
    var number = 0
    while number < count {
      if elements[number] == element { return number }
      number &+= 1
    }
    return nil
  }

  /// The number of an element, which gets one if it has none: equal ones have equal numbers, and so
  /// have those that are not equal to themselves, such as NaN, and are written alike.
  @inlinable
  package func number(of element: Element) -> Int {
    var number = 0
    while number < count {
      if elements[number] == element { return number }
      number &+= 1
    }
    let known = element == element ? nil : self.number(ofUnequal: element)
    if let known { return known }
    append(element)
    return number
  }

  @usableFromInline
  func number(ofUnequal element: Element) -> Int? {
    (0..<count).first { isSame(elements[$0], element) }
  }

  /// The number of an element among the first ones, which most often is the one of before; how many
  /// those are, if it is not among them.
  @inlinable
  func number(of element: UnsafeMutablePointer<Element>, amongFirst most: Int, near known: Int)
    -> Int
  {
    if known < most && elements[known] == element.pointee { return known }
    var number = 0
    while number < most {
      if elements[number] == element.pointee { return number }
      number &+= 1
    }
    return most
  }

  @usableFromInline
  package func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Forgets all but the first elements.
  package func truncate(to newCount: Int) {
    (elements + newCount).deinitialize(count: count - newCount)
    count = newCount
  }

  private func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
  }
}
