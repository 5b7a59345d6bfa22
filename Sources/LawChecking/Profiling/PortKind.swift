/// What kind of binding a port is, the weakest first; source of the first and last names:
/// Foster et al., TOPLAS 2007.
package enum PortKind: String, Codable, CaseIterable {
  /// It obeys neither the laws of the round trip nor any of the weaker kinds.
  case lawless
  /// What it does depends on more than the base.
  case remembering
  /// It obeys set-get and get-set where values or bases that count as the same are not told apart.
  case normalising
  /// It accepts no set at all.
  case readOnly = "read-only"
  /// It rejects some sets, and obeys set-get and get-set for the others.
  case partial
  /// It obeys set-get and get-set.
  case wellBehaved = "well-behaved"
  /// It obeys set-get, get-set and set-set.
  case veryWellBehaved = "very well-behaved"
}
