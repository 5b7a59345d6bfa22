import BindingLaws
import LawfulBindings

/// An optional selection whose ports can be set off, but never on.
var dismissals: SelectionModel<Section> { SelectionModel(of: Section.allCases, .offOnly) }

/// A required selection, kept where none could be stored as well.
var radios: SelectionModel<Section> { SelectionModel(of: Section.allCases, .radio) }

/// Ports that can dismiss what is selected, and not select it.
struct DismissOwn: BindingSystem {
  static var model: SelectionModel<Section> { dismissals }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .offOnly)
  }
}

/// Radio buttons over a selection that could be none: one can be set on, and none off.
struct RadioButtons: BindingSystem {
  static var model: SelectionModel<Section> { radios }
  let source: Source<Section?>
  func binding(_ tag: Section) -> Flag { .init(selecting: tag, in: source.binding, policy: .radio) }
}

/// Ports that can only be set off, and dismiss whatever is selected.
///
/// It keeps set-get and the rejection of on.
struct DismissAny: BindingSystem {
  static var model: SelectionModel<Section> { dismissals }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    source.binding.derive(get: { $0 == tag }, accepts: { !$1 }, put: { $0 = $1 ? tag : nil })
  }
}

/// A radio button that can be set off, so that none is on.
///
/// It keeps the round trip for what it accepts.
struct ClearableRadio: BindingSystem {
  static var model: SelectionModel<Section> { radios }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag { source.binding[isSelecting: tag] }
}

/// At most one of three flags of their own is on.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay.
struct ExclusiveFlagsModel: ExclusiveFlags {
  var bases: [Set<Section>]? { [[]] + Section.allCases.map { [$0] } }
}

/// One flag for each option, and nobody who keeps them exclusive.
///
/// It keeps the round trip.
struct IndependentFlags: BindingSystem {
  static let model = ExclusiveFlagsModel()
  let source: Source<Set<Section>>

  func binding(_ tag: Section) -> Flag { source.binding[contains: tag] }
}
