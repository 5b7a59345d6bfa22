import BindingLaws

/// A list whose elements stay where they can be pointed at, until it grows.
package final class GrowingBuffer<Element> {
  /// Where the elements are.
  @exclusivity(unchecked)  // Asked for each operation.
  package private(set) var elements: UnsafeMutablePointer<Element>
  /// How many there are.
  @exclusivity(unchecked) package private(set) var count = 0  // Likewise.
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    elements = .allocate(capacity: self.capacity)
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "index out of range")
    return elements[index]
  }

  func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Forgets all but the first elements.
  func truncate(to newCount: Int) {
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

extension GrowingBuffer where Element: Equatable {
  /// The place of an element; where zeros of either sign are told apart, of one that is written alike.
  package func firstIndex(of element: Element, isCareful: Bool = false) -> Int? {
    var index = 0
    while index < count {
      if elements[index] == element {
        if !isCareful || traceText(elements[index]) == traceText(element) { return index }
      }
      index &+= 1
    }
    return element == element ? nil : (0..<count).first { isSame(elements[$0], element) }
  }
}
