public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` says which laws are judged by default.
/// Expects that a system obeys a law; one failure is one issue, at the line of this call.
///
/// ```swift
/// @Test("obeys", arguments: SectionToggle.laws)
/// func sectionToggle(_ law: Law) {
///   expect(SectionToggle.self, obeys: law)
/// }
/// ```
///
/// Each law is a case of its own there, known by its name, that can be run again alone. A law whose
/// case shows the same mistake as one before is reported in two lines.
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
  _ system: System.Type, obeys law: Law, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Verdict? {
  let settings = ExpectationSettings(options: options, sourceLocation: sourceLocation)
  var expectation = Expectation<System>(settings)
  return expectation.verdict(on: law)
}

/// Expects that a system obeys every law of a set, by default all that speak about it but those that are judged
/// where `obeys:` names them: `silence` and `notifies-once`, those of invalidation, and laws of transactions; see
/// `LawSet.everything`.
///
/// ```swift
/// expect(SectionToggle.self)
/// expect(SectionToggle.self, obeys: .wellBehaved)
/// ```
///
/// Findings that show one mistake are one issue, with the smallest case; it names the other laws
/// that break. A set of which no law speaks about the system is an issue, too.
///
/// - Returns: The verdicts on the laws that speak about the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys laws: LawSet = .everything, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  let settings = ExpectationSettings(options: options, sourceLocation: sourceLocation)
  var expectation = Expectation<System>(settings)
  return expectation.verdicts(on: laws)
}
