import BindingLaws

extension Specimen {
  static let membership: [Specimen] = [
    Specimen(SetMembership.self, rows: ["S24", "S25"], .membership, "toggles over one set"),
    Specimen(SimpleOptions.self, rows: ["S24"], .membership, "simple options need no guard"),
    Specimen(
      CompoundOptions.self, rows: ["S24"], .membership,
      "a compound option is removed as a whole or not at all"),
    Specimen(EmptyOption.self, rows: ["S24"], .membership, "the empty option is always on"),
    Specimen(
      CompoundRemoval.self, rows: ["S24"], .membership,
      breaks: [RoundTripLaw.getSet, LocalityLaw.disjointSetsCommute, LocalityLaw.conforms],
      "setting off removes part of a compound"),
    Specimen(
      EmptyOptionRemoval.self, rows: ["S24"], .membership,
      breaks: [
        RoundTripLaw.setGet, HonestyLaw.writeThrough, LocalityLaw.conforms,
        MembershipLaw.onIffMember,
      ], "the empty option cannot be set off"),
    Specimen(
      SwappedInsertion.self, rows: ["S24"], .membership,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.writeThrough, LocalityLaw.conforms,
      ], "set on removes, set off inserts"),
    Specimen(
      SimilarMembership.self, .membership,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, LocalityLaw.conforms, MembershipLaw.onIffMember,
      ], "similar elements are taken for the same"),
    Specimen(
      InvertedByStranger.self, .membership,
      breaks: [HonestyLaw.writeThrough, LocalityLaw.conforms, MembershipLaw.onIffMember],
      "a foreign element inverts all"),
    Specimen(
      ReplacedSet.self, rows: ["S25"], .membership,
      breaks: [
        RoundTripLaw.getSet, RoundTripLaw.setSet, LocalityLaw.setLocal,
        LocalityLaw.disjointSetsCommute, LocalityLaw.conforms, MembershipLaw.onlyOwnElement,
      ], "setting on replaces the others"),
    Specimen(
      FlippedStranger.self, .membership,
      breaks: [LocalityLaw.setLocal, LocalityLaw.conforms, MembershipLaw.onlyOwnElement],
      "a set flips a foreign element"),
  ]
}
