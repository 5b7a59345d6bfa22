/// The types and values by which the shape of a binding is guessed.
struct Situation {
  /// A parameter that may select the binding, such as a tag.
  struct Tag {
    /// The place of the tag among those of the declaration.
    let place: Int
    /// The type of the tag.
    let type: SwiftType
    /// Some values, as Swift writes them.
    let values: [String]
  }

  /// A shape that the binding may have, with the model of that shape.
  struct Guess {
    let shape: String
    /// The model, as Swift writes it.
    let model: String
    /// The place of the tag that is the port.
    ///
    /// Nil if there is a single port.
    var tag: Int?
    /// The types that led to the guess, in words.
    var because = ""
    /// The field of the element to judge in place of the whole element.
    ///
    /// Nil if the whole is judged.
    var field: String?
    /// Whether the binding only hands on the base, as it is or negated.
    var handsOnBase = false

    /// Returns the guess with the types that led to it, in words.
    func explained(by words: String) -> Guess {
      var guess = self
      guess.because = words
      return guess
    }
  }

  let library: Library
  /// The type of the base.
  let base: SwiftType
  /// Some bases to start from, simplest first.
  let starts: [String]
  /// The type of the value that the binding reads.
  let value: SwiftType
  /// Whether the declaration may give no binding.
  let isOptional: Bool
  /// The parameters that may select the binding.
  let tags: [Tag]
  /// Whether a property of an object holds the base.
  var isStored = false

  /// The shapes that the types suggest, likeliest first.
  var guesses: [Guess] {
    let tagged = tags.flatMap { tag in
      guesses(by: tag).map { $0.explained(by: "`\(base.text)` and a `\(tag.type.text)`") }
    }
    return tagged + plainGuesses.map { $0.explained(by: "`\(base.text)` read as `\(value.text)`") }
  }

  private var examples: Examples { Examples(library: library) }

  private func list(_ values: [String]) -> String { values.joined(separator: ", ") }

  /// Returns whether a type lists all of its values.
  private func isListed(_ type: SwiftType) -> Bool { library.conforms(type, to: "CaseIterable") }

  // MARK: - With a parameter

  /// Returns the shapes in which a tag takes part.
  private func guesses(by tag: Tag) -> [Guess] {
    guard let first = tag.values.first else { return [] }
    switch (base.name, tag.type.name) {
    case (_, "WritableKeyPath") where tag.type.arguments == [base, value]:
      let model = ".fields(of: [\(list(starts))], over: \(list(tag.values)))"
      return [Guess(shape: "fields of a whole", model: model, tag: tag.place)]
    case ("Array", let path) where path.hasSuffix("KeyPath"):
      guard base == value, tag.type.arguments == base.arguments + [.bool] else { return [] }
      let model = ".rows([\(list(starts))], where: { $0[keyPath: \(first)] })"
      return [Guess(shape: "the rows that a filter shows", model: model)]
    case (_, "ClosedRange") where base == value && tag.type.arguments == [value]:
      let model = ".clamped(to: \(first), trying: [\(list(starts))])"
      return [Guess(shape: "a clamped value", model: model)]
    case ("Optional", _) where base.wrapped == value && tag.type == value:
      let model = ".defaulted(to: \(first), trying: [\(list(tag.values))])"
      return [Guess(shape: "a default", model: model)]
    case ("Dictionary", _) where base.arguments == [tag.type, value] && !isOptional:
      return entries(tag.values)
    case ("Array", _):
      return memberships(of: tag) + elements(by: tag)
    default:
      return memberships(of: tag)
    }
  }

  /// Returns the guess that a flag says whether the tag is selected, or is a member of the base.
  private func memberships(of tag: Tag) -> [Guess] {
    guard value == .bool, !isOptional, library.isHashable(tag.type) else { return [] }
    let all = isListed(tag.type) ? "\(tag.type.text).self" : "[\(list(tag.values))]"
    func guess(_ shape: String, _ model: String) -> [Guess] {
      [Guess(shape: shape, model: "\(model)(of: \(all))", tag: tag.place)]
    }
    switch base {
    case .optional(tag.type): return guess("a selection", ".selection")
    case .set(tag.type): return guess("a member of a set", ".members")
    case .array(tag.type): return guess("a member of a list", ".listMembers")
    case tag.type where library.conforms(tag.type, to: "OptionSet"):
      return guess("an option", ".options")
    case tag.type: return guess("a required selection", ".requiredSelection")
    default: return []
    }
  }

