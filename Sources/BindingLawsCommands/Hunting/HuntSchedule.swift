/// What is hunted next: first levels, then random cases, a piece of each system and law in turn.
///
/// Without a number of cases it goes on for as long as it is asked. Then a system and a law that show
/// no new pairs of operations are left alone for a while, and a system is looked at on a higher level
/// once random cases have had as much time as levels.
struct HuntSchedule {
  /// Where a system and a law stand.
  private struct Turn {
    let pair: HuntLedger.Pair
    let place: Int
    var nextPiece = 0
    /// Until which round it is left alone, and for how many it was the last time.
    var wakesIn = 0, pause = 0
  }

  /// What has been spent on a system, in seconds.
  private struct Spending {
    var level = 0.0, levels = 0.0, ranges = 0.0
  }

  let plan: HuntPlan
  private(set) var ledger = HuntLedger()
  private(set) var underWay: Set<HuntPiece> = []
  private var returned: [HuntPiece] = []
  private var turns: [Turn]
  private var spending: [String: Spending] = [:]
  private var nextTurn = 0, round = 0
  private static let longestPause = 8
  /// How many times as long the next level may take as the last one, as a rule.
  private static let growth = 16.0

  init(_ plan: HuntPlan) {
    self.plan = plan
    turns = plan.pairs.enumerated().map { Turn(pair: $1, place: $0) }
  }

  /// The next piece; `nil` where there is none, or none yet.
  ///
  /// - Parameter secondsLeft: How much time there is.
  mutating func next(secondsLeft: Double = .infinity) -> HuntPiece? {
    let piece = returned.popLast() ?? nextLevel(secondsLeft) ?? nextRange()
    if let piece { underWay.insert(piece) }
    return piece
  }

  /// A piece is to be hunted once more.
  mutating func putBack(_ piece: HuntPiece) {
    underWay.remove(piece)
    returned.append(piece)
  }

  /// Adds what came of a piece.
  ///
  /// - Returns: The record without what was known before.
  mutating func take(_ record: HuntRecord) -> HuntRecord {
    let (piece, seconds) = (record.piece, record.seconds)
    underWay.remove(piece)
    let record = ledger.take(record)
    var spent = spending[piece.system] ?? Spending()
    if let law = piece.law {
      spent.ranges += seconds
      rest(HuntLedger.Pair(piece.system, law), afterNone: record.pairs == nil)
    } else {
      (spent.level, spent.levels) = (seconds, spent.levels + seconds)
    }
    spending[piece.system] = spent
    return record
  }
}

// MARK: - Levels

extension HuntSchedule {
  private var isTimed: Bool { plan.cases == nil }

  private mutating func nextLevel(_ secondsLeft: Double) -> HuntPiece? {
    if plan.shard.number != 1 { return nil }
    for system in plan.systems {
      let level = ledger.levels[system]?.count ?? 0
      let piece = HuntPiece(of: system, level: level)
      if underWay.contains(piece) || ledger.isDone(level: level, of: system) { continue }
      if level == 0 || (isTimed && mayClimb(system, secondsLeft)) { return piece }
    }
    return nil
  }

  private func mayClimb(_ system: String, _ secondsLeft: Double) -> Bool {
    guard let spent = spending[system] else { return false }
    return spent.levels <= spent.ranges && Self.growth * spent.level <= secondsLeft
  }
}

// MARK: - Ranges

extension HuntSchedule {
  private mutating func nextRange() -> HuntPiece? {
    if turns.isEmpty { return nil }
    // So many rounds later everybody has woken up.
    for _ in 0...Self.longestPause * turns.count {
      if nextTurn == 0 { round += 1 }
      let turn = nextTurn
      nextTurn = (turn + 1) % turns.count
      if let piece = nextPiece(of: turn) { return piece }
    }
    return nil
  }

  private mutating func nextPiece(of index: Int) -> HuntPiece? {
    let turn = turns[index]
    if turn.wakesIn > round || isWaiting(turn) { return nil }
    let end = plan.pieces ?? .max
    var number = turn.nextPiece
    if ledger.isClosed(turn.pair, before: number) { return nil }
    while number < end {
      let isOwn = plan.shard.owns(piece: number, at: turn.place)
      if isOwn && !ledger.isDone(piece: number, of: turn.pair) { break }
      number += 1
    }
    turns[index].nextPiece = min(number, end - 1) + 1
    return number < end
      ? HuntPiece(of: turn.pair.system, turn.pair.law, number: number) : nil
  }

  /// Whether a level may still show that there is nothing to look for.
  private func isWaiting(_ turn: Turn) -> Bool {
    plan.shard.number == 1 && !ledger.isDone(level: 0, of: turn.pair.system)
  }

  /// Leaves a pair alone for longer each time that it has shown nothing new.
  private mutating func rest(_ pair: HuntLedger.Pair, afterNone isNone: Bool) {
    guard isTimed, let index = turns.firstIndex(where: { $0.pair == pair }) else { return }
    turns[index].pause = isNone ? min(max(1, 2 * turns[index].pause), Self.longestPause) : 0
    turns[index].wakesIn = round + turns[index].pause
  }
}
