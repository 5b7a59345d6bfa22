import BindingLaws
import LawfulBindings

/// Every derivation of this library; what is set in a transaction is written in it.
struct EveryDerivation: BindingSystem {
  typealias Model = ScreenModel
  let source: Source<Screen>

  func binding(_ way: Screen.Way) -> HeadlessBinding<Bool>? {
    let screen = source.binding
    return switch way {
    case .keyPath: screen.flag
    case .negation: screen.negated.negated
    case .selection: HeadlessBinding(selecting: .one, in: screen.selection)
    case .membership: HeadlessBinding(screen.members, contains: .one)
    case .unwrapping: HeadlessBinding(unwrapping: screen.optional)
    case .fallback: HeadlessBinding(screen.defaulted, default: false)
    case .payload: payload(screen.destination)
    case .key: HeadlessBinding(screen.flags, key: "key")
    case .index: HeadlessBinding(screen.list, index: 0, default: false)
    case .identity: HeadlessBinding(screen.rows, id: .x)?.isOn
    case .clamping: screen.number.clamped(to: 0...1).map({ $0 > 0 }, back: { $0 ? 1 : 0 })
    case .pair: screen.one.zip(screen.number).map(\.0) { ($0, screen.number.wrappedValue) }
    case .aggregate: HeadlessBinding(sources: [screen.other], isOn: \.self).isOn
    case .collection: HeadlessBinding(sources: screen.items, isOn: \.self).isOn
    case .tree: HeadlessBinding(selection: screen.leaves, of: .leaf(.one)).isOn
    case .required: HeadlessBinding(selecting: .one, inRequired: screen.tab)
    case .presence: HeadlessBinding(isPresent: screen.item)
    case .presentation: presentation(screen.presented)
    }
  }

  private func payload(_ destination: HeadlessBinding<Destination>) -> HeadlessBinding<Bool>? {
    HeadlessBinding(
      destination, extract: { $0.flag(of: .detail) }, embed: { .detail(isEditing: $0) })
  }

  private func presentation(_ presented: HeadlessBinding<Destination?>) -> HeadlessBinding<Bool> {
    HeadlessBinding<Bool?>(
      presenting: presented, extract: { $0.flag(of: .detail) }, embed: { .detail(isEditing: $0) }
    ).map({ $0 ?? false }, back: { .some($0) })
  }
}

/// A key path that sets `wrappedValue` of its parent, outside of the transaction it was given.
///
/// It breaks only transaction-reaches-base.
struct TransactionDropped: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let whole = source.binding
    return HeadlessBinding(
      get: { whole.wrappedValue[keyPath: port.flag] },
      set: { isOn, _ in whole.wrappedValue[keyPath: port.flag] = isOn })
  }
}
