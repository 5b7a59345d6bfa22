import BindingGenerators
import BindingLaws
import LawChecking
import Testing

@testable import BindingLawsCommands

@Suite struct `A schedule of a hunt` {
  @Test func `begins with levels, and then takes a piece of each pair in turn`() {
    var schedule = HuntSchedule(plan(cases: 2_000))
    let levels = [schedule.next(), schedule.next()].compactMap(\.self)
    #expect(levels == ["One", "Two"].map { HuntPiece(of: $0, level: 0) })
    let waiting = schedule.next()
    #expect(waiting == nil)
    for level in levels { finish(level, in: &schedule) }
    let pieces = (0..<8).compactMap { _ in schedule.next() }
    #expect(pieces.map(\.number) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(Set(pieces).count == 8)
    let rest = schedule.next()
    #expect(rest == nil)
    #expect(!schedule.underWay.isEmpty)
    for piece in pieces { finish(piece, in: &schedule) }
    #expect(schedule.underWay.isEmpty)
    let end = schedule.next()
    #expect(end == nil)
  }

  @Test func `gives what was put back again`() throws {
    var schedule = HuntSchedule(plan(cases: 3_000))
    let first = schedule.next()
    schedule.putBack(try #require(first))
    let again = schedule.next()
    #expect(again == first)
  }

  @Test func `leaves to other shards what is theirs`() throws {
    let shards = try (1...3).map { try #require(HuntShard(number: $0, of: 3)) }
    let all = shards.map { shard in pieces(of: plan(cases: 20_000, shard: shard)) }
    #expect(all.flatMap(\.self).count == Set(all.flatMap(\.self)).count)
    #expect(Set(all.flatMap(\.self)) == Set(pieces(of: plan(cases: 20_000))))
    #expect(all.map { $0.contains { $0.law == nil } } == [true, false, false])
  }

  @Test func `has nothing behind a law that does not speak about the system`() {
    let schedule = HuntSchedule(plan(cases: 20_000))
    let silent = pieces(from: schedule) { piece in
      piece.law == nil ? HuntRecord(piece, []) : HuntRecord(piece, nil)
    }
    #expect(silent.map(\.law) == silent.map { _ in nil })
    #expect(silent.count == 2)
  }

  @Test func `goes on for ever where time decides, and climbs`() {
    var schedule = HuntSchedule(plan(cases: nil))
    var levels: [Int] = []
    for _ in 0..<200 {
      guard let piece = schedule.next() else { break }
      if piece.law == nil && piece.system == "One" { levels.append(piece.number) }
      finish(piece, in: &schedule)
    }
    #expect(levels.prefix(3) == [0, 1, 2])
    let another = schedule.next()
    #expect(another != nil)
  }

  @Test func `begins no level that there is hardly time for`() {
    var schedule = HuntSchedule(plan(cases: nil))
    var pieces = 0
    for _ in 0..<100 {
      guard let piece = schedule.next(secondsLeft: 10) else { break }
      pieces += 1
      #expect(piece.law != nil || piece.number == 0)
      finish(piece, in: &schedule)
    }
    #expect(pieces > 2)
  }

  private func plan(cases: Int?, shard: HuntShard = .whole) -> HuntPlan {
    .ofTest(cases: cases, shard: shard, systems: ["One", "Two"], laws: ["get-set", "set-get"])
  }

  private func pieces(of plan: HuntPlan) -> [HuntPiece] {
    pieces(from: HuntSchedule(plan), record)
  }

  private func pieces(
    from schedule: HuntSchedule, _ record: (HuntPiece) -> HuntRecord
  ) -> [HuntPiece] {
    var (schedule, pieces) = (schedule, [HuntPiece]())
    while let piece = schedule.next() {
      pieces.append(piece)
      _ = schedule.take(record(piece))
    }
    return pieces
  }

  private func finish(_ piece: HuntPiece, in schedule: inout HuntSchedule) {
    _ = schedule.take(record(piece))
  }

  /// What comes of a piece where nothing is wrong and each takes a second.
  private func record(_ piece: HuntPiece) -> HuntRecord {
    var record = HuntRecord(piece, nil)
    if piece.law == nil {
      record.judgements = ["get-set", "set-get"].map { judgement(piece.system, $0) }
    } else {
      record.tally = .init(cases: 1_000)
    }
    record.seconds = 1
    return record
  }

  private func judgement(_ system: String, _ law: String) -> Judgement {
    let law = allLaws.first { $0.id == law }.map { LawDescription($0) } ?? .any
    return Judgement(
      Verdict(on: system, law, .upheld, .modelAlike, seed: Seed(1)), declared: .upheld)
  }
}
