/// Finds out how the binding of a declaration can be judged.
struct Recogniser {
  let library: Library
  private var examples: Examples { Examples(library: library) }

  init(_ library: Library) { self.library = library }

  /// The declarations that give a binding, by file and line.
  var bindings: [Declaration] {
    library.declarations.filter { givesBinding($0) }.sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
  }

  private func givesBinding(_ declaration: Declaration) -> Bool {
    if declaration.kind == "init" { return library.bindings[declaration.context] != nil }
    guard let result = declaration.result, !declaration.attributes.contains("Binding") else {
      return false
    }
    var type = library.resolved(result)
    if let inner = type.wrapped ?? type.argument(of: "Array") { type = inner }
    return library.bindings[type.name] != nil
  }

  /// The ways to write the test, likeliest first, or the reason why there is none.
  func forms(of declaration: Declaration) -> Result<[Form], Reason> {
    do throws(Reason) {
      if let reason = obstacle(to: declaration) { throw reason }
      return .success(try Derivation(declaration, library).forms())
    } catch {
      return .failure(error)
    }
  }

  /// Why a declaration cannot be called by a test.
  private func obstacle(to declaration: Declaration) -> Reason? {
    if declaration.isPrivate || library.isPrivate(declaration.context) {
      return Reason(.isPrivate, "it is private")
    }
    if declaration.isStored && !declaration.isStatic {
      return Reason(.isStored, "it keeps a binding that it is given")
    }
    if let type = declaration.result, library.resolved(type).argument(of: "Array") != nil {
      return Reason(.unknown, "it gives several bindings at once")
    }
    let context = library.types[declaration.context]
    if context?.kind == "protocol" { return Reason(.unknown, "it is a member of a protocol") }
    if context?.kind == "actor" && !declaration.attributes.contains("nonisolated") {
      return Reason(.unknown, "it is isolated to an actor")
    }
    if declaration.isAsync { return Reason(.unknown, "it is asynchronous") }
    if declaration.throwsErrors { return Reason(.unknown, "it throws") }
    if declaration.attributes.contains("mutating") { return Reason(.unknown, "it is mutating") }
    let isGone = declaration.symbol.availability?.contains {
      $0.isUnconditionallyDeprecated == true || $0.isUnconditionallyUnavailable == true
        || $0.obsoleted != nil || $0.deprecated != nil
    }
    return isGone == true ? Reason(.unknown, "it is deprecated or unavailable") : nil
  }
}

/// A declaration at concrete types: what it needs, and how it is called.
private struct Derivation {
  /// What stands for a parameter in a call.
  enum Argument {
    /// Bindings to bases, by their places.
    case bindings([Int], isList: Bool)
    case store
    case tag(Int)
    case text(String)
  }

  let declaration: Declaration
  let library: Library
  let examples: Examples
  let solver: GenericSolver
  private var slots: [(type: Library.BindingType, value: SwiftType)] = []
  private var tags: [Situation.Tag] = []
  /// Lines for values that nobody knows, with the first of their types.
  private var missing: [String] = []
  private var missingType: String?
  private var store: SwiftType?
  /// How an object is made.
  private var storeText = ""
  /// The binding, with arguments that are put in later.
  private var own: [(Declaration.Parameter, Argument)] = []
  private var outer: [(Declaration.Parameter, Argument)] = []
  private var isOfSelf = false
  private var derived: (type: Library.BindingType, value: SwiftType)
  private let isOptional: Bool
  private let contextType: SwiftType

  init(_ declaration: Declaration, _ library: Library) throws(Reason) {
    self.declaration = declaration
    self.library = library
    examples = Examples(library: library)
    let context = declaration.context
    let typeGenerics =
      library.types[context]?.generics ?? library.bindings[context]?.generics ?? []
    let ownGenerics = declaration.symbol.swiftGenerics?.parameters?.map(\.name) ?? []
    let generics = (typeGenerics + ownGenerics).unique
    let constraints =
      (declaration.symbol.swiftGenerics?.constraints ?? [])
      + (declaration.symbol.swiftExtension?.constraints ?? [])
      + (library.types[context]?.constraints ?? [])
    if let class_ = generics.first(where: { declaration.text.contains("\($0) : AnyObject") }) {
      throw Reason(.unknown, "\(class_) has to be a class")
    }
    let paths = declaration.parameters.compactMap { parameter in
      parameter.type.name.hasSuffix("KeyPath") && parameter.type.arguments.count == 2
        ? (root: parameter.type.arguments[0], leaf: parameter.type.arguments[1]) : nil
    }
    solver = try GenericSolver(library, generics, constraints.unique, paths: paths)
    contextType = solver.apply(
      .named(context, typeGenerics.map { .named($0, []) }))
    let isInit = declaration.kind == "init"
    var result = isInit ? contextType : library.resolved(solver.apply(declaration.result ?? .bool))
    isOptional = declaration.isFailable || result.wrapped != nil
    if let wrapped = result.wrapped { result = wrapped }
    guard let derived = library.binding(result) else {
      throw Reason(.unknown, "\(result.text) is no binding that is known")
    }
    self.derived = derived
    if !library.isEquatable(derived.value) {
      throw Reason(.unknown, "\(derived.value.text) cannot be compared: it is not Equatable")
    }
    try readInputs()
  }

