import BindingLaws
import LawfulBindings

extension HeadlessBinding where Value == Bool {
  /// On while the tag is selected; setting off clears the selection, whatever it is.
  fileprivate init<Tag: Equatable>(clearingAny selection: HeadlessBinding<Tag?>, tag: Tag) {
    self = selection.derive(get: { $0 == tag }, put: { $0 = $1 ? tag : nil })
  }
}

/// The derived Bool as the article has it: setting any tag off clears the whole selection.
struct ClearAnySelection: BindingSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(clearingAny: source.binding, tag: tag)
  }
}

/// The same over a selection that may hold a value that is no port's tag.
struct ClearAnyForeignSelection: BindingSystem {
  typealias Model = ForeignSelectionModel
  let source: Source<Model.Destination?>

  func binding(_ tag: Model.Destination) -> HeadlessBinding<Bool> {
    HeadlessBinding(clearingAny: source.binding, tag: tag)
  }
}

/// Three links of which two carry the same tag.
struct DuplicateTags: BindingSystem {
  /// Three links, by their place.
  enum Place: CaseIterable {
    case first, second, third
  }

  typealias Model = SelectionModel<Place>
  let source: Source<Place?>

  func binding(_ place: Place) -> HeadlessBinding<Bool> {
    HeadlessBinding(selection: source.binding, tag: place == .second ? .first : place)
  }
}
