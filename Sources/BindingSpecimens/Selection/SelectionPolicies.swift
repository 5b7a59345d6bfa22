import BindingLaws
import LawfulBindings

/// The model of an optional selection whose ports can be set off, but never on.
var dismissals: SelectionModel<Section> { SelectionModel(of: Section.allCases, .offOnly) }

/// The model of a required selection in an optional.
var radios: SelectionModel<Section> { SelectionModel(of: Section.allCases, .radio) }

/// Ports that can dismiss the selection if it is their own, and cannot select.
struct DismissOwn: BindingSystem {
  static var model: SelectionModel<Section> { dismissals }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .offOnly)
  }
}

/// Radio buttons over an optional selection.
///
/// Each can be set on, and none can be set off.
struct RadioButtons: BindingSystem {
  static var model: SelectionModel<Section> { radios }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    HeadlessBinding(selecting: tag, in: source.binding, policy: .radio)
  }
}

/// Ports that can only be set off, and dismiss whatever is selected.
///
/// The ports uphold `set-get` and reject on.
struct DismissAny: BindingSystem {
  static var model: SelectionModel<Section> { dismissals }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag {
    source.binding.derive(get: { $0 == tag }, accepts: { !$1 }, put: { $0 = $1 ? tag : nil })
  }
}

/// A radio button that can be set off, so that none is on.
///
/// The radio button upholds the round trip for what it accepts.
struct ClearableRadio: BindingSystem {
  static var model: SelectionModel<Section> { radios }
  let source: Source<Section?>

  func binding(_ tag: Section) -> Flag { source.binding[isSelecting: tag] }
}
