import BindingGenerators
import BindingLaws

/// The cases of a law that crashed, and what follows from them for the cases that come.
struct Ended: Codable, Sendable {
  /// How many cases may crash before the law is given up; each that hangs counts as
  /// four, because it takes so much longer.
  private static let most = 16
  private static let weightOfHang = 4
  /// After how many actions that kill no action is carried out any more.
  private static let mostActions = 3

  private(set) var cases: [Case] = []
  /// What is left out, and the same in words, in order.
  private(set) var omissions = Omissions()
  private(set) var words: [String] = []
  /// Whether the last case did not come to an end.
  private var endWithHang = false
  private var weight = 0
  private var actions = 0

  init(omissions: Omissions = Omissions()) { self.omissions = omissions }

  /// Whether all cases are run.
  var isEmpty: Bool { cases.isEmpty && omissions.isEmpty }

  var areTooMany: Bool { weight >= Self.most }

  private var haveTimedOut: Bool { weight > cases.count }

  mutating func note(_ given: Case, isHang: Bool = false) {
    cases.append(given)
    weight += isHang ? Self.weightOfHang : 1
    endWithHang = isHang
  }

  /// Leaves out what has killed: what goes through held bindings of vanished ports, and what hangs,
  /// at once, anything else when it was not the first to kill.
  ///
  /// - Returns: What no other law has to try again, because it kills in many ways or takes long.
  @discardableResult
  mutating func leaveOut(_ place: DeathPlace) -> DeathPlace? {
    if place.part != .vanished && weight == 1 { return nil }
    if place.isAction { actions += 1 }
    let isTooMuch = place.isAction && (haveTimedOut || actions >= Self.mostActions)
    let place = isTooMuch ? DeathPlace(part: .actions, words: "actions") : place
    insert(place)
    return place.isWide || endWithHang ? place : nil
  }

  mutating func insert(_ place: DeathPlace) {
    omissions.insert(place.part)
    if !words.contains(place.words) { words.append(place.words) }
  }
}
