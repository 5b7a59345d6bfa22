import LawTesting
import TestSupport

private struct Contact: Equatable {
  var name = ""
  var mail = ""
  var isPrivate = false
}

/// Examples of a type that has more values than are listed.
///
/// `Int(share * 100)` reads all listed percents as they were set, but 29 as 28, because 0.29 * 100 is a little less.
@Suite struct `Examples of an open type` {
  private static let percents = [0, 1, 2, 5, 10, 20, 25, 50, 75, 90, 99, 100]

  /// Judges a percentage that is stored as a share, with a reading that may be wrong.
  @discardableResult
  private func percentage(_ read: @escaping (Double) -> Int) -> [Verdict] {
    expect(
      .converted(
        over: Self.percents.map { Double($0) / 100 }, trying: Self.percents,
        reads: { Int(($0 * 100).rounded()) },
        stores: { Double($0) / 100 }), named: "percentage"
    ) { source in
      MyBinding(get: { read(source.value) }, set: { source.value = Double($0) / 100 })
    }
  }

  @Test func `do not hide a mistake between them`() {
    let verdicts = silently { percentage { Int($0 * 100) } } ?? []
    let broken = verdicts.filter { $0.kind == .broken }
    #expect(broken.contains { $0.law.id == "set-get" })
    #expect(broken.contains { $0.counterexample?.trace.last == "set value 29" })
  }

  @Test func `are counted in the remark of a proof`() throws {
    let verdicts = percentage { Int(($0 * 100).rounded()) }
    let proved = try #require(verdicts.first { $0.law.id == "set-get" })
    #expect(proved.kind == .proved)
    #expect(proved.remark?.contains(", for the 12 values listed; ") == true)
    #expect(proved.remark?.hasSuffix(" cases beyond what is listed") == true)
  }

  @Test func `do not hide a changed text`() {
    let verdicts = silently {
      expect(
        .fields(of: [Contact(name: "Ann"), Contact(name: "Bob")], over: \.name, \.mail),
        named: "contact"
      ) { source, field in
        MyBinding(
          get: { source.value[keyPath: field] },
          set: { text in source.value[keyPath: field] = text.replacing("@", with: "") })
      }
    }
    #expect(verdicts?.contains { $0.kind == .broken && $0.law.id == "set-get" } == true)
  }

  @Test func `do not hide a changed text in one of several fields`() {
    let verdicts = silently {
      expect(
        bindingsOver: Contact(), BoundField(\.name) { MyBinding($0, \.name) },
        BoundField(\.mail) { source in
          MyBinding(
            get: { source.value.mail }, set: { source.value.mail = $0.replacing(",", with: "") })
        })
    }
    #expect(verdicts?.contains { $0.kind == .broken } == true)
  }

  /// "007" is accepted and stores 7, which reads "7", in the model as in the binding.
  @Test func `are all that is tried if the model breaks beyond them`() {
    let verdicts = expect(
      .converted(over: [0, 7], trying: ["x"], reads: { "\($0)" }, stores: { Int($0) }),
      named: "number"
    ) { source in
      MyBinding(get: { "\(source.value)" }, set: { source.value = Int($0) ?? source.value })
    }
    #expect(verdicts.filter { ![.proved, .upheld].contains($0.kind) }.map(\.law.id) == [])
  }

  @Test func `have a token for a case beyond them`() async throws {
    let verdicts = silently { percentage { Int($0 * 100) } } ?? []
    let found = verdicts.first { $0.law.id == "set-get" }?.counterexample
    let token = try #require(found?.token)
    let issues = try await recorded(within: [.replaying(token)]) { percentage { Int($0 * 100) } }
    let text = issues.first?.comments.first?.rawValue
    #expect(issues.count == 1)
    #expect(text?.contains("  found     by running this case") == true)
    #expect(text?.contains("set value 29") == true)
  }
}
