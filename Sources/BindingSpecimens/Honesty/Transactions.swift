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
/// A set in a transaction is written in it. Only these ports reveal some edits in
/// `CI/full.d/source-mutants.txt`. `SpecimenMatrixTests` names it as text.
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

/// A set that toggles if it is animated.
///
/// The set breaks only transaction-transparent.
struct ToggledInTransaction: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.update(transaction: transaction) {
      $0[keyPath: side.flag] = transaction == nil ? isOn : !$0[keyPath: side.flag]
    }
  }
}

/// A key path that sets `wrappedValue` of its parent, outside of the transaction of the set.
///
/// The key path breaks only transaction-reaches-base.
struct TransactionDropped: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.binding.wrappedValue[keyPath: side.flag] = isOn
  }
}

/// A flag, and the animation of its last write.
struct AnimatedFlag: Equatable {
  var isOn = false
  var animation: String?
}

/// A model of writes that are animated in several ways, of which the one nearest to the writer counts.
///
/// Traces name actions and bases here, and draws and tokens number them: names and orders have to stay.
struct NestedTransactionsModel: ShownModel {
  /// The writes, by what animates them.
  enum Action: CaseIterable {
    case plain, ambient, nested, own, ownQuietly, twice, outerOfTwo, innerOfTwo, owner, functions
  }

  var values: [AnimatedFlag]? { [AnimatedFlag(isOn: true)] }

  var bases: [AnimatedFlag]? {
    [nil, "inner", "outer", "ambient"].flatMap { animation in
      Bool.all.map { AnimatedFlag(isOn: $0, animation: animation) }
    }
  }

  func get(_ port: SinglePort, in base: AnimatedFlag) -> AnimatedFlag { base }

  func apply(_ action: Action, to base: AnimatedFlag) -> AnimatedFlag {
    let animation: String? =
      switch action {
      case .plain, .ownQuietly: nil
      case .ambient: "ambient"
      case .nested, .innerOfTwo, .own: "inner"
      case .twice, .outerOfTwo, .owner, .functions: "outer"
      }
    return AnimatedFlag(isOn: !base.isOn, animation: animation)
  }
}

/// Writes that are animated by a binding, by the one from which it is derived, and by the surroundings.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried only on it. `SpecimenMatrixTests` names it as text.
struct NestedTransactions: ShowingSystem {
  static let model = NestedTransactionsModel()
  let source: Source<AnimatedFlag>

  func shown(_ port: NestedTransactionsModel.Port) -> AnimatedFlag { source.value }

  func perform(_ action: NestedTransactionsModel.Action, on source: Source<AnimatedFlag>) {
    let flag = HeadlessBinding(
      get: { source.base.isOn },
      set: { source.rewrite(AnimatedFlag(isOn: $0, animation: $1.animation)) })
    let toggle = { binding(action, of: flag).wrappedValue.toggle() }
    switch action {
    case .nested: withHeadlessAnimation("ambient") { withHeadlessAnimation("inner", toggle) }
    case .ambient, .own, .ownQuietly: withHeadlessAnimation("ambient", toggle)
    default: toggle()
    }
  }

  /// Returns the binding through which an action writes.
  private func binding(_ action: NestedTransactionsModel.Action, of flag: Flag) -> Flag {
    switch action {
    case .plain, .ambient, .nested: flag
    case .own: flag.animation("inner")
    case .ownQuietly: flag.animation(nil)
    case .twice: flag.animation("inner").animation("outer")
    case .outerOfTwo: flag.animation("inner").negated.animation("outer")
    case .innerOfTwo: flag.animation("inner").negated
    case .owner: Flag.owned(.constant(false)) { flag.animation("inner") }.animation("outer")
    case .functions:
      Flag(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 }).animation("outer")
    }
  }
}
