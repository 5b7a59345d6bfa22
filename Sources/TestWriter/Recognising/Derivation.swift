/// A declaration at concrete types, with the inputs and the text of a call.
struct Derivation {
  /// The argument for a parameter in a call.
  enum Argument {
    /// Bindings to bases, by the places of their slots.
    case bindings([Int], isList: Bool)
    /// The object that holds the state.
    case store
    /// A value of a tag, by the place of the tag.
    case tag(Int)
    /// An expression.
    case text(String)
  }

  /// What holds the base of the binding.
  enum BaseHolder {
    /// The bindings that the declaration takes, each over a part of the base.
    case bindings
    /// The value or object that the declaration belongs to, or takes.
    case store(Store)
    /// The source of a test, to which a getter and a setter lead.
    case closures
    case nothing
  }

  /// The parameters of a call, each with its argument.
  typealias Arguments = [(parameter: Declaration.Parameter, argument: Argument)]

  /// The value or object that holds the state if the declaration takes no binding.
  struct Store {
    let type: SwiftType
    /// The expression that makes the value or object.
    let text: String
    /// Whether it is a value with references, which an object has to hold.
    let isValue: Bool
    /// The path that leads to the state from the object of a test.
    var prefix: String { isValue ? "value." : "" }
    /// The expression that makes the object of a test.
    var object: String { isValue ? "StoredValue(\(text))" : text }
  }

  /// A value that no example gives, and that a person has to fill in.
  struct MissingValue {
    let name: String
    let type: String
    /// The line above the expectation that stands for it.
    var line: String {
      "let \(name): () -> \(type) = { fatalError() }  // The line that is missing: name one."
    }
  }

  let declaration: Declaration
  let library: Library
  let examples: Examples
  let solver: GenericSolver
  /// The binding that the declaration gives.
  let derived: ConcreteBinding
  /// Whether the declaration may give no binding.
  let isOptional: Bool
  /// The type that has the declaration.
  let contextType: SwiftType
  /// The bindings that the declaration takes.
  private(set) var slots: [ConcreteBinding] = []
  /// The parameters that may select the binding.
  private(set) var tags: [Situation.Tag] = []
  /// The value or object that holds the state, unless bindings do.
  ///
  /// Nil if there is none.
  private(set) var store: Store?
  /// Whether the declaration takes a getter and a setter of the base in place of a binding.
  private var isWired = false
  /// The values that the call needs and nothing gives.
  private(set) var missing: [MissingValue] = []
  /// The arguments of the declaration.
  private(set) var ownArguments: Arguments = []
  /// The arguments of the initialiser that makes the instance of the declaration.
  private(set) var outerArguments: Arguments = []
  /// The place of the slot that the instance of the declaration takes.
  ///
  /// Nil if the instance is no binding, or if there is none.
  private(set) var slotOfInstance: Int?

  /// What holds the base.
  ///
  /// Where bindings do, an object is an argument like others.
  var holder: BaseHolder {
    if !slots.isEmpty { return .bindings }
    if let store { return .store(store) }
    return isWired ? .closures : .nothing
  }

  /// Reads the inputs of a declaration at concrete types.
  init(_ declaration: Declaration, _ library: Library) throws(Reason) {
    self.declaration = declaration
    self.library = library
    examples = Examples(library: library)
    let context = declaration.context
    let typeGenerics =
      library.types[context]?.generics ?? library.bindings[context]?.generics ?? []
    solver = try GenericSolver(declaration, library, typeGenerics)
    contextType = solver.apply(.named(context, typeGenerics.map { .named($0, []) }))
    let isInit = declaration.kind == "init"
    guard let declared = isInit ? contextType : declaration.result else {
      // `Recogniser.bindings` has no such declaration.
      throw Reason(.unknown, "nothing says what it gives")
    }
    let result = isInit ? contextType : library.resolved(solver.apply(declared))
    isOptional = declaration.isFailable || declaration.throwsErrors || result.wrapped != nil
    let single = result.wrapped ?? result
    guard let derived = library.binding(single) else {
      throw Reason(.unknown, "\(single.text) is no binding that is known")
    }
    self.derived = derived
    if !library.isEquatable(derived.value) { throw .notEquatable(derived.value) }
    try readInputs()
  }

  /// Finds the arguments of the declaration, and how to make its instance.
  private mutating func readInputs() throws(Reason) {
    ownArguments = arguments(declaration.parameters)
    if let binding = bindingOfInstance {
      slotOfInstance = slots.count
      slots.append(binding)
    } else if isOfInstance {
      try readContext()
    }
    if slots.isEmpty && store == nil { wireClosures() }
    for slot in slots where slot.type.maker == nil {
      throw Reason(.unknown, "nothing makes a \(slot.type.name) of a getter and a setter")
    }
  }

  /// Whether an instance has the declaration.
  private var isOfInstance: Bool { ["method", "property", "subscript"].contains(declaration.kind) }

  /// The binding that has the declaration.
  ///
  /// Nil if the instance is no binding that a test can make, or if there is none.
  private var bindingOfInstance: ConcreteBinding? {
    guard isOfInstance, let binding = library.binding(contextType) else { return nil }
    return binding.type.maker == nil ? nil : binding
  }

