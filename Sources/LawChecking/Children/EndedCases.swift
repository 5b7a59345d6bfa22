import BindingGenerators
import BindingLaws

/// The cases of a law that crashed or hung, and what the next child leaves out because of them.
///
/// The parent adds a case each time a child dies, and hands all of them to the next child. Cases are drawn as
/// before, so children come to the same cases in the same order.
struct EndedCases: Codable, Sendable {
  // Other limits than these change verdicts.

  /// The weight of cases at which the law is given up.
  ///
  /// So many crashes, with two children each, take little more than a second.
  private static let mostWeight = 16
  /// The weight of a case that hangs.
  ///
  /// It takes longer than a crash, whose weight is 1.
  private static let weightOfHang = 4
  /// The weight of crashes at which any other law is given up, once it is known what crashes under `total`.
  ///
  /// Each such case takes two children, a twelfth of a second.
  private static let mostOfOthers = 3
  /// The number of actions that kill after which no action is carried out any more.
  ///
  /// Two may be chance.
  private static let mostActions = 3
  /// The number of ends through held bindings, and none else, after which no held binding is used any more.
  ///
  /// Each is another case, port and base.
  private static let mostHeld = 2
  /// The number of ends with generated operands after which no large numbers are generated.
  ///
  /// Two may be chance.
  private static let mostGenerated = 3

  /// The cases that are not run again.
  private(set) var cases: [Case] = []
  /// The parts that are left out beside them, in order.
  private var places: [DeathPlace] = []
  /// The parts that other laws leave out, too.
  private var general: [DeathPlace] = []
  /// Whether the last case hung.
  private var isLastHang = false
  /// The weight of all cases.
  private var weight = 0
  /// The number of cases that hung.
  private var hangs = 0
  /// The number of actions that ended a child.
  private var actions = 0
  /// The number of ends through held bindings.
  private var throughHeld = 0
  /// The number of ends that were not through held bindings.
  private var otherwise = 0
  /// The number of ends with generated operands.
  private var generated = 0

  /// The parts that are left out, as drawing uses them.
  var omissions: Omissions { places.compactMap(\.part).reduce(into: Omissions()) { $0.insert($1) } }

  /// The parts in words, which verdicts print in order.
  var words: [String] { places.map(\.words).unique }

  /// Whether all cases are run.
  var isEmpty: Bool { cases.isEmpty && places.isEmpty }

  /// Whether to give up the law.
  var areTooMany: Bool { weight >= Self.mostWeight }

  /// Adds a case that ended a child.
  mutating func note(_ testCase: Case, isHang: Bool = false) {
    cases.append(testCase)
    isLastHang = isHang
    hangs += isHang ? 1 : 0
    weight += isHang ? Self.weightOfHang : 1
  }

  /// Leaves out the part that a case was using when it ended a child.
  ///
  /// Held bindings of ports that are gone are left out at once, and so is what hangs. Anything else is left
  /// out from the second crash on, because one case alone may be passed over by itself.
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

  /// Returns the part to leave out because of a place, or a wider one if much of its kind has crashed.
  ///
  /// Nil if nothing is to be left out yet.
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
  /// - Returns: Whether they were not left out before.
  mutating func leaveOutLargeNumbers() -> Bool {
    if places.contains(.largeNumbers) { return false }
    places.append(.largeNumbers)
    general.append(.largeNumbers)
    return true
  }

  /// Returns what other laws leave out from the beginning: all that hangs, and all that crashes except bases.
  ///
  /// A law may not do in a base what crashes there.
  ///
  /// - Parameter isSearchGivenUp: Whether the search was given up, because too much crashed or nothing could
  ///   be left out. Then a law is given up at the first case that crashes.
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

extension LocalChecker {
  /// Excludes these cases, and all that is left out, from later checks.
  func leaveOut(_ ended: EndedCases) {
    avoided = Set(ended.cases)
    subject.transitions.omissions = ended.omissions
  }
}
