import BindingGenerators
import BindingLaws
import LawChecking

/// The findings on planted faults under many seeds.
struct PlantedFigures: Codable {
  struct Row: Codable {
    let fault: String
    let law: String
    /// The number of seeds under which its law finds the fault.
    let found: Int
    /// The mean number of the failing case.
    let mean: Double
    /// The number of the other seeds under which all laws miss the fault.
    let unseen: Int
    /// The simplified trace of the first seed that finds the fault by any law.
    let trace: [String]
  }

  let seeds: Int
  let rows: [Row]
  /// The laws that the correct system seems to break, except those that its model breaks, too.
  let alarms: [String]
  /// The number of laws that judge the correct system.
  let laws: Int

  /// Measures the findings on all faults of a kind.
  ///
  /// Without proofs, and without a comparison of the failing case with smaller ones: the figures are those of the
  /// search.
  ///
  /// - Parameters:
  ///   - fault: The kind.
  ///   - model: The model to compare the systems with.
  ///   - seeds: The number of seeds. The correct system is judged under the first one.
  static func measure<Fault: PlantedFault>(
    _ fault: Fault.Type, by model: Fault.System.Model = Fault.System.model, seeds: Int
  ) async throws -> PlantedFigures {
    // Models need not be Sendable. This one is a value that nobody changes.
    nonisolated(unsafe) let model = model
    @Sendable func verdict(_ fault: Fault?, _ law: Law, _ seed: Int) throws -> Verdict? {
      var options = CheckOptions(seed: Seed(UInt64(seed)))
      options.advises = false
      options.usesProof = false
      options.certificationLimit = 0
      return try LawChecker(Fault.System.self, by: model, options: options) {
        Fault.system($0, fault)
      }.verdict(on: law)
    }
    @Sendable func row(_ fault: Fault) throws -> Row {
      var numbers: [Double] = []
      var unseen = 0
      var trace: [String]?
      for seed in 0..<seeds {
        var counterexample = try verdict(fault, fault.law, seed)?.counterexample
        if let number = counterexample?.foundAtCase {
          numbers.append(Double(number))
        } else {
          counterexample = try Fault.System.laws.lazy.compactMap {
            try verdict(fault, $0, seed)?.counterexample
          }.first
          if counterexample == nil { unseen += 1 }
        }
        trace = trace ?? counterexample?.trace
      }
      return Row(
        fault: fault.rawValue, law: fault.law.id, found: numbers.count, mean: numbers.mean,
        unseen: unseen, trace: trace ?? [])
    }
    let rows = try await Array(Fault.allCases).concurrently(row)
    let alarms = try Fault.System.laws.filter { law in
      guard let verdict = try verdict(nil, law, 0), verdict.kind == .broken else { return false }
      return !verdict.isWarning
    }
    return PlantedFigures(
      seeds: seeds, rows: rows, alarms: alarms.map(\.id), laws: Fault.System.laws.count)
  }
}
