import BindingGenerators
import BindingLaws

// Values and bases beyond the lists of the model. `Beyond` says what they are.
extension Subject {
  /// Whether cases beyond the lists can be judged: the model is asked whether it obeys the law in them.
  var isJudgedBeyond: Bool {
    isFinite && model.learned == nil && !isConcurrent && !isTimed && needs.isSubset(of: [.writes])
  }

  /// Whether there are values that are not listed.
  var hasOtherValues: Bool { space.world.beyond.hasValues }
  /// The number of listed values of a type that has others.
  var valuesOfOpenType: Int? { space.world.valuesOfOpenType }
  /// The stored properties of the base that never differ.
  var unvariedParts: [String] { space.world.beyond.unvaried }

  /// Draws unlisted values, too, from now on.
  mutating func goToOtherValues() { restrict { $0.goBeyond(to: .values) } }
  /// Starts in variants of bases and writes them, from now on.
  mutating func goToVariants() { restrict { $0.goBeyond(to: .variants) } }

  /// Numbers what lies beyond the lists, so that a case can name it.
  func reachBeyond() {
    if isFinite { space.table.reachBeyond() }
  }

  /// Goes beyond the lists as far as a case does.
  mutating func goBeyond(for testCase: Case) {
    reachBeyond()
    if !isFinite { return }
    if space.goes(to: .values, in: testCase) { goToOtherValues() }
    if space.goes(to: .variants, in: testCase) { goToVariants() }
  }

  /// Whether the failure of a case counts.
  ///
  /// A case beyond the lists does not count if the model breaks the law, too. A case with a variant of a base
  /// counts only if the system loses what is varied. Any other difference there may be right: nobody has
  /// listed such a base.
  func counts(_ testCase: LoadedCase) -> Bool {
    let hasVariants = space.goes(to: .variants, in: testCase.spelling)
    if !hasVariants && !space.goes(to: .values, in: testCase.spelling) { return true }
    return !modelBreaks(testCase) && (!hasVariants || losesVariedPart(in: testCase))
  }
}
