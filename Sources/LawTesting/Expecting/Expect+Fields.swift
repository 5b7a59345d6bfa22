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
  let fields = fields.named(in: root)
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
    by: FieldModel(root: root, fields: fields, permits: permits ?? { _ in true }), on: laws,
    proving: !fields.contains(where: \.isSampled), allowing: allowances, sourceLocation,
    of: { $0 }
  ) { source, name in
    // Every port is the name of a field.
    (fields.first { $0.name == name } ?? fields[0]).binding(to: source)
  }
}

/// A model with a port for each field, by its name.
///
/// Pinned tokens number ports, values and bases: their orders have to stay.
private struct FieldModel<Root: Equatable>: KeyPathModel, SampledModel {
  let root: Root
  let fields: [BoundField<Root>]
  let isPermitted: (Root) -> Bool

  init(root: Root, fields: [BoundField<Root>], permits isPermitted: @escaping (Root) -> Bool) {
    self.root = root
    self.fields = fields
    self.isPermitted = isPermitted
  }

  func field(_ name: String) -> BoundField<Root>? { fields.first { $0.name == name } }

  var ports: [String] { fields.map(\.name) }
  var values: [FieldValue]? {
    (fields.flatMap(\.values) + fields.compactMap(\.original)).unique
  }
  var furtherValues: [FieldValue] { fields.flatMap(\.further).unique }
  var listsEveryValue: Bool { !fields.contains(where: \.isSampled) }
  var bases: [Root]? {
    reached(from: [root], setting: values ?? []).filter { permits($0) }
  }
  /// All sets, because only values that a field does not list are rejected.
  ///
  /// These are the values of other fields, for example, about which nothing is said.
  var acceptedSets: AcceptedSets { .all }

  func accepts(_ value: FieldValue, at name: String, in root: Root) -> Bool {
    field(name)?.accepts(value, in: root) == true
  }

  func get(_ name: String, in root: Root) -> FieldValue {
    field(name)?.get(root) ?? FieldValue(name)
  }

  func set(_ value: FieldValue, at name: String, in root: Root) -> Root {
    var root = root
    field(name)?.set(&root, value)
    return root
  }

  func landing(of value: FieldValue, at name: String, in root: Root) -> FieldValue {
    field(name)?.isStoredOtherwise == true ? get(name, in: set(value, at: name, in: root)) : value
  }

  func permits(_ root: Root) -> Bool { isPermitted(root) }
}
