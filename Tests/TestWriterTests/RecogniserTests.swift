import Testing

@testable import TestWriter

@Suite struct `A recogniser` {
  @Test(
    "guesses the shape of a binding by its types",
    arguments: [
      ("Slot.init(read:write:)", "a whole value"),
      ("Slot.subscript(dynamicMember:)", "fields of a whole"),
      ("Slot.picks(_:)", "a selection"),
      ("Slot.has(_:)", "a member of a set"),
      ("Slot.isThere()", "a presence"),
      ("Slot.or(_:)", "a default"),
      ("Slot.init(_:)", "an unwrapped value"),
      ("Slot.map(to:from:)", "a whole value"),
      ("Slot.limited(to:)", "a clamped value"),
      ("Slot.element(_:)", "an element by its identity"),
      ("Slot.at(_:)", "learned"),
      ("Slot.number", "learned"),
      ("whole(_:)", "a value as an optional"),
      ("either(_:or:)", "learned"),
      ("Notebook.isPinned(_:)", "an element by its identity"),
      ("Notebook.uses(_:)", "a required selection"),
      ("Notebook.isOpen", "a presence"),
      ("Notebook.zooming", "a whole value"),
    ])
  func shape(_ name: String, _ shape: String) throws {
    let forms = try #require(try recorded("Slots").forms(name)?.get())
    let likeliest = try #require(forms.first { $0.isGuess && $0.shape == shape } ?? forms.first)
    #expect(likeliest.shape == shape)
  }

  @Test(
    "says why a binding is not judged",
    arguments: [
      ("Plain.secret()", Reason.Kind.isPrivate),
      ("Lens.priv()", .isPrivate),
      ("Lens.list()", .unknown),
      ("Lens.constant(_:)", .hasNoBase),
      ("Lens.both(_:)", .unknown),
      ("A.b()", .unknown),
      ("V.lens", .isStored),
      ("V.throwing()", .hasNoBase),
      ("V.asynch()", .unknown),
      ("V.shared", .hasNoBase),
      ("Editable.editor()", .unknown),
      ("Editable.ext()", .unknown),
    ])
  func reason(_ name: String, _ kind: Reason.Kind) throws {
    let forms = try #require(recorded("Lens").forms(name))
    let reason = #expect(throws: Reason.self) { try forms.get() }
    #expect(reason?.kind == kind)
  }

  @Test func `invents no binding`() {
    let names = Recogniser(recorded("Lens")).bindings.map(\.name)
    #expect(!names.contains("V.some()"))
    #expect(!names.contains("V.plain"))
    #expect(!names.contains("Box.wrappedValue"))
  }

  @Test func `leaves out the cases of no type that tests may not name`() throws {
    let forms = try recorded("Slots").forms("Slot.opened")?.get()
    #expect(forms?.first?.missing == "Opaque")
  }

  @Test func `takes a list by a key path for the rows that a filter shows`() {
    let row = SwiftType.named("Row", [])
    let path = SwiftType.named("KeyPath", [row, .bool])
    let tag = Situation.Tag(place: 0, type: path, values: ["\\Row.done"])
    let situation = Situation(
      library: recorded("Lens"), base: .array(row), starts: ["[]"], value: .array(row),
      isOptional: false, tags: [tag])
    #expect(situation.guesses.first?.model == ".rows([[]], where: { $0[keyPath: \\Row.done] })")
  }

  @Test func `names the line that is missing`() throws {
    let form = try #require(try recorded("Slots").forms("Slot.opened")?.get().first)
    #expect(form.body[0].hasPrefix("let examples: [Opaque?] = []  // The line that is missing"))
  }

  @Test func `tries an object by each property that fits, the one of its name first`() throws {
    let forms = try #require(try recorded("Slots").forms("Notebook.zooming")?.get())
    #expect(forms[0].body[0].contains("over: \\.zoom, of: { Notebook() }"))
  }

  @Test func `learns of an object only if new bindings read as was guessed`() throws {
    let forms = try #require(try recorded("Slots").forms("Notebook.uses(_:)")?.get())
    #expect(forms.map(\.needsReadings) == [false, true])
    #expect(forms[1].body[0].hasPrefix("@MainActor struct Learned: @MainActor LearnedSystem"))
  }

  @Test func `ends with what a binding does when it is new`() throws {
    let forms = try #require(try recorded("Slots").forms("Slot.picks(_:)")?.get())
    #expect(forms.last?.isGuess == false)
  }
}

