/// One label, bold if it is loud and red if it is bad, written in three ways that show the same.
package struct ConditionalLabel {
  package var isLoud: Bool
  package var isBad: Bool

  package init(isLoud: Bool, isBad: Bool) {
    self.isLoud = isLoud
    self.isBad = isBad
  }

  /// As a chain; its type keeps the structure.
  package var chained: some HeadlessElement {
    HeadlessLabel()
      .conditionally(if: isLoud) { $0.bold() }
      .conditionally(if: isBad) { $0.background("red") }
  }

  /// As one branch for each combination: the reference.
  package var branched: [HeadlessModifier] {
    switch (isLoud, isBad) {
    case (true, true): HeadlessLabel().bold().background("red").modifiers
    case (true, false): HeadlessLabel().bold().modifiers
    case (false, true): HeadlessLabel().background("red").modifiers
    case (false, false): HeadlessLabel().modifiers
    }
  }

  /// As an accumulator whose type is erased.
  package var erased: AnyHeadlessElement {
    var element = AnyHeadlessElement(HeadlessLabel())
    if isLoud { element = AnyHeadlessElement(element.bold()) }
    if isBad { element = AnyHeadlessElement(element.background("red")) }
    return element
  }
}
