import BindingGenerators
import BindingLaws

/// The cases of a law that crashed or hung, and what the next child leaves out because of them.
///
/// The parent adds a case each time that a child dies, and hands all of it to the next one. Cases are
/// drawn as before, so that children come to the same cases in the same order.
///
/// `ChildProcesses.md` repeats the limits.
struct EndedCases: Codable, Sendable {
  /// How much may crash before the law is given up.
  ///
  /// A hang takes longer, so it weighs four crashes. Other limits change verdicts.
  private static let mostWeight = 16
  private static let weightOfHang = 4
  /// After how many actions that kill no action is carried out any more.
  private static let mostActions = 3

  /// The cases, which are not run again.
  private(set) var cases: [Case] = []
  /// What is left out beside them, in order.
  private var places: [DeathPlace] = []
  /// Those of them that other laws leave out, too.
  private var general: [DeathPlace] = []
  /// Whether the last case hung.
  private var isLastHang = false
  private var weight = 0
  private var hangs = 0
  private var actions = 0

  /// What is left out, as cases are drawn.
  var omissions: Omissions { places.reduce(into: Omissions()) { $0.insert($1.part) } }

  /// The same in words, which verdicts print in order.
  var words: [String] { places.map(\.words).unique }

  /// Whether all cases are run.
  var isEmpty: Bool { cases.isEmpty && places.isEmpty }

  /// Whether the law is to be given up.
  var areTooMany: Bool { weight >= Self.mostWeight }

  /// Adds a case that ended a child.
  mutating func note(_ given: Case, isHang: Bool = false) {
    cases.append(given)
    isLastHang = isHang
    hangs += isHang ? 1 : 0
    weight += isHang ? Self.weightOfHang : 1
  }

  /// Leaves out what a case was doing when it ended a child.
  ///
  /// The use of held bindings of vanished ports is left out at once, and so is what hangs. All else is
  /// left out from the second crash on: one case alone may be passed over by itself.
  mutating func leaveOut(_ place: DeathPlace) {
    if place.part != .vanished && weight == 1 { return }
    if place.isAction { actions += 1 }
    let isTooMuch = place.isAction && (hangs > 0 || actions >= Self.mostActions)
    let place = isTooMuch ? DeathPlace(part: .actions, words: "actions") : place
    if places.contains(place) { return }
    places.append(place)
    if isLastHang || !place.isBase { general.append(place) }
  }

  /// What other laws leave out from the beginning: whatever hangs, and what crashes but for bases, because a law
  /// may not do there what crashes.
  ///
  /// Where so many cases crashed that the search was given up, a law is given up at the first that it finds.
  var withoutCases: EndedCases {
    var ended = EndedCases()
    ended.places = general
    ended.weight = cases.count >= Self.mostWeight ? Self.mostWeight - 1 : 0
    return ended
  }
}