  // MARK: - What a call needs

  private mutating func readInputs() throws(Reason) {
    let isInstance = ["method", "property", "subscript"].contains(declaration.kind)
    own = arguments(declaration.parameters)
    if isInstance && library.bindings[declaration.context] == nil {
      try readContext()
    } else if isInstance, let binding = library.binding(contextType) {
      isOfSelf = true
      slots.append(binding)
    }
    if slots.isEmpty && store == nil { wireClosures() }
    for slot in slots where slot.type.maker == nil {
      throw Reason(
        .unknown, "nothing makes a \(slot.type.name) of a getter and a setter")
    }
  }

  /// What stands for the parameters; those with a default are left out.
  private mutating func arguments(
    _ parameters: [Declaration.Parameter]
  ) -> [(Declaration.Parameter, Argument)] {
    parameters.compactMap { parameter in
      if parameter.hasDefault { return nil }
      let type = library.resolved(solver.apply(parameter.type))
      let isList = parameter.isVariadic || type.argument(of: "Array") != nil
      let inner = type.argument(of: "Array") ?? type.wrapped ?? type
      if let binding = library.binding(inner) {
        let places = Array(slots.count..<slots.count + (isList ? 2 : 1))
        slots += places.map { _ in binding }
        return (parameter, .bindings(places, isList: type.argument(of: "Array") != nil))
      }
      if library.types[type.name]?.kind == "class", store == nil, canBeStore(type) {
        return (parameter, .store)
      }
      if case .function = type { return (parameter, .text(value(of: type))) }
      let values = examples.values(of: type)
      if values.isEmpty { return (parameter, .text(value(of: type))) }
      tags.append(Situation.Tag(type: type, values: values, name: parameter.name))
      return (parameter, .tag(tags.count - 1))
    }
  }

  /// A value, or one that is missing.
  private mutating func value(of type: SwiftType) -> String {
    if let known = examples.values(of: type).first { return known }
    missingType = missingType ?? type.text
    let name = "missing\(missing.count + 1)"
    missing.append(
      "let \(name): () -> \(type.text) = { fatalError() }  // The line that is missing: name one.")
    return "\(name)()"
  }

  /// Whether an object of the class can be made; then it is.
  private mutating func canBeStore(_ type: SwiftType) -> Bool {
    guard let made = examples.values(of: type).first else { return false }
    store = type
    storeText = made
    return true
  }

  /// What an instance is made of: bindings that it is given, or an object with the state.
  private mutating func readContext() throws(Reason) {
    let name = declaration.context
    guard let info = library.types[name] else {
      throw Reason(.hasNoBase, "nothing says where the state of a \(name) is")
    }
    let inits = library.members(of: name).filter {
      $0.kind == "init" && !$0.isPrivate && !$0.isAsync && !$0.throwsErrors && !$0.isFailable
    }
    let best = inits.max { bindingCount($0) < bindingCount($1) }
    if let best, bindingCount(best) > 0 {
      outer = arguments(best.parameters)
      return
    }
    if info.kind == "class" {
      if canBeStore(contextType) { return }
      missingType = name
      store = contextType
      storeText = value(of: contextType)
      return
    }
    let wrappers: Set<String> = [
      "State", "StateObject", "ObservedObject", "FocusState", "GestureState", "AppStorage",
      "SceneStorage", "Environment", "EnvironmentObject", "FetchRequest", "Query",
    ]
    if library.members(of: name).contains(where: { !$0.attributes.isDisjoint(with: wrappers) }) {
      throw Reason(.needsScene, "it is made of what a view keeps while it is on a screen")
    }
    guard let best = best ?? inits.first else { return }
    outer = arguments(best.parameters)
  }

