import BindingLaws
import LawfulBindings

/// A part of a value, read and set by a key path, without any binding.
struct PlainPart<Value>: ReachingBinding {
  let get: () -> Value
  let set: (Value) -> Void

  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>) {
    get = { source.value[keyPath: path] }
    set = { source.value[keyPath: path] = $0 }
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

enum PlainParts: ReachingBindingFamily {
  typealias Flag = PlainPart<Bool>
  typealias Number = PlainPart<Int>
  typealias Text = PlainPart<String>
  typealias State = PlainPart<ToggleState>
  typealias Element = PlainPart<Chore?>
  // Nobody can tell whether two parts without a binding are the same.
  static let invalidation: LawSet = [.madeUnread]
}
