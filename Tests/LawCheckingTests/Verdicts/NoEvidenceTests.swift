import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A verdict of no evidence` {
  @Test("is that of laws about writes, over sets that never write", arguments: [true, false])
  func writes(_ usesProof: Bool) throws {
    for law in [Law.transactionReachesBase, .atomic] {
      let verdict = try judged(NeverWritten.self, law, usesProof)
      #expect(verdict.kind == .noEvidence)
      #expect(verdict.remark == "no case showed a set that writes")
    }
  }

  @Test("is that of a law whose premise is never met", arguments: [true, false])
  func premise(_ usesProof: Bool) throws {
    let verdict = try judged(NeverWritten.self, Law.setGet, usesProof)
    #expect(verdict.kind == .noEvidence)
    #expect(verdict.report.contains("shows no evidence on set-get; the premise held in 0 of "))
  }

  @Test(
    "is none where the model rules the premise out",
    arguments: [Law.foreignKept, .disjointSetsCommute])
  func ruledOut(_ law: Law) throws {
    #expect(try check(RequiredTabs.self, obeys: law) == nil)
    #expect(try check(LawfulPages.self, obeys: law) != nil)
  }

  @Test("is that of all laws on worlds without ports", arguments: [true, false])
  func emptyWorlds(_ usesProof: Bool) throws {
    let laws: [Law] = [
      .conforms, .readTransparent, .coherent, .getPure,
      .setGet, .total,
    ]
    for law in laws {
      #expect(try judged(Emptied.self, law, usesProof).kind == .noEvidence, "\(law.id)")
    }
  }

  @Test func `is none of laws about sets, where the model is read-only`() throws {
    #expect(try check(Shown.self, obeys: .setGet) == nil)
    #expect(try check(Shown.self, obeys: .atomic) == nil)
    #expect(try check(Shown.self, obeys: .conforms)?.kind == .proved)
  }

  @Test func `is as good as upheld and no substitute for broken`() {
    #expect(Verdict.Kind.noEvidence.fulfils(.upheld))
    #expect(!Verdict.Kind.noEvidence.fulfils(.broken))
  }

  @Test func `is not that of a law that never speaks about the model`() throws {
    #expect(try check(LawfulPages.self, obeys: .rejectedSetIsInert) == nil)
  }

  private func judged<System: BindingSystem>(
    _ system: System.Type, _ law: Law, _ usesProof: Bool
  ) throws -> Verdict {
    let options = CheckOptions(cases: 100).with(\.usesProof, usesProof)
    return try #require(try check(system, obeys: law, options: options))
  }
}

/// A flag that shows, and takes no set.
private struct NeverWritten: ShowingSystem {
  struct Model: ReferenceModel {
    var ports: [SinglePort] { [.value] }
    var bases: [Bool]? { [false, true] }
    func get(_ port: SinglePort, in base: Bool) -> Bool { base }
    func accepts(_ value: Bool, at port: SinglePort, in base: Bool) -> Bool { false }
    func set(_ value: Bool, at port: SinglePort, in base: Bool) -> Bool { base }
  }

  static let model = Model()
  let source: Source<Bool>
  func shown(_ port: SinglePort) -> Bool { source.value }
}

/// The same by a model that says that it takes none.
private struct Shown: ShowingSystem {
  static var model: ReadOnlyModel<Bool, Bool> { .readOnly { $0 } }
  let source: Source<Bool>
  func shown(_ port: SinglePort) -> Bool { source.value }
}

/// The rows of lists that are all empty.
private struct Emptied: ModelledSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case first }
    var bases: [[Bool]]? { [[]] }
    func isPresent(_ port: Port, in base: [Bool]) -> Bool { !base.isEmpty }
    func get(_ port: Port, in base: [Bool]) -> Bool { base.first ?? false }
    func set(_ value: Bool, at port: Port, in base: [Bool]) -> [Bool] { [value] }
  }

  static let model = Model()
  let source: Source<[Bool]>
}
