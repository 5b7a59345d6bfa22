import BindingGenerators
import BindingLaws

/// A model with a port for each field, by its name.
///
/// Pinned tokens number ports, values and bases: their orders have to stay.
struct BoundFieldsModel<Root: Equatable>: KeyPathModel, SampledModel {
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
    // Every port is the name of a field, so that its own name is never read.
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
