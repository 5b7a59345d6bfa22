import BindingLaws
import LawfulBindings

/// An optional selection whose ports can be set off, but never on.
enum Dismissals: ModelShape {
  static var examples: [Section] { Section.allCases }
  static var tagPolicy: TagPolicy { .offOnly }
}

/// A required selection, kept where none could be stored as well.
enum Radios: ModelShape {
  static var examples: [Section] { Section.allCases }
  static var tagPolicy: TagPolicy { .radio }
}

/// Ports that can dismiss what is selected, and not select it.
struct DismissOwn: BindingSystem {
  typealias Model = TagsModel<Dismissals>
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .offOnly)
  }
}

/// Radio buttons over a selection that could be none: one can be set on, and none off.
struct RadioButtons: BindingSystem {
  typealias Model = TagsModel<Radios>
  let source: Source<Section?>
  func binding(_ tag: Section) -> Flag { .init(selecting: tag, in: source.binding, policy: .radio) }
}

/// Ports that can only be set off, and dismiss whatever is selected.
///
/// It keeps set-get and the rejection of on.
struct DismissAny: BindingSystem {
  typealias Model = TagsModel<Dismissals>
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    source.binding.derive(get: { $0 == tag }, accepts: { !$1 }, put: { $0 = $1 ? tag : nil })
  }
}

/// A radio button that can be set off, so that none is on.
///
/// It keeps the round trip for what it accepts.
struct ClearableRadio: BindingSystem {
  typealias Model = TagsModel<Radios>
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag { HeadlessBinding(selecting: tag, in: source.binding) }
}

/// At most one of three flags of their own is on.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay.
struct ExclusiveFlagsModel: ExclusiveFlags, PlainModel {
  var bases: [Set<Section>]? { [[]] + Section.allCases.map { [$0] } }
}

/// One flag for each option, and nobody who keeps them exclusive.
///
/// It keeps the round trip.
struct IndependentFlags: BindingSystem {
  typealias Model = ExclusiveFlagsModel
  let source: Source<Set<Section>>

  func binding(_ tag: Section) -> Flag { HeadlessBinding(source.binding, contains: tag) }
}