@Suite struct `Bindings as an app writes them` {
  let shapes = [
    ("isChosen(_:in:)", "a selection"),
    ("Ref.contains(_:)", "a member of a set"),
    ("switches(for:)", "it gives a list of bindings: have a function judged that gives one"),
    ("SeasonPicker.isOn(_:)", "a selection"),
    ("all(_:)", "learned"),
    ("Ref.digits", "learned"),
    ("Ref.oneBased", "a whole value"),
    ("Ref.init(not:)", "a whole value"),
    ("Ref.subscript(_:default:)", "an entry of a dictionary"),
    ("Ref.isLoud", "learned"),
    ("fields(of:).0", "learned"),
    ("fields(of:).1", "learned"),
    ("Ref.or(_:)", "a default"),
    ("Ref.isPresent()", "a presence"),
    ("unwrapped(_:)", "an unwrapped value"),
    ("Ref.price", "learned"),
    ("Ref.init(get:set:)", "a whole value"),
    ("Ref.projectedValue", "a whole value"),
    ("Ref.constant(_:)", "nothing says where its state is"),
    ("Ref.subscript(dynamicMember:)", "fields of a whole"),
    ("Kept.init(wrappedValue:)", "nothing says where its state is"),
    ("Kept.projectedValue", "a whole value"),
    ("ToggleRow.isOn", "it keeps a binding that it is given"),
    ("Trip.notes", "a whole value"),
    ("Trip.isPacked(_:)", "an element by its identity"),
    ("Ref.subscript(item:)", "an element by its identity"),
    ("Player.volume()", "a whole value"),
    ("Ledger.spent", "an actor has it, and tests, as views, are on the main actor: give it there"),
  ]

  @Test func `are all found, and each is tried first as its types suggest`() {
    let recogniser = Recogniser(recorded("Trips"))
    let found = recogniser.bindings.map { binding in
      switch recogniser.forms(of: binding) {
      case .success(let forms): "\(binding.name): \(forms[0].shape)"
      case .failure(let reason): "\(binding.name): \(reason.words)"
      }
    }
    #expect(found == shapes.map { "\($0): \($1)" })
  }

  @Test func `are tried over a property of a struct that refers to its state`() throws {
    let forms = try #require(try recorded("Trips").forms("SeasonPicker.isOn(_:)")?.get())
    #expect(
      forms[0].body[0].hasSuffix(
        "over: \\.value.season, of: { StoredValue(SeasonPicker()) }) { store, port in"))
  }

  @Test func `are asked for the reading of an element that is gone`() throws {
    let forms = try #require(try recorded("Trips").forms("Trip.isPacked(_:)")?.get())
    #expect(forms[0].body[0].contains("\\.isPacked, missing: false), over: \\.items"))
  }
}

@Suite struct `A way to write a test` {
  @Test(
    "is over the property that holds the base, and calls the declaration",
    arguments: [
      ("Home.name", "over: \\.form.name, of: { Home() }", "store.name"),
      ("Home.isShown(_:)", "over: \\.form.tab, of: { Home() }", "store.isShown(port)"),
      ("Home.count(of:)", ".entry(\"\", default: 0, over: [[:], ", "store.count(of: \"\")"),
      ("Home.row(_:)", "\\.count, missing: 0), over: \\.rows", "store.row(port)"),
      ("Home.parts().0", "over: \\.form.name", "store.parts().0"),
      ("filter(of:)", "over: \\.form.name", "filter(of: store)"),
      ("checked(_:)", ".unwrapped(trying: [Tab.inbox, ", "(try? checked(Ref<Tab?>("),
    ])
  func body(_ name: String, _ start: String, _ call: String) throws {
    let form = try #require(try recorded("Kinds").forms(name)?.get().first)
    #expect(form.body[0].contains(start))
    #expect(form.body[1].trimmed.hasPrefix(call))
  }

  @Test(
    "does not exist if a test cannot call the declaration or reach its base",
    arguments: [
      ("slow(_:)", "an actor has it"),
      ("later(_:)", "it is asynchronous"),
      ("Home.switches", "it gives a list of bindings"),
      ("Diary.page", "all objects of one URL share what is there"),
      ("Home.count(at:)", "no property of Home that can be set is known to be behind it"),
    ])
  func reason(_ name: String, _ words: String) throws {
    let forms = try #require(recorded("Kinds").forms(name))
    let reason = #expect(throws: Reason.self) { try forms.get() }
    #expect(reason?.words.hasPrefix(words) == true)
  }
}

@Suite struct `A generic declaration` {
  func solution(
    _ generics: [String], _ constraints: [(String, String, String)]
  ) throws -> [String: String] {
    let constraints = constraints.map {
      SymbolGraph.Constraint(kind: $0.0, lhs: $0.1, rhs: $0.2)
    }
    let solver = try GenericSolver(recorded("Lens"), generics, constraints, paths: [])
    return solver.solution.mapValues(\.text)
  }

  @Test func `is tried at an enum of three if it asks for nothing`() throws {
    #expect(try solution(["T"], []) == ["T": "SmallChoice"])
  }

  @Test func `follows equations`() throws {
    let found = try solution(
      ["Value", "T"], [("sameType", "Value", "Set<T>"), ("conformance", "T", "Hashable")])
    #expect(found == ["T": "SmallChoice", "Value": "Set<SmallChoice>"])
  }

  @Test func `finds a collection for a collection`() throws {
    let found = try solution(
      ["Value"],
      [
        ("conformance", "Value", "MutableCollection"),
        ("conformance", "Value.Element", "Identifiable"),
      ])
    #expect(found == ["Value": "[SmallRow]"])
  }

  @Test func `is tried at a number if it counts`() throws {
    #expect(try solution(["T"], [("conformance", "T", "BinaryInteger")]) == ["T": "Int"])
  }

  @Test func `is explained if nothing conforms`() {
    #expect(throws: Reason.self) { try solution(["T"], [("conformance", "T", "Wonder")]) }
  }
}
