import BindingLaws
import BindingSpecimens
import LawChecking

/// The costs of checks: of the work that other frameworks are measured by, and of the specimens.
struct CostFigures: Codable {
  /// The costs of some systems that are judged by all laws.
  struct Run: Codable {
    let effort: Effort
    let systems: Int
    let checks: Int
    /// The number of systems that were made.
    let made: Int
    /// The processor seconds.
    let seconds: Double
  }

  let throughput: Throughput
  let search: Simplification
  /// The costs of ten systems with each effort.
  let efforts: [Run]
  /// The costs of all systems with the default effort.
  let normal: Run

  /// Kept files of figures name the first two as `CI/bench` does.
  private enum CodingKeys: String, CodingKey {
    case throughput = "w1"
    case search = "w2"
    case efforts, normal
  }

  static func measure() throws -> CostFigures {
    let all = allSpecimens.filter { !$0.mayTrap && !$0.isOnMainActor }
    // Spread evenly over the list, which goes family by family.
    let ten = (0..<10).map { all[$0 * all.count / 10] }
    return try CostFigures(
      throughput: .measure(), search: .measure(),
      efforts: Effort.allCases.map { try run(ten, $0) }, normal: run(all, .normal))
  }

  private static func run(_ systems: [JudgedSystem], _ effort: Effort) throws -> Run {
    var options = CheckOptions()
    options.effort = effort
    let before = SystemsMade.count
    var checks = 0
    let seconds = try cpuSeconds {
      for system in systems { checks += try system.checks(options) }
    }
    return Run(
      effort: effort, systems: systems.count, checks: checks, made: SystemsMade.count - before,
      seconds: seconds)
  }
}

extension JudgedSystem {
  /// Judges the system by all laws, and counts those that speak about it.
  fileprivate func checks(_ options: CheckOptions) throws -> Int {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Int {
      let checker = try LawChecker(system, options: options)
      return try System.laws.count { try checker.verdict(on: $0) != nil }
    }
    return try open(system)
  }
}
