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
enum KeptDefaultModel: ReferenceModel {
  typealias Port = CellModel<Bool>.Port
  typealias Value = Bool
  static var ports: [Port] { Port.allCases }
  static var bases: [Bool?]? { Bool?.all }
  static func get(_ port: Port, in base: Bool?) -> Bool { base ?? false }

  static func set(_ value: Bool, at port: Port, in base: Bool?) -> Bool? {
    get(port, in: base) == value ? base : value
  }

  static func outside(_ port: Port, setting value: Bool, in base: Bool?) -> Bool? { nil }
}

/// A flag whose default is read, and never stored for that.
struct DefaultedFlag: BindingSystem {
  typealias Model = KeptDefaultModel
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
