import BindingGenerators
public import BindingLaws
import LawChecking

/// A field of a struct, and how its binding is made; `expect(bindingsOver:)` judges several together.
public struct BoundField<Root: Equatable> {
  /// The field as reports call it: the key path without its root, or its place in a list.
  var name: String
  /// Whether that is the name of its key path: Swift has none for a subscript.
  private let isNamed: Bool
  /// The values that are set; others, such as those of another field of this type, are refused.
  let values: [FieldValue]
  /// What it is in the root: it is set where it is read, and if it is none of the values nowhere else.
  private(set) var original: FieldValue?
  /// Whether they are but some of many.
  let isSampled: Bool
  /// Others of them, which some cases set.
  let further: [FieldValue]
  /// What other fields are in the root: of those it takes its own values alone.
  fileprivate var originalsOfOthers: [FieldValue] = []
  /// Whether a value is of its type.
  private let isOfItsType: (FieldValue) -> Bool
  /// What its values are.
  private let type: String
  let get: (Root) -> FieldValue
  let set: (inout Root, FieldValue) -> Void
  /// Whether what is stored may be another value than what is set.
  let isStoredOtherwise: Bool
  /// Whether a set may change something else.
  let movesOthers: Bool
  private let derive: (Source<Root>, @escaping (FieldValue) -> Bool) -> FieldBinding

  /// A field of any type.
  ///
  /// - Parameters:
  ///   - path: The field.
  ///   - values: What is set, two values at least; by default every value of a type that has few, or some
  ///     that are generated, if the type is `Arbitrary`. What the root holds is set where it is read.
  ///   - storing: What is stored when a value is set in this root, if that is another value: a lower bound
  ///     that stops at the upper one.
  ///   - moving: What else a set of it changes in the root, which holds the new value already: another field that
  ///     it pushes. A set that changes nothing of it moves nothing.
  ///   - derive: Makes the binding to the field of a source.
  public init<Value: Equatable, Derived: BindingProtocol<Value>>(
    _ path: WritableKeyPath<Root, Value>, values: [Value]? = nil,
    storing: ((Value, Root) -> Value)? = nil, moving: ((inout Root) -> Void)? = nil,
    _ derive: @escaping (Source<Root>) -> Derived
  ) {
    name = portText(path)
    isNamed = hasName(path)
    type = "\(Value.self)"
    // In reverse, so that the first set changes something, as in `CellModel`.
    let all = values ?? everyValue(of: Value.self)?.reversed()
    self.values = (all ?? sample(landmarks: 4)).map { FieldValue($0) }
    isSampled = all == nil
    let further = textsShowingMost(as: Value.self) ?? sample(landmarks: Self.mostFurther)
    self.further = all == nil ? further.map { FieldValue($0) } : []
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
        set: {
          guard isAccepted($0), let value = $0.value as? Value else { return }
          binding.wrappedValue = value
        })
    }
  }

  /// How many further values are drawn of a type that is none of texts: about a third of the landmarks.
  private static var mostFurther: Int { 60 }

  /// Why nothing can be set, if nothing can; one value alone would show nothing.
  ///
  /// `Troubleshooting.md` explains the sentence.
  var obstacle: String? {
    let count = values.isEmpty ? "no" : "only one"
    return values.count < 2
      ? "the field \(name) cannot be judged, because there is \(count) \(type) to set: pass "
        + "values:, or let \(type) conform to Arbitrary or CaseIterable" : nil
  }

  /// Whether a value is set in a root.
  func accepts(_ value: FieldValue, in root: Root) -> Bool {
    values.contains(value) || value == original && value == get(root)
      || isSampled && isOfItsType(value) && !originalsOfOthers.contains(value)
  }

  /// The binding to the field of a source.
  func binding(to source: Source<Root>) -> FieldBinding {
    derive(source) { accepts($0, in: source.present) }
  }

  /// The same field as one of a list, in a root; a field without a name is called by its place.
  func named(at place: Int, in root: Root) -> BoundField {
    var field = self
    field.original = get(root)
    if !isNamed { field.name = "field\(place + 1)" }
    return field
  }
}

extension Array {
  /// These fields in a root, with names that tell them apart.
  func named<Root>(in root: Root) -> Self where Element == BoundField<Root> {
    var fields = enumerated().map { $1.named(at: $0, in: root) }
    let originals = fields.map { $0.get(root) }
    for place in fields.indices {
      let others = originals.indices.filter { $0 != place }.map { originals[$0] }
      fields[place].originalsOfOthers = others.filter { $0 != originals[place] }
    }
    return fields
  }
}

/// Some generated values: the simplest ones first, and then some that programs check; none of a type
/// that cannot be generated.
///
/// The draws are fixed, so that every run sets the same values. Pinned tokens number them: draws and
/// order have to stay. `Expect+Learned` sets them, too.
func sample<Value: Equatable>(landmarks count: Int = 3) -> [Value] {
  ((Value.self as? any Arbitrary.Type)?.sample(landmarks: count) as? [Value])?.unique ?? []
}

extension Arbitrary {
  fileprivate static func sample(landmarks count: Int) -> [Any] {
    let simple = [[], [0, 1], [1], [1, 1]].map(arbitrary.value)
    let landmarks = (0..<count).map { tour in
      var choices = Choices(seed: Seed(1), tour: tour)
      return arbitrary.generate(from: &choices)
    }
    return simple + landmarks
  }
}

/// A value of any field.
struct FieldValue: Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  var description: String { traceText(value) }
  // Stand-alone tests hold it.
  var debugDescription: String { swiftText(value) }
  var customMirror: Mirror { Mirror(self, children: []) }

  static func == (one: Self, other: Self) -> Bool {
    type(of: one.value) == type(of: other.value) && one.value.isSame(as: other.value)
  }
}

extension Equatable {
  /// Whether another value is of this type, and the same.
  fileprivate func isSame(as other: any Equatable) -> Bool {
    (other as? Self).map { BindingLaws.isSame(self, $0) } == true
  }
}

/// A binding to a field.
struct FieldBinding: BindingProtocol {
  let get: () -> FieldValue
  let set: (FieldValue) -> Void
  var wrappedValue: FieldValue {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
