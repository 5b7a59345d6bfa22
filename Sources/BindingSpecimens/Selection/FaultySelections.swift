import BindingLaws
import LawfulBindings

extension HeadlessBinding where Value == Bool {
  /// On while the tag is selected; setting off clears the selection, whatever it is.
  fileprivate init<Tag: Equatable>(clearingAny selection: HeadlessBinding<Tag?>, tag: Tag) {
    self.init(selecting: tag, in: selection, policy: .clearsAny)
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

/// Three links over that Bool: going back from one that is not shown pops another's destination.
struct ClearingLinks: LinkSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func link(_ tag: Section) -> HeadlessNavigationLink<String> {
    let isActive = HeadlessBinding(clearingAny: source.binding, tag: tag)
    return HeadlessNavigationLink("Show", isActive: isActive) { "destination \(tag)" }
  }
}

/// Three disclosure groups over that Bool: closing a closed one closes another.
struct ClearingGroups: GroupSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func group(_ tag: Section) -> HeadlessDisclosureGroup<String> {
    let isExpanded = HeadlessBinding(clearingAny: source.binding, tag: tag)
    return HeadlessDisclosureGroup("Show", isExpanded: isExpanded) { "content \(tag)" }
  }
}

/// Three toggles over that Bool: setting off one that is off clears another's selection.
struct ClearingToggles: ToggleSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func toggle(_ tag: Section) -> HeadlessToggle {
    HeadlessToggle("Option", isOn: HeadlessBinding(clearingAny: source.binding, tag: tag))
  }
}

/// The same over a selection that may hold a value that is no port's tag.
struct ClearAnyForeignSelection: BindingSystem {
  typealias Model = ForeignSelectionModel
  let source: Source<Page?>

  func binding(_ tag: Page) -> HeadlessBinding<Bool> {
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
    HeadlessBinding(selecting: place == .second ? .first : place, in: source.binding)
  }
}
