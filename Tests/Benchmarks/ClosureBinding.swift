import BindingLaws

/// A binding of two closures.
struct ClosureBinding<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
