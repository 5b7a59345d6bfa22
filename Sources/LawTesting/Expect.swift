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
/// A law that does not speak about systems of this kind is passed over, and so is a law that no
/// system of this shape can obey.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look.
///   - sourceLocation: Where a failure is reported.
/// - Returns: The verdict, or `nil` when the law does not speak about the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys law: some Law, options: CheckOptions = CheckOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) -> Verdict? {
  do {
    let verdict = try check(system, obeys: law, options: options)
    if let verdict { record(verdict, sourceLocation) }
    return verdict
  } catch {
    Issue.record("\(System.self) cannot be judged: \(error)", sourceLocation: sourceLocation)
    return nil
  }
}

private func record(_ verdict: Verdict, _ sourceLocation: SourceLocation) {
  switch verdict.kind {
  case .upheld, .proved, .impossible: break
  default: Issue.record(Comment(rawValue: verdict.report), sourceLocation: sourceLocation)
  }
}
