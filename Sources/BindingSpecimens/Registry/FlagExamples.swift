import BindingLaws
import LawfulBindings

/// Off and on.
enum FlagExamples: OptionalShape, ElementsShape, ItemsShape {
  typealias Example = Bool
  typealias State = ToggleState
  static var examples: [Bool] { Bool.all }
  static var field: WritableKeyPath<Bool, Bool> { \.self }
  static var flag: WritableKeyPath<Bool, Bool> { \.self }
}
