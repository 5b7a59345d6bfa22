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
  /// How much may crash under any other law, once it is known what crashes under `total`: each such case takes two
  /// children, a twelfth of a second.
  private static let mostOfOthers = 3
  /// After how many actions that kill no action is carried out any more.
  private static let mostActions = 3
  /// After how many ends through held bindings, and none else, no held binding is used any more: each is another
  /// case, port and base.
  private static let mostHeld = 2
  /// After how many ends of what is generated no large numbers are: two may be chance.
  private static let mostGenerated = 3

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
  private var throughHeld = 0
  private var otherwise = 0
  private var generated = 0

  /// What is left out, as cases are drawn.
  var omissions: Omissions { places.compactMap(\.part).reduce(into: Omissions()) { $0.insert($1) } }

  /// The same in words, which verdicts print in order.
  var words: [String] { places.map(\.words).unique }

  /// Whether all cases are run.
  var isEmpty: Bool { cases.isEmpty && places.isEmpty }

  /// Whether the law is to be given up.
  var areTooMany: Bool { weight >= Self.mostWeight }

  /// Adds a case that ended a child.
  mutating func note(_ testCase: Case, isHang: Bool = false) {
    cases.append(testCase)
    isLastHang = isHang
    hangs += isHang ? 1 : 0
    weight += isHang ? Self.weightOfHang : 1
  }

  /// Leaves out what a case was doing when it ended a child.
  ///
  /// The use of held bindings of vanished ports is left out at once, and so is what hangs. All else is
  /// left out from the second crash on: one case alone may be passed over by itself.
  ///
  /// - Returns: Whether more is left out than before.
  @discardableResult
  mutating func leaveOut(_ place: DeathPlace) -> Bool {
    if place.isHeld { throughHeld += 1 } else { otherwise += 1 }
    if place.part == .largeNumbers { generated += 1 }
    guard let place = widened(place), !places.contains(place) else { return false }
    places.append(place)
    if isLastHang || !place.isBase { general.append(place) }
    return true
  }

  /// What is left out because of a place: more than that where much of its kind has crashed; `nil` where nothing
  /// is left out yet.
  private mutating func widened(_ place: DeathPlace) -> DeathPlace? {
    if throughHeld >= Self.mostHeld && otherwise == 0 { return .held }
    guard let part = place.part, part == .vanished || weight > 1 else { return nil }
    if part == .largeNumbers && generated < Self.mostGenerated { return nil }
    if place.isAction {
      actions += 1
      if hangs > 0 || actions >= Self.mostActions { return .actions }
    }
    return DeathPlace(part: part, words: place.words)
  }

  /// Leaves out large numbers, because the model crashed before any case.
  ///
  /// - Returns: Whether it had not been left out before.
  mutating func leaveOutLargeNumbers() -> Bool {
    if places.contains(.largeNumbers) { return false }
    places.append(.largeNumbers)
    general.append(.largeNumbers)
    return true
  }

  /// What other laws leave out from the beginning: whatever hangs, and what crashes but for bases, because a law
  /// may not do there what crashes.
  ///
  /// - Parameter isSearchGivenUp: Whether so much crashed, or nothing of it could be left out, that the search was
  ///   given up: then a law is given up at the first case that it finds.
  func withoutCases(isSearchGivenUp: Bool) -> EndedCases {
    var ended = EndedCases()
    ended.places = general
    ended.throughHeld = throughHeld
    ended.otherwise = otherwise
    let most = isSearchGivenUp || areTooMany ? 1 : Self.mostOfOthers
    ended.weight = cases.isEmpty ? 0 : Self.mostWeight - most
    return ended
  }
}
