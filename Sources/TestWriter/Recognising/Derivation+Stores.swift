import Foundation

/// Forms for bindings of an object, or of a value with references, whose base is in a property.
extension Derivation {
  /// Returns two forms of each guess over each property: by the model of the guess, and without a model.
  ///
  /// The form without a model applies only if new bindings read what the guess predicts.
  func storeForms(_ store: Store) throws(Reason) -> [Form] {
    if store.text.contains("FileManager") {
      // Such an object may keep its state at the URL that `Examples` gives. Several child processes judge at the
      // same time, and would write to the same file.
      throw Reason(.hasNoBase, "all objects of one URL share what is there: write a store")
    }
    var forms: [Form] = []
    for place in places(in: store) {
      let starts = starts(of: place.type)
      if starts.isEmpty || !library.isEquatable(place.type) { continue }
      for guess in situation(place.type, starts).guesses {
        let path = store.prefix + place.path
        let start = "expect(\(guess.model), over: \\.\(path), of: { \(store.object) }) {"
        let call = call(port: guess.tag, bases: [])
        forms.append(form(guess, after: start, naming: "store", calling: call))
        forms.append(learned(of: store, path, place.type, starts, guess, calling: call))
      }
    }
    if forms.isEmpty {
      throw Reason(
        .hasNoBase,
        "no property of \(store.type.text) that can be set is known to be behind it: write a store")
    }
    return forms
  }

  /// Returns the properties that may hold the base, and their fields.
  ///
  /// Properties whose name resembles that of the declaration come first.
  private func places(in store: Store) -> [(path: String, type: SwiftType)] {
    var found: [(path: String, type: SwiftType)] = []
    // Other properties of a value belong to a copy: the binding does not see what a test sets there.
    for (property, type) in fields(of: store.type)
    where !store.isValue || property.hasNonmutatingSet {
      found.append((property.baseName, type))
      guard library.types[type.name]?.kind == "struct" else { continue }
      for (field, typeOfField) in fields(of: type) {
        found.append((property.baseName + "." + field.baseName, typeOfField))
      }
    }
    let word = declaration.baseName.lowercased()
    func isRelated(_ path: String) -> Bool {
      path.lowercased().split(separator: ".").contains { word.contains($0) || $0.contains(word) }
    }
    return found.filter { isRelated($0.path) } + found.filter { !isRelated($0.path) }
  }

  /// Returns the properties of a type that tests can set, except bindings, each with its type.
  ///
  /// The types have the arguments of the type that has the properties.
  private func fields(of whole: SwiftType) -> [(property: Declaration, type: SwiftType)] {
    let generics = library.types[whole.name]?.generics ?? []
    var found: [(property: Declaration, type: SwiftType)] = []
    for member in library.members(of: whole.name) {
      guard member.isSettable, !member.isPrivate, !member.baseName.hasPrefix("_"),
        let type = member.result, library.binding(type) == nil
      else { continue }
      let concrete = type.substituting(generics, by: whole.arguments)
      found.append((member, library.resolved(solver.apply(concrete))))
    }
    return found
  }

  /// Returns a form without a model.
  ///
  /// It comes after the form of the guess. It is for a binding whose readings show that the property is its base,
  /// but whose sets disprove the guess.
  private func learned(
    of store: Store, _ path: String, _ base: SwiftType, _ starts: [String],
    _ guess: Situation.Guess, calling call: String
  ) -> Form {
    let tag = guess.tag.map { tags[$0] }
    let port = tag?.type.text ?? "SinglePort"
    let ports = tag.map { "[\($0.values.joined(separator: ", "))]" } ?? "SinglePort.allCases"
    let gives = derived.text + (isOptional ? "?" : "")
    let body = """
      @MainActor struct Learned: @MainActor LearnedSystem, @MainActor StoreSystem {
        typealias Model = LearnedModel<\(base.text), \(port), \(gives)>
        typealias Derived = \(gives)
        static var examples: [\(base.text)] { [\(starts.joined(separator: ", "))] }
        static var ports: [\(port)] { \(ports) }
        let store = \(store.object)
        var base: \(base.text) {
          get { store.\(path) }
          nonmutating set { store.\(path) = newValue }
        }
        func binding(_ port: \(port)) -> Derived {
          \(call)
        }
      }
      expect(Learned.self, obeys: .learned + [.total])
      """
    return Form(
      shape: "learned", assumption: "Held to what it does when it is new: `\(path)`.",
      basis: .newBindingsReadAsGuessed, body: body.components(separatedBy: "\n"))
  }
}
