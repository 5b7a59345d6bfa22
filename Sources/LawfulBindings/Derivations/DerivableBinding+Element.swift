// Reports print these initialisers.
extension DerivableBinding where Value: Identifiable {
  /// Makes a binding to the element with `id`.
  ///
  /// Nil if there is none when the binding is made. The binding follows the element when it moves. While the
  /// element is gone, the binding reads the one with which it was made, and rejects writes. It also rejects
  /// an element with another id. Upholds the laws of the round trip, of honesty, of locality and of presence.
  ///
  /// - Parameters:
  ///   - elements: The collection. Of elements with equal ids, the first counts.
  ///   - id: The identity to follow.
  @inlinable
  public init?<Elements: MutableCollection<Value>>(
    _ elements: some DerivableBinding<Elements, Transaction>, id: Value.ID
  ) {
    func position(in elements: Elements) -> Elements.Index? { elements.firstIndex { $0.id == id } }
    let now = elements.wrappedValue
    guard let initial = position(in: now).map({ now[$0] }) else { return nil }
    self.init(
      elements,
      through: Lens(
        get: { elements in position(in: elements).map { elements[$0] } ?? initial },
        accepts: { elements, element in element.id == id && position(in: elements) != nil },
        put: { elements, element in
          if let position = position(in: elements) { elements[position] = element }
        }))
  }
}

extension DerivableBinding {
  /// Makes a binding to the element at a position.
  ///
  /// While there is none, the binding reads `defaultValue`, and rejects writes. Upholds the laws of the round
  /// trip, of honesty and of locality.
  ///
  /// - Parameters:
  ///   - elements: The collection.
  ///   - index: The position, from 0. It does not follow an element that moves. An id does.
  ///   - defaultValue: The reading of a position outside of the collection.
  @inlinable
  public init(
    _ elements: some DerivableBinding<[Value], Transaction>, index: Int, default defaultValue: Value
  ) {
    self.init(
      elements,
      through: Lens(
        get: { $0.indices.contains(index) ? $0[index] : defaultValue },
        accepts: { elements, _ in elements.indices.contains(index) },
        put: { $0[index] = $1 }))
  }
}
