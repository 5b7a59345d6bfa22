import BindingLaws
import Foundation
import LawChecking

/// The cost of a case in a child process, and of the same case here, which is W6.
///
/// One child runs all cases of a check.
struct ChildCases: Encodable {
  /// The microseconds on the clock of a case in a child process.
  let microseconds: Double
  /// The microseconds on the clock of a case here.
  let microsecondsHere: Double
  /// The number of cases by which the longer of two checks exceeds the shorter one.
  let cases: Int

  /// Measures the difference between a check of many cases and one of half as many.
  ///
  /// So the start of a process does not count. Each figure is the median of five, because other processes disturb
  /// some.
  static func measure(cases: Int = Throughput.usualCount) throws -> ChildCases {
    let children = Place.children(ChildrenLimits()) { job in
      try job.run { BenchChild(noting: $0.path) }
    }
    return ChildCases(
      microseconds: try microseconds(children, cases),
      microsecondsHere: try microseconds(.here, cases), cases: cases)
  }

  private static func microseconds(_ place: Place, _ cases: Int) throws -> Double {
    func seconds(_ seed: UInt64, _ cases: Int) throws -> Double {
      var options = CheckOptions.benchmark(seed: seed, cases: cases)
      options.holdsBindings = true
      let checker = try LawChecker(EightTags.Lawful.self, place, options: options)
      var verdict: Verdict?
      let time = try ContinuousClock().measure { verdict = try checker.verdict(on: .conforms) }
      precondition(verdict?.kind == .upheld && verdict?.cases == cases)
      return time / .seconds(1)
    }
    let figures = try (0..<5).map { (seed: UInt64) -> Double in
      let more = try seconds(seed, 2 * cases) - seconds(seed, cases)
      return 1_000_000 * more / Double(cases)
    }
    return figures.median
  }
}

/// This program as a child.
final class BenchChild: RunningChild {
  /// The name of the option by which the program is told that it is a child, and its job.
  static let option = "child"
  private let process = Process()

  init?(noting path: String) {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--" + Self.option, path]
    guard (try? process.run()) != nil else { return nil }
  }

  func collectEnd() -> ProcessEnd? {
    process.isRunning ? nil : .exitCode(process.terminationStatus)
  }
  func kill() { process.terminate() }
}
