/// An element with one more modifier, which is the outermost.
///
/// `order-kept` compares the order, and `CI/full.d/source-mutants.txt` quotes it.
struct ModifiedElement<Content: HeadlessElement>: HeadlessElement {
  let content: Content
  let modifier: String

  var modifiers: [String] { content.modifiers + [modifier] }
}
