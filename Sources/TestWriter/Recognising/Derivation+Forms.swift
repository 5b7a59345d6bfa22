extension Derivation {
  /// Returns the ways to write the test, likeliest first.
  func forms() throws(Reason) -> [Form] {
    let getsTransactions = store != nil || !derived.type.isTransactional
    return try plainForms().map { form in
      var form = form
      if let first = missing.first {
        form.missing = first.type
        form.body = missing.map(\.line) + form.body
      }
      for law in ["transactionReachesBase", "transactionTransparent"] where !getsTransactions {
        form.traits.append(".skipping(.\(law), because: \"the source of this test gets none\")")
      }
      return form
    }
  }

  /// Returns the forms before lines for missing values and traits about transactions are added.
  private func plainForms() throws(Reason) -> [Form] {
    switch holder {
    case .store(let store): return try storeForms(store)
    case .closures: return try forms(over: derived.value, through: [])
    case .bindings where slots.count > 1: return try severalForms(slots.map(\.value))
    case .bindings: return try forms(over: slots[0].value, through: [slots[0].text(over: "source")])
    case .nothing: throw Reason(.hasNoBase, "nothing says where its state is")
    }
  }

  /// Returns forms over a base that a source of the test holds.
  ///
  /// - Parameter bindings: The texts of the bindings that the declaration takes.
  private func forms(over base: SwiftType, through bindings: [String]) throws(Reason) -> [Form] {
    if !library.isEquatable(base) { throw .notEquatable(base) }
    let starts = starts(of: base)
    let guesses = starts.isEmpty ? [] : situation(base, starts).guesses
    return guesses.map { form($0, bindings) }
      + learnedForms(base, starts, bindings, because: "`\(base.text)`")
  }

  /// Returns some bases, simplest first.
  func starts(of base: SwiftType) -> [String] {
    base.wrapped == .bool ? ["nil", "false", "true"] : examples.values(of: base)
  }

  /// Returns the situation of this derivation over a base.
  func situation(_ base: SwiftType, _ starts: [String]) -> Situation {
    Situation(
      library: library, base: base, starts: starts, value: derived.value, isOptional: isOptional,
      tags: tags, isStored: slots.isEmpty && store != nil)
  }

  /// Returns the form of a guess over a source.
  private func form(_ guess: Situation.Guess, _ bases: [String]) -> Form {
    form(
      guess, after: "expect(\(guess.model)) {", naming: "source",
      calling: call(port: guess.tag, bases: bases))
  }

  /// Returns the form of a guess.
  ///
  /// - Parameters:
  ///   - start: The text up to the brace of the closure.
  ///   - base: The name of the parameter that holds the base.
  ///   - call: The call that gives the binding.
  func form(
    _ guess: Situation.Guess, after start: String, naming base: String, calling call: String
  ) -> Form {
    let inputs = guess.tag == nil ? base : "\(base), port"
    let part = guess.field.map { ".map { \(partOfDerived($0)) }" } ?? ""
    return Form(
      shape: guess.shape, assumption: "Taken for \(guess.shape): \(guess.because).",
      basis: .guess, body: ["\(start) \(inputs) in", "  \(call)\(part)", "}"])
  }

  /// Returns the body of a closure that takes the derived binding, and returns a binding to a field of it.
  private func partOfDerived(_ field: String) -> String {
    if derived.type.module == "SwiftUI" { return "$0.\(field)" }
    let value = examples.type(of: field, in: derived.value)
    let part = ConcreteBinding(type: derived.type, value: value)
    return "whole in " + part.text(over: "whole", part: ".\(field)", reading: "wrappedValue")
  }

  // MARK: - Without a model

  /// The ports of a test without a model.
  private struct Ports {
    /// The tag that is the port.
    let tag: Int
    /// The ports that the test lists, as text.
    let list: String
    /// The type of a port.
    let type: String
    /// The lines that turn a port into its tag.
    ///
    /// Empty if the tag itself is the port.
    var lines: [String] = []
  }

  /// Returns the ports over a base: the values of the first tag that has several.
  ///
  /// Nil if none has.
  private func ports(over base: SwiftType) -> Ports? {
    guard let place = tags.indices.first(where: { tags[$0].values.count > 1 }) else { return nil }
    let tag = tags[place]
    // The fullest example of a list has two elements, so only two positions exist. Of other tags, four keep
    // the number of cases small.
    let values = tag.values.prefix(base.name == "Array" && tag.type == .int ? 2 : 4)
    let list = values.joined(separator: ", ")
    if library.isHashable(tag.type) { return Ports(tag: place, list: list, type: tag.type.text) }
    // A tag that is not Hashable cannot be a port. Its place can.
    return Ports(
      tag: place, list: values.indices.map(String.init).joined(separator: ", "), type: "Int",
      lines: ["let tags: [\(tag.type.text)] = [\(list)]", "let port = tags[port]"])
  }

  /// Returns a form over all bases, and one over the fullest alone in case another base ends the process.
  ///
  /// If no base is known, it returns a form that lacks its bases.
  ///
  /// - Parameters:
  ///   - starts: The bases, simplest first.
  ///   - bases: The texts of the bindings that the declaration takes.
  ///   - declared: The lines before the expectation.
  ///   - because: The words on what is held to what it does.
  private func learnedForms(
    _ base: SwiftType, _ starts: [String], _ bases: [String], declaring declared: [String] = [],
    because: String
  ) -> [Form] {
    let ports = ports(over: base)
    let call = call(port: ports?.tag, bases: bases)
    var lines = ports?.lines ?? []
    lines.append(lines.isEmpty ? call : "return \(call)")
    let port = ports.map { ", port: \($0.type)" } ?? ""
    func learned(over list: String, _ declared: [String]) -> Form {
      let listOfPorts = ports.map { ", at: [\($0.list)]" } ?? ""
      let start =
        "expect(bindingsOver: \(list)\(listOfPorts)) { (source: Source<\(base.text)>\(port)) in"
      return Form(
        shape: "learned", assumption: "Held to what it does when it is new: \(because).",
        basis: .newBindings, traits: traits(over: base, hasPorts: ports != nil),
        body: declared + [start] + lines.map { "  " + $0 } + ["}"])
    }
    guard let fullest = starts.last else {
      let line = "let examples: [\(base.text)] = []  // The line that is missing: name some."
      var form = learned(over: "examples", declared + [line])
      form.missing = (base.wrapped ?? base).text
      return [form]
    }
    let overAll = learned(over: "[\(starts.joined(separator: ", "))]", declared)
    return starts.count > 1 ? [overAll, learned(over: "[\(fullest)]", declared)] : [overAll]
  }

  /// Returns traits that skip the laws which a lawful binding of unknown shape may break.
  private func traits(over base: SwiftType, hasPorts: Bool) -> [String] {
    var traits: [String] = []
    if slots.count > 1 {
      traits.append(".skipping(.setOnce, because: \"a set may write several\")")
    }
    if hasPorts && (slots.map(\.value) + [base]).contains(where: { $0.text.contains("[") }) {
      traits.append(
        ".skipping(.disjointSetsCommute, because: \"a list may keep the order of sets\")")
    }
    return traits
  }

  // MARK: - Made of several bindings

  /// Returns forms over the base of one of the bindings, and then forms over a struct of all bases.
  private func severalForms(_ types: [SwiftType]) throws(Reason) -> [Form] {
    for type in types where !library.isEquatable(type) { throw .notEquatable(type) }
    let all = types.map { examples.values(of: $0) }
    if let place = all.firstIndex(where: \.isEmpty) {
      let type = types[place].text
      throw Reason(.needsValue, "it needs a value of \(type): write a test of it", of: type)
    }
    var forms: [Form] = []
    for place in types.indices {
      let bindings = types.indices.map { other in
        let source = "Source<\(types[other].text)>(\(all[other][0]))"
        return slots[other].text(over: other == place ? "source" : source)
      }
      let guesses = situation(types[place], all[place]).guesses
      // A declaration that takes several bindings does more than hand on one of them.
      for guess in guesses where !guess.handsOnBase {
        forms.append(form(guess, bindings))
      }
    }
    let names = types.indices.map { "part\($0 + 1)" }
    let fields = zip(names, types).map { "var \($0): \($1.text)" }.joined(separator: "; ")
    let because = types.map { "`\($0.text)`" }.joined(separator: " and ")
    return forms
      + learnedForms(
        .named("Bases", []), bases(names, all),
        zip(slots, names).map { slot, name in slot.text(over: "source", part: ".\(name)") },
        declaring: ["struct Bases: Equatable { \(fields) }"], because: because)
  }

  /// Returns up to three structs of bases.
  ///
  /// In the first, each part has its first value, and in the second its second one. In the third, neighbours have
  /// values of different places: a binding that takes one part for another shows there.
  private func bases(_ names: [String], _ values: [[String]]) -> [String] {
    let ways: [(Int) -> Int] = [{ _ in 0 }, { _ in 1 }, { part in 2 + part }]
    let structs = ways.map { valuePlace in
      let parts = names.indices.map { part in
        "\(names[part]): \(values[part][valuePlace(part) % values[part].count])"
      }
      return "Bases(\(parts.joined(separator: ", ")))"
    }
    return structs.unique
  }
}