  private func bindingCount(_ initialiser: Declaration) -> Int {
    initialiser.parameters.count {
      let type = library.resolved($0.type)
      return library.bindings[(type.wrapped ?? type).name] != nil && !$0.hasDefault
    }
  }

  /// Makes a getter and a setter of the source, where the declaration takes them.
  private mutating func wireClosures() {
    let value = derived.value
    var wired: Set<String> = []
    for place in own.indices {
      guard
        case .function(let inputs, let output) = library.resolved(solver.apply(own[place].0.type))
      else { continue }
      if inputs.isEmpty && output == value {
        own[place].1 = .text("{ source.value }")
        wired.insert("get")
      } else if inputs.first == value && output.name == "Void" {
        let others = inputs.dropFirst().map { _ in ", _" }.joined()
        own[place].1 = .text(
          others.isEmpty ? "{ source.value = $0 }" : "{ value\(others) in source.value = value }")
        wired.insert("set")
      }
    }
    isWired = wired.count == 2
  }

  private var isWired = false

  // MARK: - The call

  /// The call, with a tag as the port.
  private func call(port: Int?, bases: [Int: String]) -> String {
    func text(_ arguments: [(Declaration.Parameter, Argument)]) -> String {
      arguments.map { parameter, argument in
        parameter.labelled(self.text(argument, port: port, bases: bases))
      }.joined(separator: ", ")
    }
    let name = declaration.baseName
    let type = contextType.text
    switch declaration.kind {
    case "init": return "\(type)(\(text(own)))"
    case "func": return "\(name)(\(text(own)))"
    case "func.op":
      let operands = own.map { self.text($0.1, port: port, bases: bases) }
      return operands.count == 1
        ? "\(name)\(operands[0])" : operands.joined(separator: " \(name) ")
    default: break
    }
    var owner = type
    if isOfSelf {
      owner = bases[slots.count - 1] ?? ""
    } else if !declaration.isStatic {
      let isStore = store == contextType && outer.isEmpty
      owner = isStore ? "store" : "\(type)(\(text(outer)))"
    }
    if declaration.isProperty { return "\(owner).\(name)" }
    return declaration.isSubscript ? "\(owner)[\(text(own))]" : "\(owner).\(name)(\(text(own)))"
  }

  private func text(_ argument: Argument, port: Int?, bases: [Int: String]) -> String {
    switch argument {
    case .bindings(let places, let isList):
      let list = places.map { bases[$0] ?? "" }.joined(separator: ", ")
      return isList ? "[\(list)]" : list
    case .store: return slots.isEmpty ? "store" : storeText
    case .tag(let place): return place == port ? "port" : tags[place].values[0]
    case .text(let text): return text
    }
  }

  // MARK: - Forms

  func forms() throws(Reason) -> [Form] {
    let forms = try plainForms()
    guard store == nil, derived.type.isTransactional else { return forms }
    return forms.map { form in
      var form = form
      for law in ["transactionReachesBase", "transactionTransparent"] {
        form.traits.append(".skipping(.\(law), because: \"the source of this test gets none\")")
      }
      return form
    }
  }

  private func plainForms() throws(Reason) -> [Form] {
    if store != nil && slots.isEmpty { return try storeForms() }
    if slots.isEmpty && !isWired {
      throw Reason(.hasNoBase, "nothing says where its state is")
    }
    let bases = isWired ? [derived.value] : slots.map(\.value)
    if let bad = bases.first(where: { !library.isEquatable($0) }) {
      throw Reason(.unknown, "\(bad.text) cannot be compared: it is not Equatable")
    }
    if bases.count > 1 { return severalForms(bases) }
    let base = bases[0]
    let found = starts(base)
    let texts = isWired ? [:] : [0: slots[0].type.text(base, "source")]
    let situation = situation(base, found)
    let guessed =
      found.isEmpty
      ? []
      : situation.guesses.map { guess in
        form(guess, "expect(\(guess.model)) {", "source", call(port: guess.tag, bases: texts))
      }
    return guessed + learnedForms(base, found, texts, [], "`\(base.text)`")
  }

  private func starts(_ base: SwiftType) -> [String] {
    base.wrapped == .bool ? ["nil", "false", "true"] : examples.values(of: base)
  }

