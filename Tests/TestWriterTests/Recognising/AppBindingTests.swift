import Testing

@testable import TestWriter

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
