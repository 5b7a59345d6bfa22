import BindingGenerators
public import BindingLaws
import LawChecking

/// A field of a struct, and how its binding is made.
///
/// `expect(bindingsOver:)` judges several together.
public struct BoundField<Root: Equatable> {
  /// The name of the field in reports: the key path without its root, or its place in a list.
  var name: String
  /// Whether that is the name of its key path.
  ///
  /// Swift has none for a subscript.
  private let isNamed: Bool
  /// The values to set.
  ///
  /// Others, such as those of another field of this type, are refused.
  let values: [FieldValue]
  /// The value in the root.
  ///
  /// If it is none of the values, it is set only where it is read.
  private(set) var original: FieldValue?
  /// Whether the values are only some of many.
  let isSampled: Bool
  /// Further values, which some cases set.
  let further: [FieldValue]
  /// The values of other fields in the root, as far as they differ from its own.
  ///
  /// This field accepts them only if they are among its own values.
  private var originalsOfOthers: [FieldValue] = []
  /// Whether a value is of the field's type.
  private let isOfItsType: (FieldValue) -> Bool
  /// The name of the type.
  private let type: String
  /// Returns the value of the field in a root.
  let get: (Root) -> FieldValue
  /// Sets the field in a root, and moves whatever the set moves.
  let set: (inout Root, FieldValue) -> Void
  /// Whether another value may be stored than is set.
  let isStoredOtherwise: Bool
  /// Whether a set may change something else.
  let movesOthers: Bool
  /// Makes the binding to the field of a source, which sets only the values that a closure accepts.
  private let derive: (Source<Root>, @escaping (FieldValue) -> Bool) -> FieldBinding

  /// Makes a field of any type.
  ///
  /// - Parameters:
  ///   - path: The field.
  ///   - values: The values to set, at least two. By default every value of a type that has few, or some
  ///     generated ones, if the type is `Arbitrary`. The value in the root is set where it is read.
  ///   - storing: Returns the value that is stored for a set in this root, if it is another one: a lower
  ///     bound that stops at the upper one.
  ///   - moving: Changes whatever else a set of it changes in the root, which has the new value already:
  ///     another field that it pushes. A set that does not change the field moves nothing.
  ///   - derive: Makes the binding to the field of a source.
  public init<Value: Equatable, Derived: BindingProtocol<Value>>(
    _ path: WritableKeyPath<Root, Value>, values: [Value]? = nil,
    storing: ((Value, Root) -> Value)? = nil, moving: ((inout Root) -> Void)? = nil,
    _ derive: @escaping (Source<Root>) -> Derived
  ) {
    name = portText(path)
    isNamed = hasName(path)
    type = "\(Value.self)"
    // The order is reversed, so that the first set changes something, as in `CellModel`.
    let listed = values ?? everyValue(of: Value.self)?.reversed()
    self.values = (listed ?? sample(landmarks: Self.listedLandmarks)).map { FieldValue($0) }
    isSampled = listed == nil
    let further = textsShowingMost(as: Value.self) ?? sample(landmarks: Self.mostFurther)
    // A field that lists its values is set to no others.
    self.further = listed == nil ? further.map { FieldValue($0) } : []
    isOfItsType = { $0.value is Value }
    get = { FieldValue($0[keyPath: path]) }
    set = { root, value in
      guard let value = value.value as? Value else { return }
      let stored = storing?(value, root) ?? value
      let isNew = !isSame(root[keyPath: path], stored)
      root[keyPath: path] = stored
      if isNew { moving?(&root) }
    }
    isStoredOtherwise = storing != nil
    movesOthers = moving != nil
    self.derive = { source, isAccepted in
      let binding = derive(source)
      return FieldBinding(
        get: { FieldValue(binding.wrappedValue) },
        set: { field in
          guard isAccepted(field), let value = field.value as? Value else { return }
          binding.wrappedValue = value
        })
    }
  }

  /// The number of landmarks among the values to set.
  ///
  /// It is small, because bases are compared for all of them, and large ones are slow to compare.
  private static var listedLandmarks: Int { 4 }
  /// The number of further values to draw of a type that is not text: about a third of the landmarks.
  private static var mostFurther: Int { 60 }

  /// The reason why nothing can be set.
  ///
  /// Nil if there are several values. A single one would show nothing. `Troubleshooting.md` explains the
  /// sentence.
  var obstacle: String? {
    let count = values.isEmpty ? "no" : "only one"
    return values.count < 2
      ? "the field \(name) cannot be judged, because there is \(count) \(type) to set: pass "
        + "values:, or let \(type) conform to Arbitrary or CaseIterable" : nil
  }

  /// Returns whether a value may be set in a root.
  func accepts(_ value: FieldValue, in root: Root) -> Bool {
    if values.contains(value) { return true }
    // What is in the root can be set back.
    if value == original && value == get(root) { return true }
    // Generated values are not all listed. Those of other fields are refused even if they are of the same type.
    return isSampled && isOfItsType(value) && !originalsOfOthers.contains(value)
  }

  /// Returns the binding to the field of a source.
  func binding(to source: Source<Root>) -> FieldBinding {
    derive(source) { accepts($0, in: source.present) }
  }

  /// Returns the field as one of a list, with its value in a root.
  ///
  /// A field without a name is named by its place.
  ///
  /// - Parameter others: The values of all fields of the list in the root.
  fileprivate func placed(at place: Int, in root: Root, beside others: [FieldValue]) -> BoundField {
    var field = self
    let original = get(root)
    field.original = original
    field.originalsOfOthers = others.filter { $0 != original }
    if !isNamed { field.name = "field\(place + 1)" }
    return field
  }
}

extension Array {
  /// Returns these fields as those of one root, each with its name, its value there, and the values of the others.
  func together<Root>(in root: Root) -> Self where Element == BoundField<Root> {
    let originals = map { $0.get(root) }
    return enumerated().map { place, field in
      field.placed(at: place, in: root, beside: originals)
    }
  }
}
