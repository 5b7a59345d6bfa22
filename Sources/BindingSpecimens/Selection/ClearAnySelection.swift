import BindingLaws
import LawfulBindings

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
