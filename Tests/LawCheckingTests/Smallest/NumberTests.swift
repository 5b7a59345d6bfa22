import BindingGenerators
import BindingLaws
import LawChecking
import Testing

@Suite struct `Numbers in a trace` {
  @Test func `are lowered in step when only their difference matters`() throws {
    let finals = try Set((0..<50).map { try finalTrace(of: NearIsEqual.self, under: $0) })
    #expect(finals == [["start 0", "set it 1"]])
  }

  @Test func `are lowered to the edge, and nothing goes before them`() throws {
    let finals = try Set((0..<50).map { try finalTrace(of: Clamping.self, under: $0) })
    #expect(finals == [["start 0", "set it 1000"]])
  }

  /// What random search alone ends in.
  private func finalTrace<System: BindingSystem>(
    of system: System.Type, under seed: UInt64
  ) throws -> [String] {
    var options = CheckOptions(seed: Seed(seed), cases: 1000)
    (options.usesShortlex, options.usesProof) = (false, false)
    let verdict = try check(system, obeys: .conforms, options: options)
    return verdict?.counterexample?.trace ?? []
  }
}

private enum Number: ReferenceModel {
  enum Port: CaseIterable { case it }
  static func get(_ port: Port, in base: Int) -> Int { base }
  static func set(_ value: Int, at port: Port, in base: Int) -> Int { value }
}

/// Takes a number that is near to the present one for no change.
private struct NearIsEqual: BindingSystem {
  typealias Model = Number
  let source: Source<Int>

  func binding(_ port: Number.Port) -> Accessor<Int> {
    Accessor(
      get: { source.value },
      set: { number in
        let (difference, isLarge) = number.subtractingReportingOverflow(source.value)
        if isLarge || difference.magnitude > 100 { source.value = number }
      })
  }
}

/// Cuts numbers off at 999.
private struct Clamping: BindingSystem {
  typealias Model = Number
  let source: Source<Int>

  func binding(_ port: Number.Port) -> Accessor<Int> {
    Accessor(get: { source.value }, set: { source.value = min($0, 999) })
  }
}
