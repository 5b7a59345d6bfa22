import BindingLaws

/// A source for a closure that takes bindings: each port gets a new binding to it.
///
/// `ClosureSystem` knows such a closure by this type. Laws of invalidation then do not blame the closure for
/// the binding that it is given, which is another one each time.
struct SourceOfBindings<Base> {
  let source: Source<Base>
}
