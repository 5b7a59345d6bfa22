/// A list whose elements have numbers, and which keeps their addresses until it grows.
///
/// Tables of models and `Probe` make the numbers that tokens, draws and proofs contain. `isSame` decides
/// which elements are the same, and `number(of:amongFirst:)` repeats its fast part.
@usableFromInline
package final class Numbering<Element: Equatable> {
  /// The elements, by number.
  @exclusivity(unchecked)  // Asked for each operation.
  @usableFromInline package private(set) var elements: UnsafeMutablePointer<Element>
  /// The number of elements.
  @exclusivity(unchecked)  // Asked for each operation.
  @usableFromInline package private(set) var count = 0
  /// Whether to tell equal elements apart by the signs of their zeros, and to take NaN within them for equal
  /// to itself.
  @exclusivity(unchecked)  // Asked for each operation.
  @usableFromInline package var distinguishesZeroSigns: Bool
  /// Whether to tell equal elements apart by their texts, because it is not yet known whether `==` can be
  /// trusted.
  private var comparesTexts: Bool
  /// The number of first elements that are searched for numbers, which may be zeros of either sign.
  ///
  /// All elements are of one type. But an optional or a list that holds none has no number in it.
  private static var elementsSearched: Int { 8 }
  /// The number of elements that the allocated memory can hold.
  private var capacity = 16

  /// Numbers some elements in order.
  ///
  /// - Parameter comparesTexts: Whether to tell elements with different texts apart, until `trustEquality`.
  package init(_ elements: [Element] = [], comparingTexts comparesTexts: Bool = false) {
    self.comparesTexts = comparesTexts
    distinguishesZeroSigns =
      comparesTexts || mayHoldSignedZero(elements.prefix(Self.elementsSearched))
    self.elements = .allocate(capacity: capacity)
    elements.forEach(append)
  }

  /// Tells equal elements apart from now on only if they may hold zeros of either sign.
  func trustEquality() {
    comparesTexts = false
    let first = (0..<Swift.min(count, Self.elementsSearched)).map { elements[$0] }
    distinguishesZeroSigns = mayHoldSignedZero(first)
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  package subscript(number: Int) -> Element {
    precondition(number >= 0 && number < count, "number out of range")
    return elements[number]
  }

  /// Returns the number of an element.
  ///
  /// Nil if it has none. Equal elements have equal numbers. So do elements that are not equal to themselves,
  /// such as NaN, if their texts agree.
  @inlinable
  package func firstIndex(of element: Element, amongFirst most: Int? = nil) -> Int? {
    let most = most ?? count
    let number = number(of: element, amongFirst: most)
    return number < most ? number : nil
  }

  /// Returns the number of an element, after adding the element if it has none.
  @inlinable
  package func number(of element: Element) -> Int {
    let number = number(of: element, amongFirst: count)
    if number == count { append(element) }
    return number
  }

  /// Returns the number of an element among the first ones, or their count if it is not among them.
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

  /// Returns the same as `number(of:amongFirst:)`, but first tries a known number, which is most often right.
  @inlinable
  func number(of element: UnsafeMutablePointer<Element>, amongFirst most: Int, near known: Int)
    -> Int
  {
    if known < most && isSurely(element, numbered: known) { return known }
    return number(of: element.pointee, amongFirst: most)
  }

  /// Whether `==` alone says that an element has a number.
  ///
  /// If not, the element may still have it.
  @inlinable
  func isSurely(_ element: UnsafeMutablePointer<Element>, numbered number: Int) -> Bool {
    !distinguishesZeroSigns && elements[number] == element.pointee
  }

  /// Returns the element with a number, which is not checked.
  ///
  /// Other modules ask so for each operation: if they use `elements`, they check for exclusive access.
  @inlinable
  package func element(_ number: Int) -> Element { elements[number] }

  /// Returns the number of an element that `==` alone does not find.
  ///
  /// Such an element may hold signed zeros, or is not equal to itself.
  @usableFromInline
  func numberWithZeroSigns(of element: Element, amongFirst most: Int) -> Int {
    if let same = (0..<most).first(where: { isSame($0, element) }) { return same }
    if !distinguishesZeroSigns || !holdsNaN(element) { return most }
    return (0..<most).first { isSameBesideNaN(elements[$0], element) } ?? most
  }

  /// Returns whether the element of a number and another one are the same.
  private func isSame(_ number: Int, _ element: Element) -> Bool {
    let known = elements[number]
    return BindingLaws.isSame(known, element, comparingZeros: distinguishesZeroSigns)
      && (!comparesTexts || haveSameText(known, element))
  }

  /// Adds an element under the next number.
  @usableFromInline
  package func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Removes all but the first elements.
  ///
  /// Most often there are no others: each case asks that, and this is inlined, unlike the removal.
  @inlinable
  package func truncate(to newCount: Int) {
    if newCount < count { removeAll(from: newCount) }
  }

  /// Removes the elements from a number on.
  @usableFromInline
  func removeAll(from newCount: Int) {
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
