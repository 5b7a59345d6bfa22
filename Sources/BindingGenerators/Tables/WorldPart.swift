/// The parts of a world whose sizes tokens contain.
///
/// People keep tokens, so the order stays. An error about a changed world prints the names.
package enum WorldPart: String, CaseIterable {
  case ports
  case bases
  case values
  case actions
}
