import BindingLaws
import LawChecking

/// What a worker is asked to do: a piece of a hunt, and how to look at it.
struct HuntJob: Codable {
  let piece: HuntPiece
  /// The names of the laws, of which a range has one.
  let laws: [String]
  let options: CheckOptions
  /// What children may use, where the system runs in children; else `nil`.
  let limits: ChildLimits?
  /// How many seconds a case may take where it does not.
  let patience: Int
}

extension HuntJob {
  /// Hunts the piece.
  ///
  /// - Parameter systems: The systems of the program.
  func record(among systems: [JudgedSystem], _ allLaws: [Law], _ watch: CaseWatch) -> HuntRecord {
    guard let system = systems.first(where: { $0.name == piece.system }) else {
      return HuntRecord(piece, fault: "\(piece.system) is not known to its worker")
    }
    let known = allLaws + system.breaks
    let laws = laws.compactMap { name in known.first { $0.id == name } }
    var options = options
    options.recorder = watch
    do {
      if piece.law == nil {
        return HuntRecord(piece, try system.judgements(by: laws, options: options, place))
      }
      guard let law = laws.first else { return HuntRecord(piece, nil) }
      return HuntRecord(piece, try system.verdict(on: law, options, place))
    } catch ChildError.notStarted(let reason) {
      return HuntRecord(piece, obstacle: ChildError.notStarted(reason).description)
    } catch {
      return HuntRecord(piece, fault: Failure(error)?.sentence ?? "\(error)")
    }
  }

  private var place: Place {
    guard let limits else { return .here }
    var all = ChildrenLimits()
    // What comes of a hunt depends on counts: there is no end to its time.
    (all.child, all.time) = (limits, .seconds(1_000_000))
    return .children(all)
  }
}

extension JudgedSystem {
  /// The verdict on a range of random cases; `nil` where the law does not speak about the system.
  fileprivate func verdict(
    on law: Law, _ options: CheckOptions, _ place: Place
  ) throws -> Verdict? {
    let verdict = try checker(place, options).verdict(on: law)
    if let death = verdict?.deathOfModel { throw Failure.model(of: name, diesOf: death) }
    return verdict
  }
}
