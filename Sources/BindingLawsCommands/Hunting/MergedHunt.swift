import LawChecking
import LawTelling

/// What several directories of one hunt come to.
struct MergedHunt {
  let plan: HuntPlan
  let ledger: HuntLedger
  let result: HuntResult
  private let builds: Set<String>

  /// Reads the directories.
  ///
  /// - Throws: `Failure` where one cannot be read, or is of another hunt.
  init(_ paths: [String]) throws {
    let directories = try paths.map(HuntDirectory.init)
    let first = directories[0]
    var hunted: [Int: HuntDirectory] = [:]
    for directory in directories {
      let other = hunted[directory.plan.shard.number] ?? directory
      hunted[directory.plan.shard.number] = other
      if other.plan.build != directory.plan.build {
        throw Failure.usage(
          "\(directory.path) and \(other.path) hold the same shard, by two builds of the program; "
            + "name one")
      }
      if let difference = directory.plan.difference(from: first.plan, isElsewhere: true) {
        throw Failure.usage(
          "\(directory.path) holds another hunt than \(first.path), with another \(difference)")
      }
    }
    plan = first.plan
    builds = Set(directories.map(\.plan.build))
    let records = try directories.flatMap { try $0.newRecords() }.sorted { $0.at < $1.at }
    ledger = records.reduce(into: HuntLedger()) { $0.take($1) }
    result = HuntResult(plan, Set(hunted.keys), ledger)
  }

  /// What is missing, a sentence each.
  var sentences: [String] {
    let count = plan.shard.count
    let missing = result.missing.map { "shard \($0)/\(count) is missing: merge its directory, too" }
    let unfinished = result.unfinished.map {
      "shard \($0)/\(count) is not finished: hunt on in its directory"
    }
    return missing + unfinished
  }

  /// What has to be known of shards that are not of one build; `nil` where they are.
  var note: String? {
    builds.count > 1 ? "the shards were hunted by \(builds.count) builds of the program" : nil
  }

  /// Pages on it.
  var pages: RunPages {
    let notes = [ledger.coverageInWords] + sentences + [note].compactMap(\.self)
    return RunPages(
      of: result.judgements, options: plan.asked, title: "A hunt", notes: notes)
  }
}
