import LawTesting
import TestSupport

@Suite struct `A clamp in a closure` {
  @Test func `is asked about if it is not declared`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Int.self) { MyBinding($0) { min($0, 11) } }
    }
    let words = "\n  meant?    if the binding changes what is set on purpose, pass `storing:`"
    #expect(text.contains(words))
    #expect(text.contains(", if every value is stored as it is set\n"), "\(text)")
  }

  @Test func `that is declared is printed as one of two that a right version may store`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Int.self, storing: { max(0, $0) }, obeys: [.getSet]) { source in
        MyBinding(get: { source.value }, set: { source.value = $0 < 0 ? 5 : $0 })
      }
    }
    #expect(text.contains("#expect([-1, 0].contains(source.value))"), "\(text)")
  }

  @Test func `that is declared is lawful`() {
    let verdicts = expect(bindingOver: Int.self, storing: { min($0, 11) }) { source in
      MyBinding(get: { source.value }, set: { source.value = min($0, 11) })
    }
    #expect(verdicts.prefix(3).map(\.law.id) == ["set-get", "get-set", "set-set"])
    #expect(verdicts.contains { $0.law.id == "set-once" })
    #expect(verdicts.last?.law.id == "conforms")
    #expect(Set(verdicts.map(\.kind)) == [.upheld])
  }

  @Test("that differs from what is declared is found", arguments: [12, Int.max])
  func forgotten(_ bound: Int) throws {
    let text = try onlyIssue {
      expect(bindingOver: Int.self, storing: { min($0, 11) }) { MyBinding($0) { min($0, bound) } }
    }
    #expect(text.contains("conforms"))
  }

  @Test func `is not asked about if a binding negates`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Bool.self, obeys: [.getSet]) { MyBinding($0) { !$0 } }
    }
    #expect(!text.contains("meant?"))
  }

  @Test func `is not asked about if a binding converts`() throws {
    let text = try onlyIssue {
      expect(bindingOver: Bool.self) { source in
        MyBinding(get: { !source.value }, set: { source.value = !$0 })
      }
    }
    #expect(text.contains("\n  meant?    it does not read what is stored; if it converts that, "))
  }
}
