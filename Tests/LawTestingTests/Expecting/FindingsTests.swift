import LawTesting
import TestSupport

@Suite struct `A finding of an expectation` {
  @Test func `is missing if the system is lawful`() { expect(ColourButton.self) }

  @Test func `comes from all laws if none is named`() throws {
    let text = try onlyIssue { expect(ClearingButton.self) }
    #expect(text.contains("also      get-set, set-local"))
  }

  @Test func `says in words what went wrong`() throws {
    let text = try onlyIssue { expect(ClearingButton.self) }
    #expect(text.contains("what      a port that was not set changed: "))
  }

  @Test func `is reported with a label for each of its parts`() throws {
    let lines = try onlyIssue { expect(ClearingButton.self) }.split(separator: "\n")
    for label in ["broken", "swift", "trace", "what", "also", "write", "replay"] {
      #expect(lines.contains { $0.hasPrefix("  \(label) ") }, "\(label)")
    }
  }

  /// A failing test prints little, so that the next failure is still in sight.
  @Test func `is reported in at most 15 lines of 100 columns, none of them empty`() throws {
    let text = try onlyIssue { expect(ClearingButton.self) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 15)
    // The line to copy has to be one.
    #expect(lines.filter { $0.count > 100 && !$0.contains(" replay ") } == [])
    #expect(!lines.contains(""))
  }

