import BindingLaws
import LawfulBindings

/// A getter that writes back what it reads.
///
/// It breaks only get-pure: the base is what it was, but it was written.
struct WriteInGetter: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: {
        let value = source.value
        source.write(value)
        return value
      }, set: { source.write($0, transaction: $1.animation) })
  }
}

/// A flag that reads off while nothing is stored; nothing and off count as the same.
typealias DefaultedFlagModel = DefaultModel<FlagExamples>

/// The same where nothing is not a stored default: setting what is read changes nothing.
enum KeptFlags: OptionalShape {
  static var examples: [Bool] { Bool.all }
  static var nilPolicy: NilPolicy { .kept }
}

/// A flag whose default is read, and never stored for that.
struct DefaultedFlag: BindingSystem {
  typealias Model = DefaultModel<KeptFlags>
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, default: false)
  }
}

/// An initialiser that stores its default where nothing is stored.
///
/// It keeps what is read, and breaks derive-pure; as a fresh binding is derived for each use, every
/// use then writes.
struct DefaultStoredOnDeriving: BindingSystem {
  typealias Model = DefaultedFlagModel
  let source: Source<Bool?>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    if source.value == nil { source.write(false) }
    return HeadlessBinding(source.binding, default: false)
  }
}

/// A getter that returns what was there when the binding was made.
///
/// It keeps every law of a binding that is used at once.
struct FrozenCapture: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let captured = source.value
    return source.binding.derive(get: { _ in captured }, put: { $0 = $1 })
  }
}
