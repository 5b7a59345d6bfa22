public import BindingLaws
public import LawChecking
public import Testing

/// Expects that a system obeys a law; one failure is one issue, at the line of this call.
///
/// ```swift
/// @Test("obeys", arguments: SelectionLaw.allCases)
/// func sectionToggle(_ law: SelectionLaw) {
///   expect(SectionToggle.self, obeys: law)
/// }
/// ```
///
/// Each law is a case of its own there, known by its name, that can be run again alone.
///
/// A law that does not speak about systems of this kind is passed over, and so is a law that no
/// system of this shape can obey. The traits of the test say how hard to look; see `LawTrait`.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look, instead of what the traits say.
///   - sourceLocation: Where a failure is reported.
/// - Returns: The verdict, or `nil` when the law does not speak about the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys law: some Law, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Verdict? {
  Expectation<System>(options: options, sourceLocation: sourceLocation).verdict(on: law)
}

/// Expects that a system obeys every law of a family; each failure is an issue of its own.
///
/// - Returns: The verdicts on the laws that speak about the system.
@discardableResult
public func expect<System: BindingSystem, Family: Law>(
  _ system: System.Type, obeys family: Family.Type, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  expect(
    system, obeys: LawSet(Array(Family.allCases)), options: options,
    sourceLocation: sourceLocation)
}

/// Expects that a system obeys every law of a set; each failure is an issue of its own, and so is
/// a set of which no law speaks about the system.
///
/// ```swift
/// expect(SectionToggle.self, obeys: .wellBehaved)
/// ```
///
/// - Returns: The verdicts on the laws that speak about the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys laws: LawSet, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  Expectation<System>(options: options, sourceLocation: sourceLocation).verdicts(on: laws)
}