  private func situation(_ base: SwiftType, _ starts: [String], _ property: String = "")
    -> Situation
  {
    Situation(
      library: library, base: base, starts: starts, value: derived.value, isOptional: isOptional,
      tags: tags, isOfObject: !property.isEmpty, name: declaration.baseName + property)
  }

  private func form(_ guess: Situation.Guess, _ start: String, _ base: String, _ call: String)
    -> Form
  {
    let inputs = guess.tag == nil ? base : "\(base), port"
    var call = call
    if let field = guess.field {
      call += ".map { \(derived.type.part(field, of: derived.value, library)) }"
    }
    return finished(
      Form(
        shape: guess.shape, assumption: "Taken for \(guess.shape): \(guess.because).",
        isGuess: true, body: ["\(start) \(inputs) in", "  \(call)", "}"]))
  }

  /// The form with the lines that are missing.
  private func finished(_ form: Form) -> Form {
    guard let missingType else { return form }
    var form = form
    form.missing = missingType
    form.body = missing + form.body
    return form
  }

  /// Without a model; and, where that ends the process, over the fullest base alone.
  private func learnedForms(
    _ base: SwiftType, _ starts: [String], _ texts: [Int: String], _ declared: [String],
    _ because: String
  ) -> [Form] {
    let port = tags.indices.first { tags[$0].values.count > 1 }
    // The fullest list has two elements.
    let count = base.name == "Array" && port.map { tags[$0].type == .int } == true ? 2 : 4
    let listed = port.map { tags[$0].values.prefix(count).joined(separator: ", ") }
    // What is not Hashable is no port: its place is one.
    let isPlace = port.map { !library.isHashable(tags[$0].type) } == true
    let places = port.map { tags[$0].values.prefix(count).indices.map(String.init) } ?? []
    let values = listed.map { "at: [\(isPlace ? places.joined(separator: ", ") : $0)]" }
    let portType = port.map { isPlace ? "Int" : tags[$0].type.text }
    let inputs = "(source: Source<\(base.text)>" + (portType.map { ", port: \($0)" } ?? "") + ")"
    var tagged = call(port: port, bases: texts)
    if isPlace, let port, let listed {
      tagged =
        "let tags: [\(tags[port].type.text)] = [\(listed)]\n    let port = tags[port]\n    return "
        + tagged
    }
    func learned(_ list: String, _ assumption: String, _ lines: [String] = []) -> Form {
      let arguments = ["bindingsOver: \(list)", values].compactMap { $0 }.joined(separator: ", ")
      let body = ["expect(\(arguments)) { \(inputs) in", "  \(tagged)", "}"]
      var form = Form(
        shape: "learned", assumption: assumption, isGuess: false, body: declared + lines + body)
      if slots.count > 1 {
        form.traits.append(".skipping(.setOnce, because: \"a set may write several\")")
      }
      if port != nil && (slots.map(\.value) + [base]).contains(where: { $0.text.contains("[") }) {
        form.traits.append(
          ".skipping(.disjointSetsCommute, because: \"a list may keep the order of sets\")")
      }
      return finished(form)
    }
    let words = "Held to what it does when it is new: \(because)."
    guard let last = starts.last else {
      let line = "let examples: [\(base.text)] = []  // The line that is missing: name some."
      var form = learned("examples", words, [line])
      form.missing = (base.wrapped ?? base).text
      return [form]
    }
    let all = "[\(starts.joined(separator: ", "))]"
    var forms = [learned(all, words)]
    if starts.count > 1 { forms.append(learned("[\(last)]", words)) }
    return forms
  }

