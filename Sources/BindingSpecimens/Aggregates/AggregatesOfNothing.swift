import BindingLaws
import LawfulBindings

/// An aggregate of nothing, which reads on, beside a flag.
struct VacuousModel: FlagSetModel {
  enum Port: CaseIterable, Parented { case parent, flag }

  func members(of port: Port) -> [Port]? { port == .parent ? [] : nil }
}

/// An aggregate of nothing, which reads off, beside a flag.
struct EmptyIsOffModel: FlagSetModel {
  typealias Port = VacuousModel.Port
  var isOnWhenEmpty: Bool { false }
  func members(of port: Port) -> [Port]? { VacuousModel().members(of: port) }
}

/// An aggregate without sources that is on, as in SwiftUI, and never off.
struct NoSources: StateSystem, FlagSetSystem {
  static let model = VacuousModel()
  let source: Source<Set<VacuousModel.Port>>
  var parent: TriState { HeadlessToggle(sources: [Flag](), isOn: \.self).binding }
}

/// An aggregate without sources that is off, and never on.
struct NoSourcesOff: StateSystem, FlagSetSystem {
  static let model = EmptyIsOffModel()
  let source: Source<Set<EmptyIsOffModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [], isOnWhenEmpty: false) }
}

/// An aggregate without sources that should be off, and is on, as by default.
///
/// The aggregate upholds all laws that do not depend on the reading of no sources.
struct VacuouslyOn: StateSystem, FlagSetSystem {
  static let model = EmptyIsOffModel()
  let source: Source<Set<EmptyIsOffModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: []) }
}
