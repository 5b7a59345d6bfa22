import BindingLaws
import LawfulBindings

/// An optional selection whose ports can be set off, but never on.
enum Dismissals: TagsShape {
  static var examples: [Section] { Section.allCases }
  static var tagPolicy: TagPolicy { .offOnly }
}

/// A required selection, kept where none could be stored as well.
enum Radios: TagsShape {
  static var examples: [Section] { Section.allCases }
  static var tagPolicy: TagPolicy { .radio }
}

/// At most one of three flags of their own is on.
enum ExclusiveFlagsModel: SelectingModel {
  static var ports: [Section] { Section.allCases }
  static var bases: [Set<Section>]? { [[]] + Section.allCases.map { [$0] } }
  static func permits(_ on: Set<Section>) -> Bool { on.count <= 1 }
  static func get(_ tag: Section, in on: Set<Section>) -> Bool { on.contains(tag) }

  static func set(_ isOn: Bool, at tag: Section, in on: Set<Section>) -> Set<Section> {
    isOn ? [tag] : on.subtracting([tag])
  }
}

/// Ports that can dismiss what is selected, and not select it.
struct DismissOwn: BindingSystem {
  typealias Model = TagsModel<Dismissals>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .offOnly)
  }
}

/// Radio buttons over a selection that could be none: one can be set on, and none off.
struct RadioButtons: BindingSystem {
  typealias Model = TagsModel<Radios>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .radio)
  }
}

/// Ports that can only be set off, and dismiss whatever is selected.
///
/// It keeps set-get and the rejection of on.
struct DismissAny: BindingSystem {
  typealias Model = TagsModel<Dismissals>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    source.binding.derive(get: { $0 == tag }, accepts: { !$1 }, put: { $0 = $1 ? tag : nil })
  }
}

/// A radio button that can be set off, so that none is on.
///
/// It keeps the round trip for what it accepts.
struct ClearableRadio: BindingSystem {
  typealias Model = TagsModel<Radios>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(selecting: tag, in: source.binding)
  }
}

/// One flag for each option, and nobody who keeps them exclusive.
///
/// It keeps the round trip but for set-set.
struct IndependentFlags: BindingSystem {
  typealias Model = ExclusiveFlagsModel
  let source: Source<Set<Section>>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: tag)
  }
}

/// A tab that is selected only when it is set on twice: the first time it clears the others.
///
/// It keeps at-most-one-on.
struct ReluctantSelection: BindingSystem {
  typealias Model = SelectionModel<Section>
  let source: Source<Section?>

  func binding(_ tag: Section) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0 == tag },
      put: { selection, isOn in
        if isOn {
          selection = selection == nil || selection == tag ? tag : nil
        } else if selection == tag {
          selection = nil
        }
      })
  }
}

/// Clears a selection that is no port's tag, because it knows nobody who owns it.
///
/// It never clears the selection of another port.
struct UnknownCleared: BindingSystem {
  typealias Model = ForeignSelectionModel
  let source: Source<Page?>

  func binding(_ tag: Page) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { $0 == tag },
      put: { selection, isOn in
        if isOn {
          selection = tag
        } else if selection == tag || selection == .another {
          selection = nil
        }
      })
  }
}
