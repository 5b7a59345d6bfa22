import BindingGenerators
import BindingLaws
import BindingSpecimens
import LawChecking
import Testing

@Suite struct `A specimen that remembers` {
  @Test("breaks a law by one smallest trace, whatever the seed", arguments: Deceiver.all)
  func smallest(_ deceiver: Deceiver) throws {
    var traces: Set<String> = []
    for seed in 1...(Truth.isWhole ? 20 : 2) as ClosedRange<UInt64> {
      let verdict = try deceiver.verdict(CheckOptions(seed: Seed(seed)))
      traces.insert(verdict?.counterexample?.trace.joined(separator: "; ") ?? "none")
    }
    #expect(traces == [deceiver.trace])
  }

  @Test("does so again by its token", arguments: Deceiver.all)
  func token(_ deceiver: Deceiver) throws {
    let found = try #require(try deceiver.verdict(CheckOptions()))
    let token = try #require(found.counterexample?.token)
    let again = try deceiver.replayed(.token(token))
    let written = try deceiver.replayed(.trace(deceiver.trace))
    #expect(again.counterexample?.trace == found.counterexample?.trace)
    #expect(written.counterexample?.trace == found.counterexample?.trace)
  }

  @Test(
    "is broken and proved as the truth has it", arguments: Deceiver.all,
    1...(Truth.isWhole ? 20 : 1))
  func verdicts(_ deceiver: Deceiver, seed: Int) throws {
    let verdicts = try deceiver.verdicts(CheckOptions(seed: Seed(UInt64(seed))))
    let broken = verdicts.filter { $0.kind == .broken }.map(\.law.id)
    let proved = verdicts.filter { $0.kind == .proved }.map(\.law.id)
    #expect(Set(broken) == Set(deceiver.specimen.breaks.map(\.id)))
    #expect(verdicts.filter { $0.kind == .gaveUp }.map(\.law.id) == [])
    if broken.contains(Law.historyIndependent.id) { #expect(proved == []) }
  }

  @Test(
    "is shrunk to that trace", arguments: Deceiver.all.filter { $0.trace.contains("start off") })
  func shrinking(_ deceiver: Deceiver) throws {
    let longer = deceiver.trace.replacing("; ", with: "; write on; write off; ", maxReplacements: 1)
    let shrunk = try deceiver.shrunk(.trace(longer))
    #expect(shrunk.counterexample?.trace.joined(separator: "; ") == deceiver.trace)
  }

  @Test func `is listed here`() {
    let listed = allSpecimens.filter { $0.family == "memory" && !$0.mayTrap }.map(\.name)
    #expect(Deceiver.all.map(\.specimen.name) == listed)
  }
}

/// A system that deceived an earlier proof, or may deceive a later one.
struct Deceiver: CustomTestStringConvertible {
  let specimen: JudgedSystem
  /// The smallest trace by which it is found to remember, or by which it differs from its twin.
  let trace: String
  let law: Law

  static let all = [
    Deceiver(
      "UnconfirmedClear",
      "start off; hold value; set held value off; set value on; tap held value"),
    Deceiver(
      "DebouncedBinding", "start off; hold value; set held value on; set held value on"),
    Deceiver(
      "LeasedBinding",
      "start off; hold value; set held value on; set held value on; set held value on; "
        + "set held value on"),
    Deceiver("SupersededPass", "start off; hold value; set value on; set held value on"),
    Deceiver(
      "ReusedCell",
      "start (left: off, right: off); hold left; set right on; set held left on"),
    Deceiver(
      "EvictedEntry",
      "start (left: off, right: off); hold left; set right on; set held left on"),
    Deceiver(
      "SnapshotsCompared", "start (left: off, right: off); set right on; set left on"),
    Deceiver(
      "RateLimitedStore",
      "start off" + String(repeating: "; set value on", count: 9)),
    Deceiver("CacheNotInvalidated", "start off; set value on; write off; tap value"),
    Deceiver(
      "ConflictAfterReturn",
      "start off; hold value; set value on; set value off; set held value on"),
    Deceiver(
      "SecretGesture", "start off; set value on; set value off; set value on; set value on"),
    Deceiver("UndoCoalesced", "start off; set value on; set value on"),
    Deceiver("LockedByCommit", "start off; act commit; set value on"),
    Deceiver(
      "MigratedStore", "start off; set value on; set value off", Law.equivalent),
    Deceiver("CopiedFault", "start off; set value on; set value on"),
  ].compactMap(\.self)

  /// `nil` where no specimen has this name.
  init?(_ name: String, _ trace: String, _ law: Law = Law.historyIndependent) {
    guard let specimen = allSpecimens.first(where: { $0.name == name }) else { return nil }
    (self.specimen, self.trace, self.law) = (specimen, trace, law)
  }

  var testDescription: String { specimen.name }

  func verdict(_ options: CheckOptions) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try check(system, obeys: law, options: options)
    }
    return try open(specimen.system)
  }

  func verdicts(_ options: CheckOptions) throws -> [Verdict] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [Verdict] {
      let checker = try LawChecker(system, options: options)
      return try allLaws.compactMap { try checker.verdict(on: $0) }
    }
    return try open(specimen.system)
  }

  func shrunk(_ name: CaseName) throws -> Verdict {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict {
      try LawChecker(system).shrink(name, obeying: law).verdict
    }
    return try open(specimen.system)
  }

  func replayed(_ name: CaseName) throws -> Verdict {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict {
      try LawChecker(system).replay(name, obeying: law).verdict
    }
    return try open(specimen.system)
  }
}
