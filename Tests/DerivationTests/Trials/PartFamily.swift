import BindingLaws
import LawfulBindings

/// A binding type that leads to a part of what a source holds by a key path alone.
protocol ReachingBinding<Value>: BindingProtocol {
  /// A binding to the part that a key path leads to.
  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>)
}

/// One binding type in all the forms that the trials of subscripts need.
protocol PartFamily {
  associatedtype Flag: ReachingBinding<Bool>
  associatedtype Number: ReachingBinding<Int>
  associatedtype Text: ReachingBinding<String>
  associatedtype State: ReachingBinding<ToggleState>
  associatedtype Element: ReachingBinding<Chore?>
  /// What its bindings obey when they are made again.
  static var invalidation: LawSet { get }
}
