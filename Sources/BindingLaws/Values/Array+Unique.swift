extension Array where Element: Equatable {
  /// The elements in the order of their first occurrence.
  package var unique: [Element] {
    var seen = Set<AnyHashable>()
    let distinguishesZeroSigns = mayHoldSignedZero(self)
    return reduce(into: []) { unique, element in
      // A hash is quick, but the same for zeros of either sign.
      let isNew =
        distinguishesZeroSigns ? nil : (element as? AnyHashable).map { seen.insert($0).inserted }
      if isNew ?? !unique.holds(element, distinguishesZeroSigns) { unique.append(element) }
    }
  }

  /// Returns whether the array contains the element, with zeros of the same signs if they are told apart.
  func holds(_ element: Element, _ distinguishesZeroSigns: Bool) -> Bool {
    contains { isSame($0, element, comparingZeros: distinguishesZeroSigns) }
  }
}
