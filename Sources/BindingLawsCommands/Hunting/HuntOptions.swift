import ArgumentParser
import Foundation

// The help of `Hunt` and `Hunting.md` repeat what is read here.
extension HuntShard {
  /// The part that Bazel asks for; the status file, once written, says that this was understood.
  static var ofEnvironment: HuntShard? {
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
@Sendable func readShard(_ text: String) throws -> HuntShard {
  if let shard = HuntShard(text) { return shard }
  throw ValidationError(
    "\"\(text)\" is no part of a hunt; write its number and how many there are: 2/3")
}

/// Reads a duration from the command line.
@Sendable func readDuration(_ text: String) throws -> Duration {
  let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3_600]
  let parts = text.matches(of: #/([0-9]+)([smh])/#)
  let seconds = parts.reduce(0) { $0 + (Double($1.1) ?? 0) * (units[$1.2] ?? 0) }
  if parts.map(\.0).joined() == text, (1...3_600_000_000).contains(seconds) {
    return .seconds(Int(seconds))
  }
  throw ValidationError(
    "\"\(text)\" is no time of at least 1s and at most 1000000h; write it as 90s, 10m or 1h30m")
}
