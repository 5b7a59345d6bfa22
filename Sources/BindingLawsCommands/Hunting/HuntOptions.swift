import ArgumentParser
import BindingLaws
import Foundation
import LawChecking

/// What is hunted, and how hard.
struct HuntOptions: ParsableArguments {
  @OptionGroup var chosen: ChosenOptions

  @Option(
    parsing: .unconditional,
    help: "How many random cases are run of each system and law; 10,000 by default.")
  var cases: Int?

  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: """
      How long to hunt, such as 90s, 10m or 1h30m, instead of a number of cases. How far a proof \
      reaches, and up to which length all traces are run, then rise as long as there is time.
      """, transform: readDuration)
  var time: Duration?

  @Option(
    parsing: .unconditional,
    help: "How many operations a system may remember and be caught; as check takes it.")
  var k: Int?

  @Option(
    parsing: .unconditional,
    help: """
      Hunt one part of several, such as 2/3, in a directory of its own; by default what \
      TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say, or all of it.
      """, transform: readShard)
  var shard: HuntShard?

  func validate() throws {
    if cases != nil && time != nil { throw ValidationError("--cases and --for; give one of them") }
    if let cases, !(1...1_000_000_000_000).contains(cases) {
      throw ValidationError("--cases is \(cases); it has to be from 1 to 1000000000000")
    }
    try k.map(ExhaustiveOptions.requireMemory)
  }

  /// What the options come to.
  func plan(_ children: ChildOptions) throws -> HuntPlan {
    let registry = Registry.current
    return HuntPlan(
      systems: try registry.systems(chosen.systems).map(\.name).unique,
      laws: try registry.laws(chosen.laws).map(\.id).unique,
      areLawsNamed: !chosen.laws.isEmpty, seed: chosen.seed,
      cases: time == nil ? cases ?? 10_000 : nil, k: k, children: children.areWanted,
      limits: children.limits.child, shard: try shard ?? HuntShard.ofEnvironment ?? .whole,
      build: Build.number)
  }
}

extension HuntShard {
  /// The part that Bazel asks for; the answer is that it is understood.
  fileprivate static var ofEnvironment: HuntShard? {
    get throws {
      let environment = Registry.current.surroundings.environment
      guard let index = environment["TEST_SHARD_INDEX"],
        let count = environment["TEST_TOTAL_SHARDS"]
      else { return nil }
      guard let index = Int(index), let count = Int(count), index < .max,
        let shard = HuntShard(number: index + 1, of: count)
      else {
        throw Failure.usage(
          "TEST_SHARD_INDEX is \(index) of TEST_TOTAL_SHARDS \(count); it has to be below that")
      }
      if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
        try AtomicFile.write("", to: path)
      }
      return shard
    }
  }
}

/// Reads a part of a hunt from the command line.
@Sendable private func readShard(_ text: String) throws -> HuntShard {
  if let shard = HuntShard(text) { return shard }
  throw ValidationError(
    "\"\(text)\" is no part of a hunt; write its number and how many there are: 2/3")
}

/// Reads a duration from the command line.
@Sendable func readDuration(_ text: String) throws -> Duration {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
  let longest = 1_000_000 * 3_600
  var (seconds, digits) = (0, "")
  for character in text {
    if let unit = units[character], let count = Int(digits), count <= longest {
      (seconds, digits) = (seconds + count * unit, "")
    } else if character.isASCII && character.isNumber {
      digits.append(character)
    } else {
      digits = "?"
      break
    }
  }
  if digits.isEmpty && (1...longest).contains(seconds) { return .seconds(seconds) }
  throw ValidationError(
    "\"\(text)\" is no time of at least 1s and at most 1000000h; write it as 90s, 10m or 1h30m")
}
