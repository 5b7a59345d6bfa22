import BindingLaws
import LawfulBindings

/// An aggregate of a flag and its negation.
///
/// The aggregate is always mixed, and accepts no set. Traces name ports and bases here, and draws and tokens
/// number them: names and orders have to stay.
struct ContradictionModel: StatesModel {
  typealias Base = Bool
  enum Port: CaseIterable { case parent, flag, negation }

  func members(of port: Port) -> [Port]? { port == .parent ? [.flag, .negation] : nil }
  func stored(at leaf: Port, in base: Bool) -> Bool { base == (leaf == .flag) }

  func storing(_ isOn: Bool, at leaf: Port, in base: Bool) -> Bool {
    isOn == (leaf == .flag)
  }
}

/// A source and its negation.
///
/// The parent is always mixed. A tap on it writes both, and the second write undoes the first. The reading is
/// right.
struct SourceAndNegation: BindingSystem {
  static let model = ContradictionModel()
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> TriState {
    let flag = source.binding
    return switch port {
    case .parent: HeadlessBinding(sources: [flag, flag.negated], isOn: \.self)
    case .flag: flag.toggleState
    case .negation: flag.negated.toggleState
    }
  }
}

/// The same sources behind a parent that only shows.
///
/// The parent is always mixed, and rejects every set. A tap on it changes nothing, and could change nothing.
struct ShownContradiction: BindingSystem {
  static let model = ContradictionModel()
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> TriState {
    let plain = SourceAndNegation(source: source).binding(port)
    return port == .parent ? plain.map(\.self, back: { _ in nil }) : plain
  }
}
