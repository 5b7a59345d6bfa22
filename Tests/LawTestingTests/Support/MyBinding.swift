import BindingLaws

/// A binding type of another library.
struct MyBinding<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
