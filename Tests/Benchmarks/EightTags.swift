import BindingGenerators
import BindingLaws

/// The system of the benchmark: eight tags over one optional selection.
enum EightTags {
  /// The tags.
  enum Tag: Int, CaseIterable {
    case t0, t1, t2, t3, t4, t5, t6, t7
  }

  /// A binding of two closures.
  struct Pair: BindingProtocol {
    let get: () -> Bool
    let set: (Bool) -> Void

    var wrappedValue: Bool {
      get { get() }
      nonmutating set { set(newValue) }
    }
  }

  /// A selection that starts empty; on is set before off.
  enum Model: SelectingModel {
    typealias Whole = SelectionModel<Tag>
    static var ports: [Tag] { Whole.ports }
    static var bases: [Tag?]? { Whole.bases }
    static var starts: [Tag?]? { [nil] }
    static func get(_ tag: Tag, in selection: Tag?) -> Bool { selection == tag }
    static func set(_ isOn: Bool, at tag: Tag, in selection: Tag?) -> Tag? {
      isOn ? tag : selection == tag ? nil : selection
    }
  }

  /// The lawful system.
  struct Lawful: BindingSystem {
    typealias Model = EightTags.Model
    let source: Source<Tag?>

    func binding(_ tag: Tag) -> Pair {
      Pair(
        get: { [source] in source.value == tag },
        set: { [source] isOn in
          if isOn { source.value = tag } else if source.value == tag { source.value = nil }
        })
    }
  }

  /// The mutant: setting any tag off clears the selection.
  struct Mutant: BindingSystem {
    typealias Model = EightTags.Model
    let source: Source<Tag?>

    func binding(_ tag: Tag) -> Pair {
      Pair(
        get: { [source] in source.value == tag }, set: { [source] in source.value = $0 ? tag : nil }
      )
    }
  }

  /// One operation, for properties over lists of operations.
  enum Operation {
    case set(Tag, Bool)
    case external(Tag?)
    case get(Tag)
  }

  /// Sequences of 0 to 50 operations: a length, then a list of that length.
  static var sequences: Generator<[Operation]> {
    let tag = Generator<Tag>.anyCase
    let operation = Generator<Operation>.oneOf([
      tag.zip(with: .element(of: [true, false])).map { .set($0, $1) },
      tag.optional().map { .external($0) }, tag.map { .get($0) },
    ])
    return Generator<Int>.integer(in: 0...50).flatMap { operation.array(count: $0...$0) }
  }

  /// Whether the mutant reads as the model after each operation of a list.
  static func mutantConforms(_ operations: [Operation]) -> Bool {
    let source = Source<Tag?>(nil, isLogging: false)
    let bindings = Tag.allCases.map(Mutant(source: source).binding)
    var model: Tag?
    return operations.allSatisfy { operation in
      switch operation {
      case .set(let tag, let isOn):
        bindings[tag.rawValue].wrappedValue = isOn
        model = Model.set(isOn, at: tag, in: model)
      case .external(let selection):
        source.rewrite(selection)
        model = selection
      case .get(let tag): _ = bindings[tag.rawValue].wrappedValue
      }
      return Tag.allCases.allSatisfy { bindings[$0.rawValue].wrappedValue == (model == $0) }
    }
  }
}
