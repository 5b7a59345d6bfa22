import BindingLaws
import LawfulBindings

/// A binding type of another library, which looks up parts by key paths.
///
/// Two bindings are equal if equal key paths lead to their parts.
@dynamicMemberLookup
struct LookupBinding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  private var path: [AnyKeyPath] = []

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> LookupBinding<Part> {
    var binding = LookupBinding<Part>(
      get: { wrappedValue[keyPath: part] }, set: { wrappedValue[keyPath: part] = $0 })
    binding.path = path + [part]
    return binding
  }
}

extension LookupBinding: Equatable {
  static func == (one: Self, other: Self) -> Bool { one.path == other.path }
}

extension LookupBinding: ReachingBinding {
  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>) {
    let base = LookupBinding<Base>(get: { source.value }, set: { source.value = $0 })
    self = base[dynamicMember: path]
  }
}

enum LookupParts: ReachingBindingFamily {
  typealias Flag = LookupBinding<Bool>
  typealias Number = LookupBinding<Int>
  typealias Text = LookupBinding<String>
  typealias State = LookupBinding<ToggleState>
  typealias Element = LookupBinding<Chore?>
  static let invalidation = LawSet.invalidation
}
