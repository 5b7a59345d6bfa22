import BindingLaws

extension JudgedSystem {
  static let membership: [JudgedSystem] = [
    JudgedSystem(SetMembership.self, rows: ["S24", "S25"], .membership, "toggles over one set"),
    JudgedSystem(SimpleOptions.self, rows: ["S24"], .membership, "simple options need no guard"),
    JudgedSystem(
      CompoundOptions.self, rows: ["S24"], .membership,
      "a compound option is removed as a whole or not at all"),
    JudgedSystem(EmptyOption.self, rows: ["S24"], .membership, "the empty option is always on"),
    JudgedSystem(
      CompoundRemoval.self, rows: ["S24"], .membership,
      breaks: [.getSet, .disjointSetsCommute, .conforms],
      "setting off removes part of a compound"),
    JudgedSystem(
      EmptyOptionRemoval.self, rows: ["S24"], .membership,
      breaks: [.setGet, .writeThrough, .conforms],
      "the empty option cannot be set off"),
    JudgedSystem(
      SwappedInsertion.self, rows: ["S24"], .membership,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "set on removes, set off inserts"),
    JudgedSystem(
      SimilarMembership.self, .membership,
      breaks: [
        .setGet, .getSet, .conforms, .onIffMember,
      ], "similar elements are taken for the same"),
    JudgedSystem(
      InvertedByStranger.self, .membership,
      breaks: [.writeThrough, .conforms, .onIffMember],
      "a foreign element inverts all"),
    JudgedSystem(
      ReplacedSet.self, rows: ["S25"], .membership,
      breaks: [
        .getSet, .setSet, .setLocal,
        .disjointSetsCommute, .conforms, .onlyOwnElement,
      ], "setting on replaces the others"),
    JudgedSystem(
      FlippedStranger.self, .membership,
      breaks: [.setLocal, .conforms, .onlyOwnElement],
      "a set flips a foreign element"),
  ]
}
