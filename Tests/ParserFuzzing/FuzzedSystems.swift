import BindingLaws

/// A binding of closures.
struct ClosureBinding<Value>: BindingProtocol {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// A base that is read and written as a whole.
protocol WholeModel: ReferenceModel where Port == String, Base == Value {}

extension WholeModel {
  var ports: [String] { ["whole"] }
  func get(_ port: String, in base: Base) -> Base { base }
  func set(_ value: Base, at port: String, in base: Base) -> Base { value }
}

/// A Bool, all of whose values are listed.
struct FlagModel: WholeModel {
  typealias Base = Bool
  var bases: [Bool]? { [true, false] }
}

/// A base of texts, numbers and optionals that is generated.
struct WordsModel: WholeModel {
  typealias Base = [String: [Set<Int?>]]
  var bases: [Base]? { nil }
}

struct Flag: BindingSystem {
  static let model = FlagModel()
  let source: Source<Bool>
  func binding(_ port: String) -> ClosureBinding<Bool> {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}

struct Words: BindingSystem {
  static let model = WordsModel()
  let source: Source<WordsModel.Base>
  func binding(_ port: String) -> ClosureBinding<WordsModel.Base> {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}
