import BindingLaws
import LawfulBindings

/// An aggregate of a flag and its negation: always mixed, so that no set is accepted.
enum ContradictionModel: AggregateModel {
  typealias Value = ToggleState
  enum Port: CaseIterable {
    case parent, flag, negation
  }

  static var ports: [Port] { Port.allCases }
  static var bases: [Bool]? { [false, true] }
  static func members(of port: Port) -> [Port]? { port == .parent ? [.flag, .negation] : nil }
  static func isOn(_ leaf: Port, in base: Bool) -> Bool { base == (leaf == .flag) }

  static func turning(_ leaf: Port, on isOn: Bool, in base: Bool) -> Bool {
    isOn == (leaf == .flag)
  }
}

/// A source and its negation: always mixed, and each tap leaves the flag as its last write says.
///
/// It reads as it should.
struct SourceAndNegation: BindingSystem {
  typealias Model = ContradictionModel
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> HeadlessBinding<ToggleState> {
    let flag = source.binding
    return switch port {
    case .parent: HeadlessBinding(sources: [flag, flag.negated], isOn: \.self)
    case .flag: HeadlessBinding(flag)
    case .negation: HeadlessBinding(flag.negated)
    }
  }
}

/// The same sources behind a parent that only shows: it is always mixed and rejects every set.
///
/// A tap on it reaches nothing, and nothing could.
struct ShownContradiction: BindingSystem {
  typealias Model = ContradictionModel
  let source: Source<Bool>

  func binding(_ port: ContradictionModel.Port) -> HeadlessBinding<ToggleState> {
    let plain = SourceAndNegation(source: source).binding(port)
    return port == .parent
      ? plain.derive(get: \.self, accepts: { _, _ in false }, put: { _, _ in }) : plain
  }
}
