import BindingLaws
import BindingSpecimens  // Makes bindings of `LawfulBindings` judgeable.
import LawfulBindings

extension HeadlessBinding: ReachingBinding {
  init<Base>(_ source: Source<Base>, at path: WritableKeyPath<Base, Value>) {
    let base = HeadlessBinding<Base>(
      get: { source.value }, set: { source.write($0, transaction: $1.animation) })
    self = base[dynamicMember: path]
  }
}

enum HeadlessParts: ReachingBindingFamily {
  typealias Flag = HeadlessBinding<Bool>
  typealias Number = HeadlessBinding<Int>
  typealias Text = HeadlessBinding<String>
  typealias State = HeadlessBinding<ToggleState>
  typealias Element = HeadlessBinding<Chore?>
  // Each trial makes the binding anew from which parts are derived.
  static let invalidation: LawSet = [.madeUnread]
}
