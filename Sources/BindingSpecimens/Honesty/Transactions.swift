import BindingLaws
import LawfulBindings

/// A set that toggles if it is animated.
///
/// The set breaks only `transaction-transparent`.
struct ToggledInTransaction: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.update(transaction: transaction) { flags in
      flags[keyPath: side.flag] = transaction == nil ? isOn : !flags[keyPath: side.flag]
    }
  }
}

/// A key path that sets `wrappedValue` of its parent, outside of the transaction of the set.
///
/// The key path breaks only `transaction-reaches-base`.
struct TransactionDropped: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    source.binding.wrappedValue[keyPath: side.flag] = isOn
  }
}
