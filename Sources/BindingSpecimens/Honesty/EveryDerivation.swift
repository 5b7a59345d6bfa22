import BindingLaws
import LawfulBindings

/// The ways to derive a Bool.
enum Way: CaseIterable {
  case keyPath, negation, selection, membership, unwrapping, fallback, payload, key, index,
    identity, clamping, pair, aggregate, collection, tree, required, presence, presentation
}

/// The ways to derive a Bool, each over a part of its own.
///
/// The base contains the ways whose parts are on. Traces name ports and bases here, and draws and tokens
/// number them: names and orders have to stay.
struct WayModel: ReferenceModel {
  var bases: [Set<Way>]? { [[], Set(Way.allCases)] }
  func writes(toSet way: Way, in base: Set<Way>) -> Int { way == .pair ? 2 : 1 }
  func get(_ way: Way, in base: Set<Way>) -> Bool { base.contains(way) }

  /// Returns whether the way accepts the set.
  ///
  /// A required selection rejects off, and a presence rejects on.
  func accepts(_ isOn: Bool, at way: Way, in base: Set<Way>) -> Bool {
    switch way {
    case .required: isOn
    case .presence: !isOn
    default: true
    }
  }

  func set(_ isOn: Bool, at way: Way, in base: Set<Way>) -> Set<Way> { base.with(way, isOn) }
}

/// Every derivation of `LawfulBindings`.
///
/// A set in a transaction is written in that transaction. Only these ports reveal some edits in
/// `CI/full.d/source-mutants.txt`.
struct EveryDerivation: BindingSystem {
  static let model = WayModel()
  let source: Source<Set<Way>>

  func binding(_ way: Way) -> Flag? {
    let flag = part(way, off: false, on: true)
    return switch way {
    case .keyPath: part(way, off: TwoFlags(), on: TwoFlags(x: true)).x
    case .negation: part(way, off: true, on: false).negated
    case .selection: part(way, off: Tab?.none, on: .one)[isSelecting: .one]
    case .membership: part(way, off: Set<Tab>(), on: [.one])[contains: .one]
    case .unwrapping: HeadlessBinding(unwrapping: part(way, off: Bool?.some(false), on: true))
    case .fallback: part(way, off: Bool?.some(false), on: true)[default: false]
    case .payload:
      part(way, off: Destination.detail(isEditing: false), on: .detail(isEditing: true))
        .flag(of: .detail)
    case .key: part(way, off: [:], on: ["key": true])[isOn: "key"]
    case .index: HeadlessBinding(part(way, off: [false], on: [true]), index: 0, default: false)
    case .identity:
      HeadlessBinding(part(way, off: [Row(id: .x)], on: [Row(id: .x, isOn: true)]), id: .x)?.isOn
    case .clamping: number[clampedTo: 0...1].map({ $0 > 0 }, back: { $0 ? 1 : 0 })
    case .pair: flag.zip(number).map(\.0) { ($0, number.wrappedValue) }
    case .aggregate: HeadlessBinding(sources: [flag, .constant(true)], isOn: \.self).isOn
    case .collection: part(way, off: [false], on: [true])[all: \.self].isOn
    case .tree: part(way, off: Set<Tab>(), on: [.one])[all: .leaf(.one)].isOn
    case .required: HeadlessBinding(selecting: .one, inRequired: part(way, off: Tab.two, on: .one))
    case .presence: part(way, off: Int?.none, on: 1).isPresented
    case .presentation:
      part(way, off: Destination?.some(.detail(isEditing: false)), on: .detail(isEditing: true))
        .sheet(of: .detail).map({ $0 ?? false }, back: { .some($0) })
    }
  }

  private var number: HeadlessBinding<Int> { part(.clamping, off: 0, on: 1) }

  /// Returns the part for a way, by its values while the way is off and while it is on.
  private func part<Part: Equatable>(_ way: Way, off: Part, on: Part) -> HeadlessBinding<Part> {
    source.binding.derive(
      get: { $0.contains(way) ? on : off }, put: { $0 = $0.with(way, $1 == on) })
  }
}
