import BindingLaws
import LawfulBindings

/// A selection that may also hold a value that is no port's tag.
typealias ForeignSelectionModel = TagsModel<Page>

/// The tags of the three ports, and one without.
enum Page: CaseIterable, TagsShape {
  case a, b, c, another

  static var examples: [Page] { allCases }
  static var tags: [Page] { [.a, .b, .c] }
}

/// Three links over a selection that other parts of the program also write.
struct ForeignSelectionLinks: BindingSystem {
  typealias Model = ForeignSelectionModel
  let source: Source<Page?>

  func binding(_ tag: Page) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: source.binding)
  }
}
