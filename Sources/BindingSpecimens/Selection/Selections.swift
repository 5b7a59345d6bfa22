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
/// It clears what another task selects in between, and so breaks `linearizable`. Of the laws about one task
/// it breaks only `set-set`, which no system of this model can uphold.
struct CheckThenClear: ConcurrentSystem, SectionSystem {
  let source: Source<Section?>

  func set(_ isOn: Bool, at tag: Section, _ transaction: String?) {
    if isOn {
      source.write(tag, transaction: transaction)
    } else if source.value == tag {
      source.write(nil, transaction: transaction)
    }
  }
}
