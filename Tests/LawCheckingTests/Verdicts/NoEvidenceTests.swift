import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A verdict of no evidence` {
  @Test("is given by laws about writes if no set writes", arguments: [true, false])
  func writes(_ usesProof: Bool) throws {
    for law in [Law.transactionReachesBase, .atomic] {
      let verdict = try judged(NeverWritten.self, law, usesProof)
      #expect(verdict.kind == .noEvidence)
      #expect(verdict.remark == "no case showed a set that writes")
    }
  }

  @Test("is given by a law whose premise is never met", arguments: [true, false])
  func premise(_ usesProof: Bool) throws {
    let verdict = try judged(NeverWritten.self, Law.setGet, usesProof)
    #expect(verdict.kind == .noEvidence)
    #expect(verdict.report.contains("shows no evidence on set-get; the premise held in 0 of "))
  }

  @Test(
    "is not given if the model rules the premise out",
    arguments: [Law.foreignKept, .disjointSetsCommute])
  func ruledOut(_ law: Law) throws {
    #expect(try check(RequiredTabs.self, obeys: law) == nil)
    #expect(try check(LawfulPages.self, obeys: law) != nil)
  }

  @Test("is given by all laws on worlds without ports", arguments: [true, false])
  func emptyWorlds(_ usesProof: Bool) throws {
    let laws: [Law] = [
      .conforms, .readTransparent, .coherent, .getPure,
      .setGet, .total,
    ]
    for law in laws {
      #expect(try judged(Emptied.self, law, usesProof).kind == .noEvidence, "\(law.id)")
    }
  }

  @Test func `is not given by laws about sets of a read-only model`() throws {
    #expect(try check(Shown.self, obeys: .setGet) == nil)
    #expect(try check(Shown.self, obeys: .atomic) == nil)
    #expect(try check(Shown.self, obeys: .conforms)?.kind == .proved)
  }

  @Test func `fulfils what is declared upheld, but not broken`() {
    #expect(Verdict.Kind.noEvidence.fulfils(.upheld))
    #expect(!Verdict.Kind.noEvidence.fulfils(.broken))
  }

  @Test func `is not given by a law that does not apply`() throws {
    #expect(try check(LawfulPages.self, obeys: .rejectedSetIsInert) == nil)
  }

  private func judged<System: BindingSystem>(
    _ system: System.Type, _ law: Law, _ usesProof: Bool
  ) throws -> Verdict {
    let options = CheckOptions(cases: 100).with(\.usesProof, usesProof)
    return try #require(try check(system, obeys: law, options: options))
  }
}

/// A flag that is shown, and whose model rejects every set.
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

/// A flag that is shown, and whose model is read-only.
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
