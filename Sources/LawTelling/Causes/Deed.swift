import BindingLaws
import LawChecking

/// A step of a run, and what it did.
///
/// It reads the text of rows alone, so that verdicts from a file have causes, too.
/// The words that it looks for are those of `traceText` and the trace language, and `?` of `Timeline`.
/// A new `OperationKind` takes the `default` of `signs`; a new `Mistake.Sign` is found here or in `Symptom`.
struct Deed {
  private let word: Substring
  private let isHeld: Bool
  private let row, before: Counterexample.Row?
  /// The port that it is about, and where that stands; `nil` where it is about none.
  let (port, place): (String?, Int?)
  /// What it sets, if it is a set.
  let value: String?

  /// - Parameters:
  ///   - line: The step.
  ///   - row: What was seen after it; `nil` where only the line is known.
  ///   - before: What was seen before it.
  ///   - ports: What the ports are called.
  init(
    _ line: String, _ row: Counterexample.Row? = nil, after before: Counterexample.Row? = nil,
    in ports: [String]
  ) {
    (self.row, self.before) = (row, before)
    let words = line.split(separator: " ", maxSplits: 1)
    word = words.first ?? ""
    let rest = words.dropFirst().first ?? ""
    isHeld = rest.hasPrefix("held ")
    let about = isHeld ? rest.dropFirst(5) : rest
    let named = OperationKind.allCases.contains { [word] in $0.word == word && $0.hasPort }
    // The longest name that fits.
    let places = ports.indices.filter {
      named && (about == ports[$0] || about.hasPrefix(ports[$0] + " "))
    }
    place = places.max { ports[$0].count < ports[$1].count }
    port = place.map { ports[$0] }
    value = word == "set" ? port.map { String(about.dropFirst($0.count + 1)) } : nil
  }

  /// What a step that goes wrong says about the mistake.
  ///
  /// - Parameters:
  ///   - required: What each port has to read after it.
  ///   - differing: The first port that reads something else.
  ///   - hidesWrites: Whether nobody sees what is written.
  func signs(
    requiring required: [String], differing: Int?, isBaseRight: Bool, isHeld: Bool = false,
    hidesWrites: Bool
  ) -> Set<Mistake.Sign> {
    guard let row else { return [] }
    switch word {
    case "settle": return [.landing]
    case "act" where !isBaseRight: return [.action]
    case "set", "tap", "echo":
      let held: Set<Mistake.Sign> = isHeld || self.isHeld ? [.heldSet] : []
      return held.union(word == "tap" ? [.tap] : [])
        .union(
          isBaseRight
            ? [reading(row, differing, ifAsBefore: row.writes.isEmpty ? .arriving : .lateReading)]
            : row.isSeen ? setting(row, required, differing, hidesWrites) : [])
    case "write", "act": return [reading(row, differing, ifAsBefore: .unnoticed)]
    case "start":
      let isOpposite = differing.map { Set([row.system[$0], required[$0]]) == ["on", "off"] }
      return isOpposite == true ? [.misreading, .opposite] : [.misreading]
    default: return [.misreading]
    }
  }

  /// How a base that is right is misread.
  private func reading(
    _ row: Counterexample.Row, _ place: Int?, ifAsBefore sign: Mistake.Sign
  ) -> Mistake.Sign {
    guard let place, let before, row.reads(place), before.reads(place) else { return .misreading }
    if row.system[place] == before.system[place] { return sign }
    return word == "tap" && row.systemBase == before.systemBase ? .ownState : .misreading
  }

  /// How a set goes wrong that leads to a wrong base.
  private func setting(
    _ row: Counterexample.Row, _ required: [String], _ differing: Int?, _ hidesWrites: Bool
  ) -> Set<Mistake.Sign> {
    guard let before, let place, row.reads(place), before.reads(place),
      required.indices.contains(place)
    else { return [.beside] }
    let (now, earlier) = (row.system[place], before.system[place])
    let isIdle = row.systemBase == before.systemBase
    if now == required[place] {
      if isIdle { return [now == earlier ? .nothingWritten : .notInBase] }
      if differing == nil { return [row.holdsMore ? .more : .unshown] }
      return [.beside]
    }
    if isIdle && row.writes.isEmpty && !hidesWrites { return [.nothingWritten] }
    if !isIdle && now == value {
      let others = required.indices.filter { $0 != place && row.reads($0) && before.reads($0) }
      let makesWay = others.contains {
        row.system[$0] != required[$0] && before.system[$0] == required[$0]
      }
      return makesWay ? [.asItIs, .pushing] : [.asItIs]
    }
    if !isIdle && now == earlier { return [.elsewhere] }
    // What writes the value that was set does not ignore it.
    let isIgnored = row.writes.last != value
    let turned: Set<Mistake.Sign> =
      isIgnored && now == "on" ? [.turnedOn] : isIgnored && now == "off" ? [.turnedOff] : []
    return turned.union(isIdle ? [.otherValue, .elsewhere] : [.otherValue])
  }
}

extension Counterexample {
  /// Whether it shows that nobody sees what is written, as in a store that does not report it.
  var hidesWrites: Bool {
    [rows, otherRows].contains { rows in
      zip(rows.dropFirst(), rows).contains { $0.changesUnseen(after: $1) }
    }
  }
}

extension Counterexample.Row {
  /// Whether the port with this number was looked at; nothing is after a crash.
  fileprivate func reads(_ place: Int) -> Bool { system.indices.contains(place) }

  /// Whether ports were looked at: where that might crash, nobody does.
  var isSeen: Bool { !system.contains("?") }

  /// Whether something was only looked at.
  var isLook: Bool { line.hasPrefix("get ") || line.hasPrefix("derive ") }

  /// Whether a set changed the base, and no write of it was seen.
  fileprivate func changesUnseen(after before: Self) -> Bool {
    line.hasPrefix("set ") && writes.isEmpty && systemBase != before.systemBase
  }

  var differingPort: Int? {
    system.indices.first { model.indices.contains($0) && system[$0] != model[$0] }
  }

  /// The first port of which a held binding does not read the present.
  var staleHeld: Int? {
    let present = isAlike == true ? system : model
    return held.indices.first { place in
      !held[place].isEmpty && present.indices.contains(place) && held[place] != present[place]
    }
  }

  /// Whether the base holds more than it should, counted in words.
  fileprivate var holdsMore: Bool { Self.extent(systemBase) > Self.extent(modelBase) }

  private static func extent(_ base: String) -> Int {
    base.split { !$0.isLetter && !$0.isNumber }.count { $0 != "nil" }
  }
}
