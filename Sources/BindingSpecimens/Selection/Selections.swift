import BindingLaws
import LawfulBindings

/// A system of ports over one optional selection of a section.
protocol SectionSystem: PlainSystem where Model == SelectionModel<Section> {}

extension SectionSystem { static var model: Model { SelectionModel() } }

/// Three links over one optional selection.
///
/// Setting one off clears only that one.
struct SelectionLinks: LinkSystem {
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch {
    HeadlessNavigationLink(tag: tag, selection: source.binding) { "destination \(tag)" }
  }
}

/// Three disclosure groups over one optional selection.
struct SelectionDisclosureGroups: GroupSystem {
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch {
    HeadlessDisclosureGroup(tag: tag, selection: source.binding) { "content \(tag)" }
  }
}

/// Three toggles over one optional selection.
struct SelectionToggles: ToggleSystem {
  static let model = SelectionModel<Section>()
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch { HeadlessToggle(isOn: source.binding, tag: tag) }
}

extension Source {
  /// Returns a flag that is on while the tag is selected.
  ///
  /// Setting it off clears the selection, whatever it is.
  func clearingAny<Tag: Equatable>(_ tag: Tag) -> Flag where Base == Tag? {
    HeadlessBinding(selecting: tag, in: binding, policy: .clearsAny)
  }
}

/// The derived Bool of many articles about SwiftUI.
///
/// Setting any tag off clears the whole selection. Help texts, articles, tests, the plugin, `CI/fuzz`,
/// scripts in `CI/full.d` and the form for bugs quote its cases. Help texts contain a token.
struct ClearAnySelection: SectionSystem {
  let source: Source<Section?>
  func binding(_ tag: Section) -> Flag { source.clearingAny(tag) }
}

/// Three links over the derived Bool of `ClearAnySelection`.
///
/// Going back from a link that is not shown pops another's destination.
struct ClearingLinks: LinkSystem {
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch {
    HeadlessNavigationLink(isActive: source.clearingAny(tag)) { "destination \(tag)" }
  }
}

/// Three disclosure groups over the derived Bool of `ClearAnySelection`.
///
/// Closing a closed one closes another one.
struct ClearingGroups: GroupSystem {
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch {
    HeadlessDisclosureGroup(isExpanded: source.clearingAny(tag)) { "content \(tag)" }
  }
}

/// Three toggles over the derived Bool of `ClearAnySelection`.
///
/// Setting off one that is off clears another's selection.
struct ClearingToggles: ToggleSystem {
  static let model = SelectionModel<Section>()
  let source: Source<Section?>

  func control(_ tag: Section) -> some Switch { HeadlessToggle(isOn: source.clearingAny(tag)) }
}

/// Three links, two of which have the same tag.
struct DuplicateTags: BindingSystem {
  /// A position of a link.
  ///
  /// Traces name these ports, and draws and tokens number them: names and order have to stay.
  enum Place: CaseIterable { case first, second, third }

  static let model = SelectionModel<Place>()
  let source: Source<Place?>

  func binding(_ place: Place) -> Flag {
    source.binding[isSelecting: place == .second ? .first : place]
  }
}

/// A tab that is selected only if it is set on twice.
///
/// The first time clears the others. The tab upholds `at-most-one-on`.
struct ReluctantSelection: SectionSystem {
  let source: Source<Section?>

  func put(_ isOn: Bool, at tag: Section, into selection: inout Section?) {
    if isOn {
      let isFree = selection == nil || selection == tag
      selection = isFree ? tag : nil
    } else if selection == tag {
      selection = nil
    }
  }
}

/// A selection that is looked up, and cleared in a second step.
///
/// The selection upholds every law but linearizable, because it clears what is selected in between. No such
/// system upholds `set-set`.
struct CheckThenClear: ConcurrentSystem, SectionSystem {
  let source: Source<Section?>

  func set(_ isOn: Bool, at tag: Section, _ transaction: String?) {
    if isOn || source.value == tag { source.write(isOn ? tag : nil, transaction: transaction) }
  }
}