  @Test func `is a warning if the model breaks the law, too`() throws {
    let system = try #require(allSpecimens.first { $0.name == "ChangeCounter" }?.system)
    let found = recorded { expect(system, obeys: .roundTrip) }
    #expect(found.count == 1)
    let text = found.first?.comments.first?.rawValue ?? ""
    #expect(
      text == """
        ChangeCounter breaks set-set, as its model does (the last set wins); if that is meant: \
        .skipping(.setSet, because: "…")
        """)
    #expect(found.first?.severity == .warning)
  }

  @Test func `takes two lines if the mistake was reported before`() {
    // The button obeys `set-get`, so there are two findings.
    let texts = issues {
      for law in [Law.getSet, .setGet, .getSet] {
        expect(ClearingButton.self, obeys: law)
      }
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("  trace ") == true)
    let lines = texts.last?.split(separator: "\n") ?? []
    #expect(lines.first == "ClearingButton breaks get-set: as reported above")
    #expect(
      lines.last?.hasPrefix("  replay    swift package binding-laws replay v2/get-set") == true)
    #expect(lines.count == 2)
  }

  /// All three closures are named for the line in `bound`.
  ///
  /// The second goes wrong in another way than the first. The third goes wrong as the first did.
  @Test func `is reported in full for each mistake of closures of one name`() {
    func bound(_ set: @escaping (Source<Int>, Int) -> Void) {
      expect(bindingOver: Int.self, obeys: [.setGet]) { source in
        MyBinding(get: { source.value }, set: { set(source, $0) })
      }
    }
    let texts = issues {
      bound { _, _ in }
      bound { source, value in source.value = value &* 2 }
      bound { _, _ in }
    }
    #expect(texts.count { $0.contains("  trace ") } == 2)
  }

  @Test func `names the reported law that goes wrong in the same way`() {
    let texts = issues {
      for law in [Law.setLocal, .disjointSetsCommute] {
        expect(ClearingButton.self, obeys: law)
      }
    }
    #expect(texts.last?.contains("goes wrong as set-local does") == true)
  }

  @Test func `says over a source and a class that a read negates`() {
    expectReport("the base is right, and the reading is wrong") { get, set in
      MyBinding(get: { !get() }, set: set)
    }
  }

  @Test func `says over a source and a class that a set negates`() {
    expectReport(" was written where ") { get, set in
      MyBinding(get: get, set: { set(!$0) })
    }
  }

  /// Expects these words about a binding to a flag, once in a source and once in an object.
  private func expectReport(
    _ words: String,
    on bound: @escaping (@escaping () -> Bool, @escaping (Bool) -> Void) -> MyBinding<Bool>
  ) {
    let texts = issues {
      expect(bindingOver: Bool.self) { source in bound({ source.value }, { source.value = $0 }) }
      expect({ Lamp() }, \.isOn) { lamp in bound({ lamp.isOn }, { lamp.isOn = $0 }) }
    }
    #expect(texts.count == 2)
    for text in texts { #expect(text.contains(words), "\(text)") }
  }

  @Test func `names the property of a class that did not change`() throws {
    let text = try onlyIssue {
      expect({ Lamp() }, \.isOn) { lamp in MyBinding(get: { lamp.isOn }, set: { _ in }) }
    }
    #expect(text.contains("\n  what      the set did not change isOn\n"), "\(text)")
  }

  /// The same mistake, with listed values, with generated ones, and in a control.
  @Test func `is one issue for each learned binding that changes what is set`() {
    let texts = issues {
      expect(bindingsOver: ["a"], setting: ["a", "b"]) { MyBinding($0) { $0 + "!" } }
      expect(bindingsOver: ["", "a"]) { MyBinding($0) { $0 + "!" } }
      expect(ShoutingField.self)
    }
    let found = texts.filter { $0.contains(" breaks ") }
    #expect(found.count == 3)
    for text in found { #expect(text.contains("  also      set-get"), "\(text)") }
  }

  @Test func `is reported as a derivation if making the binding writes`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Int.self) { source in
        source.value = 1
        return MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(text.contains(" breaks derive-pure: "), "\(text)")
    #expect(
      text.contains("\n  what      making the binding wrote, and so it did at the start\n"),
      "\(text)")
    #expect(!text.contains("meant?"), "\(text)")
  }

  @Test func `names all the laws that break`() throws {
    var verdicts: [Verdict] = []
    let text = try onlyIssue {
      verdicts = expect(
        bindingsOver: Form(), BoundField(\.name) { MyBinding($0, \.name) },
        BoundField(\.isOn) { source in
          source.value.name = "new"
          return MyBinding(source, \.isOn)
        })
    }
    let broken = verdicts.filter { $0.kind == .broken }.map(\.law.id)
    // With so many, a report that cuts its list short would be seen.
    #expect(broken.count > 7)
    for law in broken { #expect(text.contains(law), "\(law): \(text)") }
  }

  @Test func `is one line if several laws have no evidence for one reason`() throws {
    let system = try #require(allSpecimens.first { $0.name == "NoSources" }?.system)
    let laws = LawSet([.onIffAll, .offIffNone, .mixedIffDisagreement])
    let found = recorded { expect(system, obeys: laws) }
    #expect(found.count == 1)
    let text = try #require(found.first?.comments.first?.rawValue)
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains(" on on-iff-all, off-iff-none, mixed-iff-disagreement; "), "\(text)")
  }

  @Test func `comes before the warning of a law that is only proposed`() {
    let texts = issues {
      expect({ Kept() }, \.isOn) { kept in
        MyBinding(get: { kept.isOn }, set: { _ in kept.keepItself() })
      }
    }
    let laws = texts.map { $0.split(separator: " breaks ").last?.prefix { $0 != ":" } }
    #expect(laws == ["set-get", "released"])
  }

  @Test func `says that no set of any value changes anything`() throws {
    let text = try onlyIssue {
      expect(bindingsOver: [0], setting: [0, 1, 2]) { source in
        MyBinding<Int>(get: { source.value }, set: { _ in })
      }
    }
    #expect(text.hasSuffix(": no set of any value changed anything"), "\(text)")
  }

  @Test func `says that a value never arrives`() throws {
    let text = try onlyIssue {
      expect(bindingsOver: [0, 5], setting: [0, 5, 28]) { source in
        MyBinding<Int>(get: { source.value }, set: { source.value = $0 > 9 ? 0 : $0 })
      }
    }
    #expect(text.hasSuffix(": 28 is set and 0 is read, in every state"), "\(text)")
  }

  @Test func `says what a set drops, even if no law is broken`() throws {
    let text = try onlyIssue {
      expect(bindingsOver: [[:], ["sugar": 2]]) { (source: Source<[String: Int]>) in
        MyBinding<Int>(
          get: { source.value["milk", default: 1] }, set: { source.value = ["milk": $0] })
      }
    }
    #expect(text.contains("no evidence on get-set"), "\(text)")
    #expect(text.contains(#"turns ["sugar": 2] into ["milk": 1]"#), "\(text)")
  }

  @Test func `is one issue if the model gives nothing to judge`() throws {
    let text = try onlyIssue { expect(Unlisted.self) }
    #expect(text.hasPrefix("Unlisted cannot be judged by \(usualLaws.count) laws"))
  }
}

/// A system whose bases and values are neither listed by its model, nor can be generated.
private struct Unlisted: ModelledSystem {
  struct Name: Equatable {}
  static let model = CellModel<Name>()
  let source: Source<Name>
}

/// A field without a model, which writes more than is typed.
private struct ShoutingField: LearnedSystem, ControlSystem {
  static var examples: [String] { ["", "a"] }
  static var values: [String]? { ["", "a"] }
  let source: Source<String>
  func binding(_: SinglePort) -> MyBinding<String> {
    MyBinding(get: { source.value }, set: { source.value = $0 + "!" })
  }
  func tap(_: SinglePort) {}
  func rendering(_: SinglePort) -> String { source.value }
}

private final class Lamp { var isOn = false }

/// An object that is never released once it has been set.
private final class Kept {
  var isOn = false
  private var own: Kept?
  func keepItself() { own = self }
}
