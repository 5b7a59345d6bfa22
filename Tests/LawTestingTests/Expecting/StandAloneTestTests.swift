import BindingLaws
import LawTesting
import Testing

@testable import LawChecking

@Suite struct `A test to paste` {
  @Test func `shows the broken law with bindings alone`() {
    let text = test(of: ClearingButton.self, Law.getSet)
    #expect(
      text == """
        import BindingLaws
        import Testing

        // v1/get-set/ClearingButton/0C20400204000000SR8G
        @MainActor @Test func `ClearingButton and get-set`() {
          let source = Source<Optional<Colour>>(.green)
          let system = ClearingButton(source: source)
          system.binding(.red).wrappedValue = false
          #expect(source.base == .green)
          #expect(system.binding(.green).wrappedValue == true)
        }

        """)
  }

  @Test func `ends where the system crashes`() {
    let text = test(of: Dying<ArrayIndex>.self, Law.ownTotal)
    #expect(text?.contains("  system.binding(.cell).wrappedValue = 13\n  // trapped") == true)
  }

  @Test func `expects of a held binding what the model says`() {
    #expect(
      lines(of: FrozenButton.self, Law.fresh) == [
        "let held0 = system.binding(.red)", "system.binding(.red).wrappedValue = true",
        "#expect(held0.wrappedValue == true)",
      ])
  }

  @Test func `goes through held bindings where only they are wrong`() {
    #expect(
      lines(of: HomesickButton.self, Law.coherent) == [
        "let held0 = system.binding(.red)", "let held1 = system.binding(.green)",
        "let held2 = system.binding(.blue)", "held0.wrappedValue = true",
        "held1.wrappedValue = false", "#expect(source.base == .red)",
        "#expect(system.binding(.red).wrappedValue == true)",
      ])
  }

  @Test func `shows the order of two sets that is wrong`() {
    #expect(
      lines(of: ForgetfulColours.self, Law.disjointSetsCommute) == [
        "system.binding(.red).wrappedValue = true", "system.binding(.green).wrappedValue = true",
        "#expect(source.base == [.green, .red])",
        "#expect(system.binding(.red).wrappedValue == true)",
      ])
  }

  @Test func `is none where it could not fail`() {
    #expect(lines(of: RepeatingButton.self, Law.setOnce) == nil)
  }

  @Test("names a type as it is written", arguments: typesInSwift)
  func type(_ type: Any.Type, _ text: String) {
    #expect(swiftText(ofType: type) == text)
  }

  @Test func `writes values as they are written`() {
    let letter: Character = "\""
    #expect(swiftText(letter) == #""\"""#)
    #expect(swiftText(\Form.isOn) == "\\.isOn")
    #expect(
      [Double.nan, .infinity, -.infinity].map { swiftText($0) } == [
        ".nan", ".infinity", "-.infinity",
      ])
    #expect(swiftText(Tab.second) == "Array(Tab.allCases)[1]")
    #expect(swiftText([Tab.first]) == "[Array(Tab.allCases)[0]]")
  }

  @Test func `knows the modules of what it names`() {
    #expect(modules(namedIn: [String: Colour].self) == ["Swift", "LawTestingTests"])
  }

  @Test func `reaches a system that is nested`() {
    let text = test(of: Nested<Int>.Button.self, Law.getSet)
    #expect(text?.contains("\n  let system = Nested<Int>.Button(source: source)\n") == true)
  }

  /// What the test does and expects.
  private func lines<System: BindingSystem>(of system: System.Type, _ law: Law) -> [String]? {
    let lines = test(of: system, law)?.split(separator: "\n").dropFirst(6).dropLast()
    return lines?.map { String($0.dropFirst(2)) }
  }

  private func test<System: BindingSystem>(of system: System.Type, _ law: Law) -> String? {
    var verdict: Verdict?
    _ = issues { verdict = expect(system, obeys: law) }
    return verdict?.counterexample?.test
  }
}

private let typesInSwift: [(Any.Type, String)] = [
  (Int.self, "Int"), (Nested<Int>.Button.self, "Nested<Int>.Button"),
  (Nested<Int>.Bar.Search.self, "Nested<Int>.Bar.Search"),
  ([String: Nested<Colour>]?.self, "Optional<Dictionary<String, Nested<Colour>>>"),
  ((Int, name: Colour).self, "(Int, name: Colour)"), (FrozenButton.self, "FrozenButton"),
  (`A test to paste`.self, "`A test to paste`"),
]

private enum Tab: CaseIterable, CustomStringConvertible {
  case first, second
  var description: String { "the \(self == .first ? 1 : 2). tab" }
}

/// What a button is nested in.
private struct Nested<Value> {
  enum Bar {
    struct Search {}
  }

  /// Setting any button off clears the whole selection.
  struct Button: BindingSystem {
    typealias Model = SelectionModel<Colour>
    let source: Source<Colour?>
    func binding(_ colour: Colour) -> MyBinding<Bool> {
      ClearingButton(source: source).binding(colour)
    }
  }
}

/// A held binding reads what was there when it was made.
private struct FrozenButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    let frozen = source.value == colour
    return MyBinding(get: { frozen }, set: ColourButton(source: source).binding(colour).set)
  }
}

/// A held binding that is set brings back the selection that was there when it was made.
private struct HomesickButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    let home = source.value
    let binding = ColourButton(source: source).binding(colour)
    return MyBinding(get: binding.get) { isOn in
      binding.set(isOn)
      if !isOn && home != colour { source.value = home }
    }
  }
}

/// Setting green forgets red.
private struct ForgetfulColours: BindingSystem {
  typealias Model = SubsetModel<Colour>
  let source: Source<Set<Colour>>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(get: { source.value.contains(colour) }) { isOn in
      var colours = source.value
      if colour == .green { colours.remove(.red) }
      if isOn { colours.insert(colour) } else { colours.remove(colour) }
      source.value = colours
    }
  }
}

/// A set writes twice.
private struct RepeatingButton: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    let binding = ColourButton(source: source).binding(colour)
    return MyBinding(get: binding.get) { isOn in
      binding.set(isOn)
      binding.set(isOn)
    }
  }
}
