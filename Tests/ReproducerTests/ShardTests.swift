import Foundation
import TestSupport

@testable import BindingLawsCommands

@Suite struct `A shard` {
  /// The totals: no place, fewer places than shards, as many as eight shards, and about those of a whole run.
  private static let totals = [0, 1, 7, 8, 5_426]
  private static let counts = [1, 2, 3, 8, 100]

  @Test("has the places that no other has:", arguments: totals, counts)
  func partition(of total: Int, into count: Int) throws {
    let ranges = try ranges(of: total, into: count)
    #expect(ranges.flatMap(Array.init) == Array(0..<total))
  }

  @Test("has as many places as any other, give or take one:", arguments: totals, counts)
  func evenness(of total: Int, into count: Int) throws {
    let sizes = try ranges(of: total, into: count).map(\.count)
    let least = try #require(sizes.min())
    #expect(sizes.filter { $0 > least + 1 } == [])
  }

  /// Returns the places of each shard, from the first to the last.
  private func ranges(of total: Int, into count: Int) throws -> [Range<Int>] {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    return shards.map { $0.range(of: total) }
  }

  @Test("is refused:", arguments: ["0/8", "9/8", "x", "", "2", "1/0", "-1/8", "1/2/3", "1/100001"])
  func refusal(_ text: String) async {
    let run = await CommandRun("check", "--json", "--shard", text)
    run.expectRefusal(64, "\"\(text)\" is no shard; write its number and how many there are")
  }

  @Test("is refused beside", arguments: [["--html", "page"], ["--junit", "file"], ["--github"]])
  func report(_ option: [String]) async {
    let run = await CommandRun(["check", "--json", "--shard", "1/2"] + option)
    run.expectRefusal(64, "--shard writes some of the lines of a run")
  }

  @Test func `is refused without --json`() async {
    let run = await CommandRun("check", "--shard", "1/2")
    run.expectRefusal(64, "--shard writes some of the lines of a run")
  }

  @Test func `has the same pairs in whatever order systems and laws are listed`() throws {
    let laws = [Law.getSet, .setGet, .conforms]
    let systems = ["One", "Two", "Three"].map { name in
      var system = JudgedSystem(LawfulPages.self)
      system.name = name
      return system
    }
    let shard = try #require(Shard("2/4"))
    func pairs(_ systems: [JudgedSystem], _ laws: [Law]) -> Set<String> {
      let places = shard.laws(of: systems.map { ($0, laws) })
      return Set(
        zip(systems, places).flatMap { system, places in
          places.map { "\(system.name) \(laws[$0].id)" }
        })
    }
    #expect(pairs(systems, laws) == ["One set-get", "Three conforms"])
    #expect(pairs(systems.reversed(), laws.reversed()) == pairs(systems, laws))
  }
}

@Suite struct `Lines of shards` {
  /// Two systems are lawful, and two break several laws for one cause.
  private static let check =
    [
      "check", "SelectionLinks", "FrozenCapture", "ClearAnySelection", "PairOfTwo", "--cases", "10",
      "--json",
    ]
    + ["get-set", "set-get", "set-set", "fresh", "coherent", "conforms"].flatMap { ["--law", $0] }

  @Test("are together exactly those of one run, of", arguments: [1, 2, 7])
  func together(_ count: Int) async throws {
    let whole = await CommandRun(Self.check)
    var lines: [Substring] = []
    for number in 1...count {
      let shard = await CommandRun(Self.check + ["--shard", "\(number)/\(count)"])
      // Whether a shard has a broken law depends on the cut.
      #expect([0, 1].contains(shard.exitCode))
      lines += shard.output.split(separator: "\n")
    }
    // Four systems by six laws.
    #expect(lines.count == 24)
    #expect(lines.sorted() == whole.output.split(separator: "\n").sorted())
  }

  @Test("on unjudged systems are together those of one run, of", arguments: [2, 5])
  func faults(_ count: Int) async throws {
    let laws = ["set-get", "get-set", "conforms", "settles"].flatMap { ["--law", $0] }
    let check = ["check", "WronglyModelled", "Misdeclared", "Aliased", "--json"] + laws
    let whole = await CommandRun(check, of: .unruly)
    var lines: [Substring] = []
    for number in 1...count {
      let shard = await CommandRun(check + ["--shard", "\(number)/\(count)"], of: .unruly)
      lines += shard.output.split(separator: "\n")
    }
    // Some of the three systems have several lines, which a cut may part.
    #expect(lines.count > 3)
    #expect(lines.sorted() == whole.output.split(separator: "\n").sorted())
  }

  /// The first law does not apply, so its shard has no line, and the second law alone meets the fault.
  @Test func `tell a fault in the shard of the law that meets it`() throws {
    let check = ["check", "Untitled", "--law", "settles", "--law", "titled", "--json"]
    let whole = try ProcessRun.ofUnruly(check)
    let shards = try (1...2).map { try ProcessRun.ofUnruly(check + ["--shard", "\($0)/2"]) }
    #expect(whole.exitCode == 65)
    #expect(shards.map(\.exitCode).sorted() == [0, 65])
    #expect(shards.map(\.output).joined() == whole.output)
  }

  @Test func `have the totals of one run in a report, in any order`() async throws {
    try await withFolder { folder in
      let whole = await CommandRun(Self.check)
      var texts: [String] = []
      for number in 1...5 {
        texts.append(await CommandRun(Self.check + ["--shard", "\(number)/5"]).output)
      }
      var random = SplitMix64(seed: 1)
      let shuffled = texts.joined().split(separator: "\n").shuffled(using: &random)
      let file = try folder.file("all.jsonl", holding: shuffled.joined(separator: "\n"))
      let report = await CommandRun("report", "--from", file)
      #expect(report.exitCode == whole.exitCode)
      let one = try folder.file("one.jsonl", holding: whole.output)
      let expected = await CommandRun("report", "--from", one).output
      // The last line has the totals.
      #expect(report.output.split(separator: "\n").last == expected.split(separator: "\n").last)
    }
  }
}
