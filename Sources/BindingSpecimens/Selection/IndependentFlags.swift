import BindingLaws
import LawfulBindings

/// A model of three separate flags of which at most one is on.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay.
struct ExclusiveFlagsModel: ExclusiveFlags {
  var bases: [Set<Section>]? { [[]] + Section.allCases.map { [$0] } }
}

/// One flag for each option.
///
/// Nothing keeps the flags exclusive. The flags uphold the round trip.
struct IndependentFlags: BindingSystem {
  static let model = ExclusiveFlagsModel()
  let source: Source<Set<Section>>

  func binding(_ tag: Section) -> Flag { source.binding[contains: tag] }
}
