import BindingLaws
import LawfulBindings

/// A binding type that leads to a part of what a source holds by a key path alone.
protocol ReachingBinding<Value>: BindingProtocol {
  /// Creates a binding to the part to which a key path leads.
  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>)
}

/// One binding type with each type of value that the trials of subscripts need.
///
/// It is for bindings that only reach parts what `BindingFamily` is for those that can be derived from. Swift cannot
/// pass a generic type without its arguments.
protocol ReachingBindingFamily {
  associatedtype Flag: ReachingBinding<Bool>
  associatedtype Number: ReachingBinding<Int>
  associatedtype Text: ReachingBinding<String>
  associatedtype State: ReachingBinding<ToggleState>
  associatedtype Element: ReachingBinding<Chore?>
  /// The laws of invalidation that its bindings obey.
  static var invalidation: LawSet { get }
}
