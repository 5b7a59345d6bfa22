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
      ("whole(_:)", "a value as an optional"),
      ("Notebook.isPinned(_:)", "an element by its identity"),
      ("Notebook.uses(_:)", "a required selection"),
      ("Notebook.isOpen", "a presence"),
      ("Notebook.zooming", "a whole value"),
    ])
  func shape(_ name: String, _ shape: String) throws {
    let forms = try #require(try recorded("Slots").forms(name)?.get())
    // Other guesses may come first.
    #expect(forms.contains { $0.isGuess && $0.shape == shape }, "\(forms.map(\.shape))")
  }

  @Test(
    "guesses nothing if the types say nothing",
    arguments: ["Slot.at(_:)", "Slot.number", "either(_:or:)"])
  func learned(_ name: String) throws {
    let forms = try #require(try recorded("Slots").forms(name)?.get())
    #expect(forms.first?.shape == "learned", "\(forms.map(\.shape))")
  }

  @Test(
    "says why a binding is not judged",
    arguments: [
      ("Plain.secret()", Reason.Kind.isPrivate),
      ("Lens.priv()", .isPrivate),
      // A list of bindings, one to a constant, and one to a tuple.
      ("Lens.list()", .unknown),
      ("Lens.constant(_:)", .hasNoBase),
      ("Lens.both(_:)", .unknown),
      // A function of an actor.
      ("A.b()", .unknown),
      ("V.lens", .isStored),
      ("V.throwing()", .hasNoBase),
      ("V.asynch()", .unknown),
      ("V.shared", .hasNoBase),
      // Functions of a protocol, which no value of their own has.
      ("Editable.editor()", .unknown),
      ("Editable.ext()", .unknown),
    ])
  func reason(_ name: String, _ kind: Reason.Kind) throws {
    let forms = try #require(recorded("Lens").forms(name))
    let reason = #expect(throws: Reason.self) { try forms.get() }
    #expect(reason?.kind == kind)
  }

  /// A function of an opaque type, a closure that takes a binding, and the value of a property wrapper.
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
