import BindingLaws
import LawfulBindings

/// A flag that reads off while nothing is stored.
///
/// The default is not stored: setting the reading changes nothing.
struct DefaultedFlag: SingleSystem {
  static var model: DefaultModel<Bool> { DefaultModel(false, trying: Bool.all, nilPolicy: .kept) }
  let source: Source<Bool?>
  var derived: Flag { source.binding[default: false] }
}

/// A derivation that stores its default if nothing is stored.
///
/// Readings stay the same, but `derive-pure` breaks. A fresh binding is derived for each use, so a use writes
/// while nothing is stored.
struct DefaultStoredOnDeriving: SingleSystem {
  // To this model nil counts as the default, so all that is wrong is the moment at which the default is stored.
  static var model: DefaultModel<Bool> { DefaultModel(false) }
  let source: Source<Bool?>

  var derived: Flag {
    if source.value == nil { source.write(false) }
    return source.binding[default: false]
  }
}
