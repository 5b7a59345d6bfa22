import BindingLaws
import LawfulBindings

/// An aggregate of a flag and of another aggregate.
///
/// The tests of specimens define it a second time.
struct NestedModel: FlagSetModel {
  enum Port: CaseIterable { case root, branch, one, two, three }

  func members(of port: Port) -> [Port]? {
    switch port {
    case .root: [.branch, .three]
    case .branch: [.one, .two]
    case .one, .two, .three: nil
    }
  }
}

/// An aggregate of an aggregate.
struct NestedAggregates: StateSystem, FlagSetSystem {
  static let model = NestedModel()
  let source: Source<Set<NestedModel.Port>>
  var parent: TriState { HeadlessBinding(aggregating: [binding(.branch), flag(.three)]) }

  func binding(_ port: NestedModel.Port) -> TriState {
    switch port {
    case .root: parent
    case .branch: HeadlessBinding(aggregating: [flag(.one), flag(.two)])
    case .one, .two, .three: flag(port)
    }
  }
}