  /// Returns the guess of the entry under the first key, with a default.
  private func entries(_ keys: [String]) -> [Guess] {
    let fallback = tags.first { $0.type == value }?.values.first
    let values = examples.values(of: value)
    guard let missing = fallback ?? values.first, let last = values.last else { return [] }
    let full = keys.prefix(2).map { "[\($0): \(last)]" }
    let model = ".entry(\(keys[0]), default: \(missing), over: [[:], \(list(full))])"
    return [Guess(shape: "an entry of a dictionary", model: model)]
  }

  /// Returns the guesses of an element, or a field of it, by identity or by position.
  private func elements(by tag: Tag) -> [Guess] {
    guard let element = base.argument(of: "Array") else { return [] }
    let isPosition = tag.type == .int
    let isIdentity = library.member("ID", of: element) == tag.type
    // The reading of an element that is gone. A binding that is not optional has to read something.
    let missing = isOptional ? "" : ", missing: \(examples.values(of: value).first ?? "nil")"
    let rows = "[\(list(Array(examples.values(of: element).prefix(2))))]"
    let isWhole = value == element
    let paths = isWhole ? ["\\.self"] : fields(of: element)
    func guess(_ shape: String, _ model: String) -> Guess {
      Guess(shape: shape, model: model, tag: tag.place)
    }
    let byPosition = paths.map { path in
      guess("an element by its position", ".positions(\(rows), at: \(path))")
    }
    let byIdentity = paths.map { path in
      guess("an element by its identity", ".elements(\(rows), \(path)\(missing))")
    }
    if !isOptional { return isIdentity && !isWhole ? byIdentity : [] }
    if !isIdentity { return isPosition ? byPosition : [] }
    let identified = isWhole ? [wholeElement(element, rows, tag)].compactMap(\.self) : byIdentity
    return isPosition ? identified + byPosition : identified
  }

  /// Returns the guess of an element by its identity, judged by one of its fields.
  ///
  /// A set of the whole element could change its identity, which no app does.
  private func wholeElement(_ element: SwiftType, _ rows: String, _ tag: Tag) -> Guess? {
    examples.fields(of: element).first.map { path in
      Guess(
        shape: "an element by its identity", model: ".elements(\(rows), \(path))", tag: tag.place,
        field: String(path.dropFirst(2)))
    }
  }

  /// Returns the fields of an element that the binding may read.
  private func fields(of element: SwiftType) -> [String] {
    examples.keyPaths(element, value).map { path in
      "\\.\(path.split(separator: ".").last ?? "self")"
    }
  }

  // MARK: - Without a parameter

  /// The shapes in which no tag takes part.
  private var plainGuesses: [Guess] {
    let some = list(starts.filter { $0 != "nil" })
    if isOptional {
      guard base.wrapped == value else { return [] }
      return [Guess(shape: "an unwrapped value", model: ".unwrapped(trying: [\(some)])")]
    }
    if base == value { return wholeValues }
    var found: [Guess] = []
    if base.wrapped != nil && value == .bool && tags.isEmpty {
      found.append(Guess(shape: "a presence", model: ".presence(trying: [\(some)])"))
      found.append(Guess(shape: "an absence", model: ".absence(trying: [\(some)])"))
    }
    if value == .optional(base) {
      found.append(
        Guess(shape: "a value as an optional", model: ".lifted(trying: [\(some)])"))
    }
    if value == .bool && tags.isEmpty && ["Array", "Set", "String"].contains(base.name) {
      let model = ".hasSome([\(some)] as [\(base.text)])"
      found.append(Guess(shape: "whether there is some", model: model))
    }
    return found
  }

  /// The guesses that the binding gives the whole base.
  ///
  /// If a property holds the base, a second guess tries fewer values, because the object may keep bounds.
  private var wholeValues: [Guess] {
    let shape = "a whole value"
    if base == .bool {
      return [
        Guess(shape: shape, model: "CellModel<Bool>()", handsOnBase: true),
        Guess(
          shape: "a negation", model: ".converted(reads: { !$0 }, stores: { !$0 })",
          handsOnBase: true),
      ]
    }
    if isListed(base) {
      return [Guess(shape: shape, model: "CellModel<\(base.text)>()", handsOnBase: true)]
    }
    // These values show a bound, and a change of case.
    let others = ["Int": ["-1", "1000"], "Double": ["-1.0", "1000.0"], "String": ["\"A \""]]
    let lists = [starts + (others[base.name] ?? []), starts].unique.prefix(isStored ? 2 : 1)
    return lists.map { values in
      let values = "[\(list(values))]"
      return Guess(
        shape: shape,
        model: ".converted(over: \(values), trying: \(values), reads: { $0 }, stores: { $0 })",
        handsOnBase: true)
    }
  }
}
