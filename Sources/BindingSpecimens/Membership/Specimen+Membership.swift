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
      breaks: [.getSet, .disjointSetsCommute, .conforms],
      "setting off removes part of a compound"),
    Specimen(
      EmptyOptionRemoval.self, rows: ["S24"], .membership,
      breaks: [.setGet, .writeThrough, .conforms],
      "the empty option cannot be set off"),
    Specimen(
      SwappedInsertion.self, rows: ["S24"], .membership,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "set on removes, set off inserts"),
    Specimen(
      SimilarMembership.self, .membership,
      breaks: [
        .setGet, .getSet, .conforms, .onIffMember,
      ], "similar elements are taken for the same"),
    Specimen(
      InvertedByStranger.self, .membership,
      breaks: [.writeThrough, .conforms, .onIffMember],
      "a foreign element inverts all"),
    Specimen(
      ReplacedSet.self, rows: ["S25"], .membership,
      breaks: [
        .getSet, .setSet, .setLocal,
        .disjointSetsCommute, .conforms, .onlyOwnElement,
      ], "setting on replaces the others"),
    Specimen(
      FlippedStranger.self, .membership,
      breaks: [.setLocal, .conforms, .onlyOwnElement],
      "a set flips a foreign element"),
  ]
}
