import BindingLaws

/// A binding of two closures.
struct Accessor<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

enum Page: CaseIterable { case a, b, c }

/// Setting any page off clears the selection.
struct ErasingPages: BindingSystem {
  typealias Model = SelectionModel<Page>
  let source: Source<Page?>

  func binding(_ page: Page) -> Accessor<Bool> {
    Accessor(get: { source.value == page }, set: { source.value = $0 ? page : nil })
  }
}
