import BindingLaws

extension Source where Base: Equatable {
  /// Makes an object, and has the source mirror one of its properties.
  func object<Store: AnyObject>(
    _ make: () -> Store, _ path: ReferenceWritableKeyPath<Store, Base>
  ) -> Store {
    let object = make()
    reflect(read: { object[keyPath: path] }, write: { object[keyPath: path] = $0 })
    return object
  }
}