  /// Made of several bindings: one of them may be the base; else all are, in a struct.
  private func severalForms(_ bases: [SwiftType]) -> [Form] {
    let all = bases.map { examples.values(of: $0) }
    guard !all.contains(where: \.isEmpty) else {
      let type = zip(bases, all).first { $0.1.isEmpty }?.0.text ?? ""
      return [
        Form(
          shape: "learned", assumption: "Made of several bindings.", isGuess: false, missing: type,
          body: ["// The line that is missing: an example of \(type)."])
      ]
    }
    var forms: [Form] = []
    for place in bases.indices {
      var texts: [Int: String] = [:]
      for other in bases.indices {
        let source =
          other == place ? "source" : "Source<\(bases[other].text)>(\(all[other][0]))"
        texts[other] = slots[other].type.text(bases[other], source)
      }
      let situation = situation(bases[place], all[place])
      for guess in situation.guesses where !["a whole value", "a negation"].contains(guess.shape) {
        forms.append(
          form(guess, "expect(\(guess.model)) {", "source", call(port: guess.tag, bases: texts)))
      }
    }
    let names = bases.indices.map { "part\($0 + 1)" }
    let fields = zip(names, bases).map { "var \($0): \($1.text)" }.joined(separator: "; ")
    let declared = ["struct Bases: Equatable { \(fields) }"]
    let rounds = (0..<3).map { round in
      let parts = zip(names, all).enumerated().map { place, field in
        // The parts differ in some, and are alike in others.
        let choice = (round + (round == 2 ? place : 0)) % field.1.count
        return "\(field.0): \(field.1[choice])"
      }
      return "Bases(\(parts.joined(separator: ", ")))"
    }
    var texts: [Int: String] = [:]
    for place in bases.indices {
      texts[place] = slots[place].type.text(bases[place], "source", part: "." + names[place])
    }
    let because = bases.map { "`\($0.text)`" }.joined(separator: " and ")
    return forms
      + learnedForms(.named("Bases", []), rounds.unique, texts, declared, because)
  }

  /// Without a model, of an object: a property is behind the binding, as its readings show, and sets do otherwise.
  private func learnedOfStore(
    _ base: SwiftType, _ property: String, _ starts: [String], _ guess: Situation.Guess
  ) -> Form {
    let tag = guess.tag.map { tags[$0] }
    let port = tag?.type.text ?? "SinglePort"
    let ports = tag.map { tag in
      "  static var ports: [\(port)] { [\(tag.values.joined(separator: ", "))] }"
    }
    let value = SwiftType.named(
      derived.type.name, derived.type.generics.isEmpty ? [] : [derived.value])
    let derivedType = value.text + (isOptional ? "?" : "")
    let body =
      [
        "struct Learned: @MainActor LearnedSystem, @MainActor StoreSystem {",
        "  typealias Model = LearnedModel<\(base.text), \(port), \(derivedType)>",
        "  typealias Derived = \(derivedType)",
        "  static var examples: [\(base.text)] { [\(starts.joined(separator: ", "))] }",
      ] + (ports.map { [$0] } ?? []) + [
        "  let store = \(storeText)",
        "  var base: \(base.text) {",
        "    get { store.\(property) }",
        "    nonmutating set { store.\(property) = newValue }",
        "  }",
        "  func binding(_ port: \(port)) -> Derived {",
        "    \(call(port: guess.tag, bases: [:]))",
        "  }",
        "}",
        "expect(Learned.self, obeys: .learned + [.total])",
      ]
    var form = Form(
      shape: "learned", assumption: "Held to what it does when it is new: `\(property)`.",
      isGuess: false, body: body)
    form.needsReadings = true
    return finished(form)
  }

  /// Made of an object: a property of it holds the base.
  private func storeForms() throws(Reason) -> [Form] {
    guard let store else { return [] }
    let properties = library.members(of: store.name).filter {
      $0.isSettable && !$0.isPrivate && !$0.baseName.hasPrefix("_")
        && $0.result.map { library.binding(library.resolved($0)) == nil } == true
    }
    let word = declaration.baseName.lowercased()
    func isRelated(_ property: Declaration) -> Bool {
      let name = property.baseName.lowercased()
      return word.contains(name) || name.contains(word)
    }
    let sorted =
      properties.filter { isRelated($0) } + properties.filter { !isRelated($0) }
    let generics = library.types[store.name]?.generics ?? []
    var forms: [Form] = []
    for property in sorted {
      guard let type = property.result else { continue }
      let base = library.resolved(solver.apply(type.substituting(generics, by: store.arguments)))
      let found = starts(base)
      if found.isEmpty || !library.isEquatable(base) { continue }
      for guess in situation(base, found, property.baseName).guesses {
        let start = "expect(\(guess.model), over: \\.\(property.baseName), of: { \(storeText) }) {"
        forms.append(form(guess, start, "store", call(port: guess.tag, bases: [:])))
        forms.append(learnedOfStore(base, property.baseName, found, guess))
      }
    }
    if forms.isEmpty {
      throw Reason(
        .hasNoBase, "no property of \(store.text) that can be set is known to be behind it")
    }
    return forms
  }
}
