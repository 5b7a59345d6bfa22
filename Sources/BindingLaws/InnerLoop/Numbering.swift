/// A list whose elements have numbers, and stay where they can be pointed at until it grows.
///
/// Tables of models and `Probe` number by it what tokens, draws and proofs hold as numbers. `isSame` says
/// what counts as the same; `number(of:amongFirst:)` repeats the quick part of it.
@usableFromInline
package final class Numbering<Element: Equatable> {
  /// Where the elements are.
  @exclusivity(unchecked)  // Asked for each operation.
  @usableFromInline package private(set) var elements: UnsafeMutablePointer<Element>
  /// How many there are.
  @exclusivity(unchecked)  // Likewise.
  @usableFromInline package private(set) var count = 0
  /// Whether equal elements are told apart by the signs of their zeros, and NaN within them counts as itself.
  @usableFromInline package var distinguishesZeroSigns: Bool
  /// Whether equal elements are told apart by all that is written of them, because nobody knows yet whether
  /// `==` can be believed.
  private var comparesTexts: Bool
  private var capacity = 16

  /// Numbers some elements in order.
  ///
  /// - Parameter comparesTexts: Whether all are told apart that are written otherwise, until `trustEquality`.
  package init(_ elements: [Element] = [], comparingTexts comparesTexts: Bool = false) {
    self.comparesTexts = comparesTexts
    distinguishesZeroSigns = comparesTexts || mayHoldSignedZero(elements.prefix(8))
    self.elements = .allocate(capacity: capacity)
    elements.forEach(append)
  }

  /// From now on tells apart what is equal only where it may hold zeros of either sign.
  func trustEquality() {
    comparesTexts = false
    distinguishesZeroSigns = mayHoldSignedZero((0..<Swift.min(count, 8)).map { elements[$0] })
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  package subscript(number: Int) -> Element {
    precondition(number >= 0 && number < count, "number out of range")
    return elements[number]
  }

  /// The number of an element, if it has one: equal ones have equal numbers, and so have those that are not
  /// equal to themselves, such as NaN, and are written alike.
  @inlinable
  package func firstIndex(of element: Element, amongFirst most: Int? = nil) -> Int? {
    let most = most ?? count
    let number = number(of: element, amongFirst: most)
    return number < most ? number : nil
  }

  /// The number of an element, which gets one if it has none.
  @inlinable
  package func number(of element: Element) -> Int {
    let number = number(of: element, amongFirst: count)
    if number == count { append(element) }
    return number
  }

  /// The number of an element among the first ones; how many those are, if it is not among them.
  @inlinable
  func number(of element: Element, amongFirst most: Int) -> Int {
    if distinguishesZeroSigns || element != element {
      return numberWithZeroSigns(of: element, amongFirst: most)
    }
    var number = 0
    while number < most {
      if elements[number] == element { return number }
      number &+= 1
    }
    return most
  }

  /// The same with a guess, which is most often right: the number of the one before.
  @inlinable
  func number(of element: UnsafeMutablePointer<Element>, amongFirst most: Int, near known: Int)
    -> Int
  {
    if !distinguishesZeroSigns && known < most && elements[known] == element.pointee {
      return known
    }
    return number(of: element.pointee, amongFirst: most)
  }

  @usableFromInline
  func numberWithZeroSigns(of element: Element, amongFirst most: Int) -> Int {
    if let same = (0..<most).first(where: { isSame($0, element) }) { return same }
    if !distinguishesZeroSigns || !holdsNaN(element) { return most }
    return (0..<most).first { isSameBesideNaN(elements[$0], element) } ?? most
  }

  private func isSame(_ number: Int, _ element: Element) -> Bool {
    let known = elements[number]
    return BindingLaws.isSame(known, element, comparingZeros: distinguishesZeroSigns)
      && (!comparesTexts || haveSameText(known, element))
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
