import Testing

@testable import BindingLaws

@Suite struct `A law in terms` {
  @Test(
    "prints its maths",
    arguments: [
      ("set(p, a, set(p, get(p, s), s)) = set(p, a, s)", echoFirst),
      (
        "accepted(p, b, s), accepted(p, get(p, set(p, b, s)), set(p, b, s)) ⇒ "
          + "settle(tap(q, write(t, s))) = s", latest
      ),
      ("accepted(a then b) ⇒ read(p, set(p, b, set(p, a, s))) = s", bothRead),
      ("read(p, s) = s", Law("read", "", ifAccepted: [.get(.p)], alike: [.get(.p)], [])),
      ("accepted(b), held p still there ⇒ get(held p, set(held p, b, s)) = b", got),
      ("¬accepted(a) ⇒ set(q, a, s) = s", refusing),
      ("accepted(tapped(get(p, s))) ⇒ tap(p, s) is what the model says", predicted),
    ])
  func maths(_ expected: String, _ law: Law) {
    #expect(law.maths == expected)
  }

  @Test func `draws the variables of its conditions and programs`() {
    #expect(latest.statement(for: CellModel<Bool>())?.variables == [.p, .q, .b, .t])
    #expect(got.statement(for: CellModel<Bool>())?.variables == [.heldP, .b])
  }

  @Test func `takes p for a fresh binding beside held p`() {
    let law = Law("both", "", alike: [.set(.heldP, .a)], [.set(.p, .a)])
    let p = Handle(SinglePort.value, index: 0, isHeld: true)
    let variables = Law.Variables(p: p, q: p, a: true, b: true, t: true, by: CellModel<Bool>())
    guard let statement = law.statement(for: CellModel<Bool>()) else {
      Issue.record("it does not apply")
      return
    }
    let (left, right) = statement.shape.programs
    #expect(statement.operations(of: left, variables) == [.set(p, true)])
    #expect(statement.operations(of: right, variables) == [.set(p.fresh, true)])
  }

  @Test func `can have a value and an action that no case chooses`() {
    let statement = Law.Statement<Turned>.forAll(.p, alike: [.set(.p, .c)], [.act])
    let p = Handle(SinglePort.value, index: 0)
    let variables = Law.Variables(p: p, q: p, a: true, b: true, t: true, by: Turned())
    let (set, act) = statement.shape.programs
    #expect(statement.choosing(false).operations(of: set, variables) == [.set(p, false)])
    let turned = statement.choosingAction { $0.t ? "turn" : nil }
    #expect(turned.operations(of: act, variables) == [.act("turn")])
    let none = statement.choosingAction { $0.t ? nil : "turn" }
    #expect(none.operations(of: act, variables).isEmpty)
  }

  @Test func `asks of a system what its operations need`() {
    #expect(latest.statement(for: CellModel<Bool>())?.needs == [.externalWrites, .settling])
    #expect(latest.statement(for: Cell.model)?.needs == [.externalWrites, .settling])
    #expect(
      Law.readAtOnce.statement(for: Cell.model)?.needs == [.settling, .readingAtOnce])
  }

  @Test func `about refusals does not apply to a model that refuses nothing`() {
    #expect(refusing.statement(for: CellModel<Bool>()) == nil)
    #expect(refusing.statement(for: ReadOnlyModel { (isOn: Bool) in isOn }) != nil)
  }

  /// The other laws are about more than programs, or word their expectations themselves.
  @Test func `is one of these`() {
    #expect(
      allLaws.filter { $0.form is Terms }.map(\.id) == [
        "set-get", "get-set", "set-set", "set-twice", "rejected-set-is-inert", "get-pure",
        "derive-pure", "read-transparent", "coherent", "history-independent",
        "transaction-transparent", "disjoint-sets-commute", "conforms", "equivalent",
        "read-at-once", "taps-arrive",
      ])
  }
}

/// A flag that the world turns.
private struct Turned: ReferenceModel {
  var ports: [SinglePort] { [.value] }
  var actions: [String] { ["turn"] }
  func get(_ port: SinglePort, in base: Bool) -> Bool { base }
  func set(_ value: Bool, at port: SinglePort, in base: Bool) -> Bool { value }
  func apply(_ action: String, to base: Bool) -> Bool { !base }
}

private struct Cell: LearnedSystem {
  static var examples: [Bool] { [false] }
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Access { Access(source: source) }
}

private struct Access: BindingProtocol {
  let source: Source<Bool>
  var wrappedValue: Bool {
    get { source.value }
    nonmutating set { source.value = newValue }
  }
}

private let echoFirst = Law(
  "echo-first", "", alike: [.echo(.p), .set(.p, .a)], [.set(.p, .a)])
private let latest = Law(
  "latest", "", ifAccepted: [.set(.p, .b), .echo(.p)], alike: [.write, .tap(.q), .settle], [])
private let bothRead = Law(
  "both-read", "", ifAccepted: [.set(.p, .a), .set(.p, .b)],
  alike: [.set(.p, .a), .set(.p, .b), .get(.p)], [])
private let got = Law("got", "", Terms(claim: .gets(.heldP, .b)))
private let refusing = Law(
  "refusing", "", Terms(refused: .set(.p, .a), claim: .same([.set(.q, .a)], [])))
private let predicted = Law("predicted", "", predicted: [.tap(.p)])
