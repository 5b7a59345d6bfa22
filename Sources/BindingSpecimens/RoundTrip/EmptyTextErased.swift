import BindingLaws
import LawfulBindings

/// A field that stores an empty text as none, though the two differ.
///
/// Setting back an empty text removes it. Draws and tokens number the examples: their order has to stay.
struct EmptyTextErased: SingleSystem {
  static var model: DefaultModel<String> {
    DefaultModel("", trying: ["", "a", "b"], nilPolicy: .kept)
  }
  let source: Source<String?>
  var derived: Derived { source.binding.map({ $0 ?? "" }, back: { .some($0.isEmpty ? nil : $0) }) }
}
