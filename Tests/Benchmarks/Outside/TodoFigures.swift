import BindingGenerators
import BindingLaws
import LawChecking

/// The findings on a todo app with a fault, or in a lawful style, under many seeds.
struct TodoFigures: Codable {
  /// The findings on one fault.
  struct Fault: Codable {
    let fault: TodoFault
    /// The law named beforehand.
    let law: String
    /// The number of seeds under which the law misses the fault.
    let missed: Int
    /// The number of these seeds under which all other laws miss it, too.
    let unseen: Int
    /// The simplified traces, the most common first.
    let finals: [String]
    /// The longest check by that law, in seconds of the processor.
    let seconds: Double
  }

  /// The findings on one lawful style.
  struct Style: Codable {
    let style: TodoStyle
    let seeds: Int
    /// The laws that are taken for broken under some seed.
    let alarms: [String]
    /// The laws that are given up under some seed.
    let open: [String]
  }

  let seeds: Int
  /// The number of cases of each check.
  let cases: Int
  let faults: [Fault]
  let styles: [Style]

  static func measure(seeds: Int, cases: Int) async throws -> TodoFigures {
    // One after the other, because the time of each check is measured.
    let faults = try TodoFault.allCases.map { try measure($0, seeds, cases) }
    // With more cases than usual, fewer seeds: so the time stays the same.
    let seedsOfStyles = max(1, Effort.normal.cases * seeds / cases)
    let styles = try await TodoStyle.allCases.concurrently {
      try measure($0, seedsOfStyles, cases)
    }
    return TodoFigures(seeds: seeds, cases: cases, faults: faults, styles: styles)
  }

  private static func measure(_ fault: TodoFault, _ seeds: Int, _ cases: Int) throws -> Fault {
    var finals: [String] = []
    var seconds = 0.0
    var unseen = 0
    for seed in 0..<seeds {
      var verdict: Verdict?
      let time = try cpuSeconds { verdict = try check(fault, .plain, fault.law, seed, cases) }
      seconds = max(seconds, time)
      if let trace = verdict?.counterexample?.trace {
        finals.append(trace.joined(separator: "; "))
      } else if try !TodoSystem.laws.contains(where: {
        try check(fault, .plain, $0, seed, cases)?.kind == .broken
      }) {
        unseen += 1
      }
    }
    return Fault(
      fault: fault, law: fault.law.id, missed: seeds - finals.count, unseen: unseen,
      finals: finals.mostCommonFirst, seconds: seconds)
  }

  private static func measure(_ style: TodoStyle, _ seeds: Int, _ cases: Int) throws -> Style {
    var alarms: Set<String> = []
    var open: Set<String> = []
    for seed in 0..<seeds {
      for law in TodoSystem.laws {
        guard let verdict = try check(nil, style, law, seed, cases) else { continue }
        if verdict.counterexample != nil { alarms.insert(law.id) }
        if verdict.kind == .gaveUp { open.insert(law.id) }
      }
    }
    return Style(style: style, seeds: seeds, alarms: alarms.sorted(), open: open.sorted())
  }

  private static func check(
    _ fault: TodoFault?, _ style: TodoStyle, _ law: Law, _ seed: Int, _ cases: Int
  ) throws -> Verdict? {
    let options = CheckOptions(seed: Seed(UInt64(seed)), cases: cases)
    return try LawChecker(TodoSystem.self, options: options) {
      TodoSystem(source: $0, fault, style)
    }.verdict(on: law)
  }
}
