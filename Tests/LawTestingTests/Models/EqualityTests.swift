import LawTesting
import TestSupport

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
