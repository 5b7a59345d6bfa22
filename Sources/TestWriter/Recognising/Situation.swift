/// What is known of a binding when its shape is looked for: what it is made of, and what it reads.
struct Situation {
  /// A parameter that may say which binding is meant, such as a tag.
  struct Tag {
    let type: SwiftType
    let values: [String]
    let name: String
  }

  let library: Library
  let base: SwiftType
  /// Some bases, simplest first.
  let starts: [String]
  let value: SwiftType
  /// Whether there may be no binding.
  let isOptional: Bool
  let tags: [Tag]
  /// Whether an object holds the base.
  var isOfObject = false
  /// What the declaration is called, with the property that may hold the base: it breaks ties.
  let name: String

  /// What a test may take the binding for.
  struct Guess {
    let shape: String
    let model: String
    /// The place of the tag that is the port.
    var tag: Int?
    /// What of the types led to it.
    let because: String
    /// The field of the element that the binding gives, where that is judged in place of the whole.
    var field: String?
  }

  /// What the types speak for, likeliest first.
  var guesses: [Guess] {
    tags.indices.flatMap(guesses(at:)) + guessesWithoutTag
  }

  private func isListed(_ type: SwiftType) -> Bool { library.conforms(type, to: "CaseIterable") }

  /// The cases of a type, or a list of values.
  private func all(_ tag: Tag) -> String {
    isListed(tag.type) ? "\(tag.type.text).self" : "[\(tag.values.joined(separator: ", "))]"
  }

  private func guesses(at place: Int) -> [Guess] {
    let tag = tags[place]
    let because = "`\(base.text)` and a `\(tag.type.text)`"
    func guess(_ shape: String, _ model: String) -> [Guess] {
      [Guess(shape: shape, model: model, tag: place, because: because)]
    }
    if tag.type.name == "WritableKeyPath", tag.type.arguments == [base, value], !tag.values.isEmpty
    {
      let fields = tag.values.joined(separator: ", ")
      return guess("fields of a whole", ".fields(of: [\(list(starts))], over: \(fields))")
    }
    if let element = base.argument(of: "Array"), base == value,
      tag.type.arguments == [element, .bool],
      tag.type.name.hasSuffix("KeyPath"), let path = tag.values.first
    {
      let model = ".rows([\(list(starts))], where: { $0[keyPath: \(path)] })"
      return [Guess(shape: "the rows that a filter shows", model: model, because: because)]
    }
    if tag.type.argument(of: "ClosedRange") == value, base == value, let bounds = tag.values.first {
      return [
        Guess(
          shape: "a clamped value",
          model: ".clamped(to: \(bounds), trying: [\(list(starts))])", because: because)
      ]
    }
    if base == .optional(value), tag.type == value, let fallback = tag.values.first {
      return [
        Guess(
          shape: "a default",
          model: ".defaulted(to: \(fallback), trying: [\(list(tag.values))])", because: because)
      ]
    }
    if value == .bool && !isOptional && !tag.values.isEmpty {
      let isOptions = library.conforms(tag.type, to: "OptionSet")
      if !library.isHashable(tag.type) { return [] }
      switch base {
      case .optional(tag.type): return guess("a selection", ".selection(of: \(all(tag)))")
      case .set(tag.type): return guess("a member of a set", ".members(of: \(all(tag)))")
      case .array(tag.type): return guess("a member of a list", ".listMembers(of: \(all(tag)))")
      case tag.type where isOptions:
        return guess("an option", ".options(of: [\(list(tag.values))])")
      case tag.type: return guess("a required selection", ".requiredSelection(of: \(all(tag)))")
      default: break
      }
    }
    if let element = base.argument(of: "Array"), isOptional {
      return elements(element, tag).map {
        Guess(shape: $0.shape, model: $0.model, tag: place, because: because, field: $0.field)
      }
    }
    return []
  }

  private typealias ElementGuess = (shape: String, model: String, field: String?)

