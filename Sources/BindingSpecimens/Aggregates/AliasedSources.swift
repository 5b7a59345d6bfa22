import BindingLaws
import LawfulBindings

/// An aggregate that names one of its two sources twice.
struct AliasedModel: FlagSetModel {
  enum Port: CaseIterable, Parented { case parent, one, two }

  func members(of port: Port) -> [Port]? { port == .parent ? [.one, .one, .two] : nil }
}

/// An aggregate that names a source twice.
///
/// A set of the aggregate writes this source twice, which is harmless.
struct AliasedSources: StateSystem, FlagSetSystem {
  static let model = AliasedModel()
  let source: Source<Set<AliasedModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [flag(.one), flag(.one), flag(.two)]) }
}
