/// A binding of two closures, which no target of the package knows.
package struct Accessor<Value>: BindingProtocol {
  package let get: () -> Value
  package let set: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
