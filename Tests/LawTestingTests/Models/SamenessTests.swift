import LawTesting
import TestSupport

private struct Loudness: Equatable {
  var value = 0.0
  var name = ""
}

private struct Defaulted: BindingSystem {
  static var model: DefaultModel<Double> { DefaultModel(0.5, trying: [0, 1, .nan]) }
  let source: Source<Double?>
  func binding(_ port: SinglePort) -> MyBinding<Double> {
    MyBinding(get: { source.value ?? 0.5 }, set: { source.value = $0 })
  }
}

@Suite struct `A number that is not equal to itself` {
  @Test func `is a value of a field as any other`() {
    let verdicts = expect(
      bindingsOver: Loudness(),
      BoundField(\.value, values: [0, 1, .nan]) { MyBinding($0, \.value) })
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }

  @Test func `is a value behind a default as any other`() throws {
    let laws = LawSet.veryWellBehaved.laws + LawSet.honesty.laws
    let kinds = try laws.compactMap { try check(Defaulted.self, obeys: $0)?.kind }
    #expect(Set(kinds) == [.proved])
  }

  @Test func `is read as it was set by a learned model`() {
    let verdicts = expect(bindingsOver: [0.0, 1], setting: [0, 1, .nan], MyBinding.init)
    #expect(Set(verdicts.map(\.kind)) == [.proved])
    let table = verdicts.compactMap(\.learned).first
    #expect(table?.rows.map(\.base) == ["0.0", "1.0", "nan"])
    #expect(table?.rows.flatMap(\.cells).flatMap(\.sets).allSatisfy { $0.reads == nil } == true)
  }

  @Test func `is a value of a property as any other`() {
    final class Player { var volume = 0.0 }
    let verdicts = expect(
      Player.init, \.volume, setting: [0, 1, .nan], obeys: .everyBinding
    ) { MyBinding($0, \.volume) }
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }
}

/// The sign of a number, which is read of a zero, too.
private struct SignModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [Double]? { [0, 1, -1] }
  func get(_ port: Port, in base: Double) -> Bool { base.sign == .minus }
  func set(_ value: Bool, at port: Port, in base: Double) -> Double {
    value ? -base.magnitude : base.magnitude
  }
}

private struct SignToggle: ModelledSystem {
  static let model = SignModel()
  let source: Source<Double>
}

@Suite struct `A negative zero` {
  @Test func `is another base if its sign is read`() {
    let laws: LawSet = .veryWellBehaved + .honesty + [.conforms]
    #expect(issues { expect(SignToggle.self, obeys: laws) } == [])
    let learned = expect(bindingsOver: [0.0, 1], setting: [true, false]) { source in
      SignToggle(source: source).binding(.value)
    }
    #expect(Set(learned.map(\.kind)) == [.proved])
  }

  @Test func `is the same base if no port reads its sign`() {
    let verdicts = expect(
      bindingsOver: Loudness(),
      BoundField(\.value, values: [0, 1]) { MyBinding($0, \.value) { $0 == 0 ? -0.0 : $0 } })
    #expect(Set(verdicts.map(\.kind)) == [.upheld])
  }
}

/// A person who equals all with the same id, whatever the name.
private struct ListedPerson: Equatable {
  var id = 1
  var name = "A"
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

/// A person with a random id, who equals all with the same id.
private struct NumberedPerson: Equatable, Arbitrary {
  var id: UInt64 = 1
  var name = "A"
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  static var arbitrary: Generator<Self> {
    Generator {
      NumberedPerson(id: $0.draw(below: .max), name: Generator.string.generate(from: &$0))
    }
  }
}

/// A reading that equals those that are near.
private struct Reading: Equatable, CustomStringConvertible {
  var value = 0
  var description: String { "\(value)" }
  static func == (one: Self, other: Self) -> Bool { abs(one.value - other.value) < 2 }
}

@Suite struct `An equality` {
  private let advice = "`==` must tell apart what ports read"

  @Test func `that hides what a field reads is refused`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: ListedPerson(),
        BoundField(\.name) { MyBinding($0, \.name) })
    }
    #expect(text.contains(advice))
    #expect(text.contains("(id: 1, name: \"A\")"))
    #expect(text.contains("but port name reads \"A\" in one and \"\" in the other"))
  }

  @Test func `that hides what is learned is refused`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: [ListedPerson(), ListedPerson(id: 2, name: "C")],
        setting: [ListedPerson(), ListedPerson(name: "B"), ListedPerson(id: 2, name: "C")]
      ) { source in
        MyBinding(get: { source.value }, set: { if $0 != source.value { source.value = $0 } })
      }
    }
    #expect(text.contains(advice))
  }

  @Test func `that hides what is generated beside a random id is refused`() throws {
    let text = try onlyIssue {
      expect(bindingOver: NumberedPerson.self, MyBinding.init)
    }
    #expect(text.contains(advice))
  }

  @Test func `that hides what no port reads is accepted`() {
    let verdicts = expect(
      bindingsOver: ListedPerson(),
      BoundField(\.id, values: [1, 2]) { MyBinding($0, \.id) })
    #expect(Set(verdicts.map(\.kind)) == [.proved])
  }

  @Test func `that is not transitive is refused`() throws {
    let text = try onlyIssue {
      expect(bindingsOver: [0, 1, 2].map { Reading(value: $0) }) { source in
        MyBinding(get: { source.value.value > 1 }, set: { source.value.value = $0 ? 2 : 0 })
      }
    }
    #expect(text.contains("`==` of Reading is no equivalence among 0, 1, 2: it must be"))
  }
}
