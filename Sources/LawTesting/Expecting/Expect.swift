public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` says which laws are judged by default.
/// Expects that a system obeys a law.
///
/// One failure is one issue, at the line of this call.
///
/// ```swift
/// @Test("obeys", arguments: SectionToggle.laws)
/// func sectionToggle(_ law: Law) {
///   expect(SectionToggle.self, obeys: law)
/// }
/// ```
///
/// Each law is a case of its own there, known by its name, and can be run again alone. A law whose
/// case shows the same mistake as one before is reported in two lines.
///
/// A law that does not apply to systems of this kind is passed over, and so is a law that no
/// system of this shape can obey. The traits of the test say how hard to look; see `LawTrait`.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look, instead of what the traits say.
///   - sourceLocation: The place at which to report a failure.
/// - Returns: The verdict. Nil if the law does not apply to the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys law: Law, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Verdict? {
  let settings = ExpectationSettings(options: options, sourceLocation: sourceLocation)
  var expectation = Expectation<System>(settings)
  return expectation.verdict(on: law)
}

/// Expects that a system obeys every law of a set, by default nearly all that apply to it.
///
/// The default leaves out laws that are judged only if `obeys:` names them: `silence` and `notifies-once`,
/// those of invalidation, and laws of transactions; see `LawSet.everything`.
///
/// ```swift
/// expect(SectionToggle.self)
/// expect(SectionToggle.self, obeys: .wellBehaved)
/// ```
///
/// Findings that show one mistake are one issue, with the smallest case, which names the other broken laws.
/// A set of which no law applies to the system is an issue, too.
///
/// If a set lands only after the verdicts were returned, it is reported that they do not count, but they stay
/// as they are.
///
/// - Returns: The verdicts on the laws that apply to the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys laws: LawSet = .everything, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  let settings = ExpectationSettings(options: options, sourceLocation: sourceLocation)
  var expectation = Expectation<System>(settings)
  return expectation.verdicts(on: laws)
}
