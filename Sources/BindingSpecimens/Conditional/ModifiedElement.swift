/// An element with one modifier more, the outermost.
///
/// `order-kept` looks at the order, and `CI/full.d/source-mutants.txt` quotes it.
struct ModifiedElement<Content: HeadlessElement>: HeadlessElement {
  let content: Content
  let modifier: String

  var modifiers: [String] { content.modifiers + [modifier] }
}
