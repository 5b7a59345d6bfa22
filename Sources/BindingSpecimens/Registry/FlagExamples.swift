import BindingLaws

/// Off and on.
enum FlagExamples: OptionalShape, ElementsShape, ItemsShape {
  typealias Example = Bool
  static var examples: [Bool] { Bool.all }
  static var field: WritableKeyPath<Bool, Bool> { \.self }
  static var flag: WritableKeyPath<Bool, Bool> { \.self }
}
