import BindingLaws
import LawfulBindings

/// A binding type that the derivations are tried on.
protocol TriedBinding<Value, Transaction>: DerivableBinding, BindingProtocol {
  /// Creates a binding to the whole base of a source.
  init(_ source: Source<Value>)
}

/// One binding type with each type of value that the trials need.
///
/// Swift cannot pass a generic type without its arguments.
protocol BindingFamily {
  associatedtype Transaction
  associatedtype Flag: TriedBinding<Bool, Transaction>
  associatedtype Number: TriedBinding<Int, Transaction>
  associatedtype Text: TriedBinding<String, Transaction>
  associatedtype State: TriedBinding<ToggleState, Transaction>
  associatedtype Selection: TriedBinding<Tab?, Transaction>
  associatedtype Tabs: TriedBinding<Tab, Transaction>
  associatedtype OptionalNumber: TriedBinding<Int?, Transaction>
  associatedtype Screen: TriedBinding<Route, Transaction>
  associatedtype OptionalScreen: TriedBinding<Route?, Transaction>
  associatedtype Element: TriedBinding<Chore, Transaction>
  associatedtype List: TriedBinding<[Chore], Transaction>
  associatedtype Whole: TriedBinding<Mail, Transaction>
  associatedtype Tuple: TriedBinding<(Bool, Bool), Transaction>
  associatedtype Both: TriedBinding<FieldPair<Bool, Bool>, Transaction>
}
