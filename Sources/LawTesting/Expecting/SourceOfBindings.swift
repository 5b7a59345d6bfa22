import BindingLaws

/// A source for a closure that takes bindings: each port gets a new binding to it.
struct SourceOfBindings<Base> {
  let source: Source<Base>
}
