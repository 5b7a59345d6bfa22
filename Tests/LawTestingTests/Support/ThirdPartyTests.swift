import LawTesting
import Testing

/// A binding type of another library.
struct MyBinding<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

enum Colour: CaseIterable {
  case red, green, blue
}

struct ColourButton: BindingSystem {
  static let model = SelectionModel.selection(of: Colour.self)
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: { source.value = $0 ? colour : source.value == colour ? nil : source.value })
  }
}

@Suite struct `A colour button` {
  @Test("obeys", arguments: ColourButton.laws)
  func colourButton(_ law: Law) { expect(ColourButton.self, obeys: law) }
}