  /// Elements by identity or by position, whole or a field.
  private func elements(_ element: SwiftType, _ tag: Tag) -> [ElementGuess] {
    let rows = Examples(library: library).values(of: element).prefix(2)
    let examples = "[\(list(Array(rows)))]"
    let isWhole = value == element
    let isPosition = tag.type == .int
    let byPosition = (isWhole ? ["\\.self"] : fields(of: element, value)).map { path in
      ElementGuess("an element by its position", ".positions(\(examples), at: \(path))", nil)
    }
    guard library.member("ID", of: element) == tag.type else { return isPosition ? byPosition : [] }
    // A whole element may be set to one of another identity, which nobody does: a field says as much.
    let paths =
      isWhole ? Examples(library: library).fields(of: element) : fields(of: element, value)
    let byIdentity = paths.prefix(isWhole ? 1 : 3).map { path in
      ElementGuess(
        "an element by its identity", ".elements(\(examples), \(path))",
        isWhole ? String(path.dropFirst(2)) : nil)
    }
    if !isPosition { return byIdentity }
    let word = tag.name.lowercased()
    let speaksOfPlaces = ["index", "position", "offset", "at"].contains(where: word.contains)
    return speaksOfPlaces ? byPosition + byIdentity : byIdentity + byPosition
  }

  /// The fields of an element that the binding may read, the one that it is called after first.
  private func fields(of element: SwiftType, _ value: SwiftType) -> [String] {
    let paths = Examples(library: library).keyPaths(element, value)
    let known = paths.map { "\\.\($0.split(separator: ".").last ?? "self")" }
    return known.sorted { isCalled(like: $0) && !isCalled(like: $1) }
  }

  private func isCalled(like path: String) -> Bool {
    name.lowercased().contains(path.dropFirst(2).lowercased())
  }

  private var guessesWithoutTag: [Guess] {
    func guess(_ shape: String, _ model: String) -> Guess {
      Guess(shape: shape, model: model, because: "`\(base.text)` read as `\(value.text)`")
    }
    let some = list(starts.filter { $0 != "nil" })
    let speaksOfNone = ["no", "nil", "empty", "absent", "missing", "all"].contains {
      name.lowercased().hasSuffix($0) || name.lowercased().contains("is" + $0)
    }
    var found: [Guess] = []
    if let wrapped = base.wrapped {
      if value == wrapped && isOptional {
        found.append(guess("an unwrapped value", ".unwrapped(trying: [\(some)])"))
      }
      if value == .bool && !isOptional && tags.isEmpty {
        let presence = guess("a presence", ".presence(trying: [\(some)])")
        let absence = guess("an absence", ".absence(trying: [\(some)])")
        found += speaksOfNone ? [absence, presence] : [presence, absence]
      }
    }
    if isOptional { return found }
    if base == value {
      found += cells.prefix(isOfObject ? 2 : 1).map { guess("a whole value", $0) }
      if base == .bool {
        found.append(guess("a negation", ".converted(reads: { !$0 }, stores: { !$0 })"))
      }
    }
    if value == .optional(base) {
      found.append(guess("a value as an optional", ".lifted(trying: [\(some)])"))
    }
    if value == .bool, tags.isEmpty, ["Array", "Set", "String"].contains(base.name) {
      found.append(guess("whether there is some", ".hasSome([\(some)] as [\(base.text)])"))
    }
    return found
  }

  /// Models of the whole value; the second is one of fewer values, as an object may move others into bounds.
  private var cells: [String] {
    if base == .bool || isListed(base) { return ["CellModel<\(base.text)>()"] }
    // A bound, and a change of case, show at these.
    let others = [
      "Int": ["-1", "1000"], "Double": ["-1.0", "1000.0"], "String": ["\"A \""],
    ]
    return [starts + (others[base.name] ?? []), starts].unique.map { values in
      let values = "[\(list(values))]"
      return ".converted(over: \(values), trying: \(values), reads: { $0 }, stores: { $0 })"
    }
  }

  private func list(_ values: [String]) -> String { values.joined(separator: ", ") }
}

/// One way to write the test of a binding.
struct Form: Equatable {
  let shape: String
  /// What the comment above says: what was assumed.
  let assumption: String
  /// Whether the shape is a guess, which new systems may disprove.
  let isGuess: Bool
  /// Why the test is disabled, if a value is missing.
  var missing: String?
  /// Whether it only says something where new bindings read what the guess before it says.
  var needsReadings = false
  /// The traits of the test.
  var traits: [String] = []
  var body: [String]
}
