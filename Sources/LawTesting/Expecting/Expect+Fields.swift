import BindingGenerators
import BindingLaws
public import LawChecking
import LawTelling
public import Testing

// `JudgingABinding.md` lists the laws by default.
/// Expects that closures make lawful bindings to fields of a struct, which leave each other and all
/// the rest alone.
///
/// Transactions are not judged.
///
/// ```swift
/// expect(
///   bindingsOver: Form(), BoundField(\.name) { Bind($0).name },
///   BoundField(\.isOn) { Bind($0).isOn })
/// ```
///
/// - Parameters:
///   - root: An example of the struct. Others are made from it by setting the fields.
///   - fields: The fields.
///   - permits: Whether a root may occur; by default all that sets make.
///   - laws: The laws; by default those that every binding must obey, that sets stay in their fields, and
///     `total`.
///   - sourceLocation: The place at which to report a failure.
/// - Returns: The verdicts on the laws that apply to such bindings.
@discardableResult
public func expect<Root: Equatable>(
  bindingsOver root: Root, _ fields: BoundField<Root>...,
  permits: ((Root) -> Bool)? = nil,
  obeys laws: LawSet = .everyBinding + .locality + [.total],
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  let obstacles = fields.compactMap(\.obstacle)
  let fields = fields.together(in: root)
  let namesakes = fields.map(\.name).namesakes.map {
    "several fields are called \($0): expect them apart"
  }
  let problems = obstacles + namesakes
  if !problems.isEmpty && !EnvironmentSettings.current.isReplaying {
    problems.forEach { recordIssue($0, at: sourceLocation) }
    return []
  }
  var allowances = Allowances()
  if !fields.contains(where: \.isStoredOtherwise) {
    allowances.storing = "if a set stores another value on purpose, its field says so: `storing:`"
  }
  if !fields.contains(where: \.movesOthers) { allowances.moving = "`moving:`" }
  if permits == nil { allowances.permitting = (TraceValue(root), "`permits:`") }
  // Pinned tokens hold this name: it stays.
  return ClosureName("Bindings<\(Root.self)>", at: sourceLocation).verdicts(
    by: BoundFieldsModel(root: root, fields: fields, permits: permits ?? { _ in true }), on: laws,
    proving: !fields.contains(where: \.isSampled), allowing: allowances, sourceLocation,
    of: { $0 }
  ) { source, name in
    // Every port is the name of a field.
    (fields.first { $0.name == name } ?? fields[0]).binding(to: source)
  }
}
