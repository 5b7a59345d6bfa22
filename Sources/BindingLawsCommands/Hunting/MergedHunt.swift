import BindingGenerators
import LawChecking
import LawTelling

/// What several directories of one hunt come to.
struct MergedHunt {
  let plan: HuntPlan
  let result: HuntResult
  /// What each shard has found out.
  let ledgers: [HuntLedger]
  private let shards: [(shard: HuntShard, records: [HuntRecord])]
  private let builds: Set<String>

  /// Reads the directories.
  ///
  /// - Throws: `Failure` where one cannot be read, or is of another hunt.
  init(_ paths: [String]) throws {
    let files = try paths.map { path in
      guard let file = try HuntFile(path) else {
        throw Failure.unreadable("\(HuntDirectory.results(in: path)) is empty: hunt first")
      }
      return (path: path, file: file)
    }
    plan = files[0].file.plan
    var hunted: [Int: (path: String, build: String)] = [:]
    for (path, file) in files {
      let other = hunted[file.plan.shard.number] ?? (path, file.plan.build)
      hunted[file.plan.shard.number] = other
      if other.build != file.plan.build {
        throw Failure.usage(
          "\(path) and \(other.path) hold the same shard, by two builds of the program; name one")
      }
      if let difference = file.plan.difference(from: plan, isElsewhere: true) {
        throw Failure.usage(
          "\(path) holds another hunt than \(files[0].path), with another \(difference)")
      }
    }
    let byShard = Dictionary(grouping: files.map(\.file)) { $0.plan.shard.number }
    shards = byShard.sorted { $0.key < $1.key }.map { _, files in
      (files[0].plan.shard, files.flatMap(\.records))
    }
    builds = Set(files.map(\.file.plan.build))
    ledgers = shards.map { HuntLedger($0.records) }
    result = HuntResult(
      plan, Set(byShard.keys), HuntLedger(shards.flatMap(\.records)),
      declare: Registry.current.judgement)
  }

  /// What has to be known of shards that are not of one build; `nil` where they are.
  var note: String? {
    builds.count > 1 ? "the shards were hunted by \(builds.count) builds of the program" : nil
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
}

extension HuntLedger {
  /// What these records come to.
  fileprivate init(_ records: [HuntRecord]) {
    self.init()
    for record in records { take(record) }
  }
}

extension MergedHunt {
  /// Makes the directory of the page before the work begins.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func requireWritable(_ folder: String) throws {
    try AtomicFile.makeDirectory(folder)
    try AtomicFile.requireWritable(page(in: folder))
  }

  private static func page(in folder: String) -> String { folder + "/index.html" }

  /// Writes the page into a directory.
  func writePage(to folder: String, on console: Console) throws {
    let page = HuntPage(
      result.judgements, curves: shards.map { CoverageCurve($0) },
      growth: HuntReport.coverage(ledgers), sentences: sentences + [note].compactMap(\.self),
      replayedBy: programCommand)
    let path = Self.page(in: folder)
    try AtomicFile.write(page.html, to: path)
    console.note("wrote \(path)")
  }
}

extension CoverageCurve {
  /// How the coverage of a shard grew.
  fileprivate init(_ shard: (shard: HuntShard, records: [HuntRecord])) {
    let records = shard.records.sorted { $0.at < $1.at }
    var (seen, points): ([String: Set<UInt64>], [Point]) = ([:], [])
    var (pairs, cases) = (0, 0)
    for record in records {
      for pair in record.pairs?.numbers ?? [] {
        if seen[record.piece.system, default: []].insert(pair).inserted { pairs += 1 }
      }
      cases += record.tally.map { $0.cases + $0.refusals } ?? 0
      points.append(Point(seconds: record.at, pairs: pairs, cases: cases))
    }
    self.init(name: "shard \(shard.shard)", points: points)
  }
}