  /// Whether the instance that has the declaration is the store, so that no object that it takes is.
  ///
  /// It is an object, or a value with references, that no initialiser makes of bindings.
  private var isInstanceStore: Bool {
    guard isOfInstance, bindingOfInstance == nil, let info = library.types[declaration.context],
      bestInitialiser.map(bindingCount) ?? 0 == 0
    else { return false }
    return info.kind == "class"
      || library.members(of: declaration.context).contains(where: \.hasNonmutatingSet)
  }

  /// The initialiser of the instance that takes most bindings, of those that a test can call.
  private var bestInitialiser: Declaration? {
    let inits = library.members(of: declaration.context).filter {
      $0.kind == "init" && !$0.isPrivate && !$0.isAsync && !$0.throwsErrors && !$0.isFailable
    }
    return inits.max { bindingCount($0) < bindingCount($1) }
  }

  /// Returns arguments for the parameters that have no default.
  private mutating func arguments(_ parameters: [Declaration.Parameter]) -> Arguments {
    var found: Arguments = []
    for parameter in parameters where !parameter.hasDefault {
      found.append((parameter, argument(for: parameter)))
    }
    return found
  }

  /// Returns the argument for a parameter: bindings, the store, a tag, or text.
  private mutating func argument(for parameter: Declaration.Parameter) -> Argument {
    let type = library.resolved(solver.apply(parameter.type))
    let element = type.argument(of: "Array")
    if let binding = library.binding(element ?? type.wrapped ?? type) {
      // A list of one binding does not show whether the others are heeded.
      let count = element != nil || parameter.isVariadic ? 2 : 1
      let places = Array(slots.count..<slots.count + count)
      slots += places.map { _ in binding }
      return .bindings(places, isList: element != nil)
    }
    let isObject = library.types[type.name]?.kind == "class"
    if isObject, !isInstanceStore, takeAsStore(type) { return .store }
    let values = examples.values(of: type)
    if case .function = type { return .text(values.first ?? missingValue(of: type)) }
    if values.isEmpty { return .text(missingValue(of: type)) }
    let place = tags.count
    tags.append(Situation.Tag(place: place, type: type, values: values))
    return .tag(place)
  }

  /// Notes a missing value, and returns a call that gives it.
  private mutating func missingValue(of type: SwiftType) -> String {
    let value = MissingValue(name: "missing\(missing.count + 1)", type: type.text)
    missing.append(value)
    return "\(value.name)()"
  }

  /// Makes a value of the type the store, and returns whether it could.
  ///
  /// It cannot if there is a store already, or if no value of the type is known.
  private mutating func takeAsStore(_ type: SwiftType) -> Bool {
    guard store == nil, let made = examples.values(of: type).first else { return false }
    let isValue = library.types[type.name]?.kind != "class"
    store = Store(type: type, text: made, isValue: isValue)
    return true
  }

  /// Reads how to make the instance that has the declaration.
  ///
  /// If an initialiser takes bindings, it makes the instance, and they hold the state. Otherwise, if the instance is
  /// an object, or a value with references, it is the store. Any other instance holds no state: any initialiser
  /// makes it.
  private mutating func readContext() throws(Reason) {
    let name = declaration.context
    guard let info = library.types[name] else {
      throw Reason(.hasNoBase, "nothing says where the state of a \(name) is")
    }
    let best = bestInitialiser
    if let best, bindingCount(best) > 0 {
      outerArguments = arguments(best.parameters)
      return
    }
    let isObject = info.kind == "class"
    let isOfView = library.members(of: name).contains { member in
      !member.attributes.isDisjoint(with: Self.wrappersOfViews)
    }
    if !isObject && isOfView {
      throw Reason(.needsScene, "it is made of what a view keeps while it is on a screen")
    }
    if isInstanceStore {
      if takeAsStore(contextType) { return }
      store = Store(type: contextType, text: missingValue(of: contextType), isValue: !isObject)
    } else if let best {
      outerArguments = arguments(best.parameters)
    }
  }

  /// The property wrappers whose state exists only while a view is on a screen.
  private static let wrappersOfViews: Set<String> = [
    "State", "StateObject", "ObservedObject", "FocusState", "GestureState", "AppStorage",
    "SceneStorage", "Environment", "EnvironmentObject", "FetchRequest", "Query",
  ]

  /// Returns the number of bindings that an initialiser has to be given.
  private func bindingCount(_ initialiser: Declaration) -> Int {
    initialiser.parameters.count { parameter in
      let type = library.resolved(parameter.type)
      return library.bindings[(type.wrapped ?? type).name] != nil && !parameter.hasDefault
    }
  }

  /// Passes a getter and a setter of the source to the parameters that take them.
  ///
  /// One of the two alone reaches no base: then nothing is wired, and there is no form.
  private mutating func wireClosures() {
    var hasGetter = false
    var hasSetter = false
    for place in ownArguments.indices {
      let type = library.resolved(solver.apply(ownArguments[place].parameter.type))
      guard case .function(let inputs, let output) = type else { continue }
      if inputs.isEmpty && output == derived.value {
        ownArguments[place].argument = .text("{ source.value }")
        hasGetter = true
      } else if inputs.first == derived.value && output.name == "Void" {
        ownArguments[place].argument = .text(
          ConcreteBinding.setter(of: "source.value", inputs: inputs.count))
        hasSetter = true
      }
    }
    isWired = hasGetter && hasSetter
  }
}
