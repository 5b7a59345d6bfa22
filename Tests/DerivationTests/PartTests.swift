import BindingLaws
import LawTesting
import LawfulBindings
import Testing

@Suite struct `A subscript of a value` {
  /// A lookup differs from a plain part only in how it reaches the value, for which few cases are enough.
  private static let fewCases = 100

  @Test(
    "obeys the laws of its comment as a part of a value", .requiringJudgement,
    arguments: Trial.parts(reachedBy: PlainParts.self))
  func plain(_ trial: Trial) { trial.expectPromise() }

  @Test(
    "obeys the laws of its comment by another library's lookup",
    .requiringJudgement, .cases(fewCases), arguments: Trial.parts(reachedBy: LookupParts.self))
  func lookup(_ trial: Trial) { trial.expectPromise() }

  @Test(
    "obeys the laws of its comment by this library's lookup",
    .requiringJudgement, .cases(fewCases), arguments: Trial.parts(reachedBy: HeadlessParts.self))
  func headless(_ trial: Trial) { trial.expectPromise() }

  /// It shows that a broken promise is found: the three tests above would fail by such a subscript.
  @Test(
    .expecting(.getSet, .broken, because: "a set that compares nothing stores the default"))
  func `that stores a default without comparing breaks get-set`() {
    expect(DefaultModel(0, trying: [0, 1], nilPolicy: .kept), obeys: [.getSet]) { source in
      LookupBinding<Int>(source, at: \.[storedDefault: 0])
    }
  }

  /// Two lookups are equal if the arguments of their subscripts are.
  ///
  /// An argument that is equal to nothing else would make another binding each time that a view is drawn.
  @Test func `makes equal bindings of equal arguments`() {
    let screen = Screen.binding
    #expect(screen.tab[isSelecting: .a] == screen.tab[isSelecting: .a])
    #expect(screen.tab[default: .a] == screen.tab[default: .a])
    #expect(screen.tab.isPresented.negated == screen.tab.isPresented.negated)
    #expect(screen.tabs[contains: .a] == screen.tabs[contains: .a])
    #expect(screen.rights[contains: .read] == screen.rights[contains: .read])
    #expect(screen.flags[isOn: "a"] == screen.flags[isOn: "a"])
    #expect(screen.level[clampedTo: 0...2] == screen.level[clampedTo: 0...2])
    #expect(screen.chores[id: 1] == screen.chores[id: 1])
    #expect(screen.chores[all: \.isDone].isOn == screen.chores[all: \.isDone].isOn)
    #expect(screen.mail[all: \.isWeekly, \.isUrgent] == screen.mail[all: \.isWeekly, \.isUrgent])
    let tree = SelectionTree<Tab>.branch([.leaf(.a)])
    #expect(screen.tabs[all: tree] == screen.tabs[all: .branch([.leaf(.a)])])
    #expect(screen.required[as: TabText()] == screen.required[as: TabText()])
  }

  /// If an argument were left out of the comparison, a view would keep the binding of another tag.
  @Test func `makes unequal bindings of unequal arguments`() {
    let screen = Screen.binding
    #expect(screen.tab[isSelecting: .a] != screen.tab[isSelecting: .b])
    #expect(screen.tabs[contains: .a] != screen.tabs[contains: .b])
    #expect(screen.chores[id: 1] != screen.chores[id: 2])
    let tree = SelectionTree<Tab>.branch([.leaf(.a)])
    #expect(screen.tabs[all: tree] != screen.tabs[all: .branch([.leaf(.b)])])
    #expect(screen.mail[all: \.isWeekly] != screen.mail[all: \.isWeekly, \.isUrgent])
    #expect(screen.level[clampedTo: 0...2] != screen.level[clampedTo: 0...3])
    #expect(screen.tab[default: .a] != screen.tab[default: .b])
    #expect(screen.rights[contains: .read] != screen.rights[contains: .write])
    #expect(screen.flags[isOn: "a"] != screen.flags[isOn: "b"])
  }

  /// A lookup writes after each set, also after one that a part refuses.
  ///
  /// Then it has to write what is there.
  @Test func `writes back the base if a set changes nothing`() {
    expectSameWrite(over: Tab?.some(.b), setting: false) { $0[isSelecting: .a] }
    expectSameWrite(over: Tab?.none, setting: true) { $0.isPresented }
    expectSameWrite(over: Tab?.none, setting: .a) { $0[default: .a] }
    expectSameWrite(over: Rights.read, setting: false) { $0[contains: []] }
    expectSameWrite(over: ["a": false], setting: false) { $0[isOn: "a"] }
    expectSameWrite(over: 5, setting: 2) { $0[clampedTo: 0...2] }
    expectSameWrite(over: [Chore(id: 2)], setting: Chore?.some(Chore(id: 1))) { $0[id: 1] }
    expectSameWrite(over: [Chore(id: 1)], setting: Chore?.some(Chore(id: 2))) { $0[id: 1] }
    expectSameWrite(over: [Chore(id: 1)], setting: Chore?.none) { $0[id: 1] }
    expectSameWrite(over: Mail(isWeekly: true), setting: ToggleState.mixed) {
      $0[all: \.isWeekly, \.isUrgent]
    }
    expectSameWrite(over: [Chore(id: 1)], setting: ToggleState.mixed) { $0[all: \.isDone] }
    expectSameWrite(over: Set([Tab.a]), setting: ToggleState.mixed) { $0[all: .leaf(.a)] }
    expectSameWrite(over: true, setting: ToggleState.mixed) { $0.toggleState }
    expectSameWrite(over: Tab.a, setting: "z") { $0[as: TabText()] }
  }

  /// Expects that a set of a part writes the base as it was, once.
  private func expectSameWrite<Base: Equatable, Value>(
    over base: Base, setting value: Value, sourceLocation: SourceLocation = #_sourceLocation,
    _ part: (LookupBinding<Base>) -> LookupBinding<Value>
  ) {
    let source = Source(base)
    part(LookupBinding(source, at: \.self)).wrappedValue = value
    #expect(source.writes.map(\.base) == [base], sourceLocation: sourceLocation)
  }
}

/// The state of a screen.
private struct Screen {
  var tab: Tab?
  var required = Tab.a
  var tabs: Set<Tab> = []
  var rights: Rights = []
  var flags: [String: Bool] = [:]
  var level = 0
  var chores: [Chore] = []
  var mail = Mail()

  static var binding: LookupBinding<Screen> {
    LookupBinding(get: { Screen() }, set: { _ in })
  }
}

extension Int? {
  fileprivate subscript(storedDefault fallback: Int) -> Int {
    get { self ?? fallback }
    set { self = newValue }
  }
}
