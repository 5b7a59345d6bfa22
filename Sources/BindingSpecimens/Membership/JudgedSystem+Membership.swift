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
      makes: "clears-all",
      "setting off removes part of a compound"),
    JudgedSystem(
      EmptyOptionRemoval.self, rows: ["S24"], .membership,
      breaks: [.setGet, .writeThrough, .conforms],
      "the empty option cannot be set off"),
    JudgedSystem(
      SwappedInsertion.self, rows: ["S24"], .membership,
      makes: "half-negated", "set on removes, set off inserts"),
    JudgedSystem(
      SimilarMembership.self, .membership,
      makes: "wrong-membership", "similar elements are taken for the same"),
    JudgedSystem(
      InvertedByStranger.self, .membership,
      makes: "wrong-membership",
      "a foreign element inverts all"),
    JudgedSystem(
      ReplacedSet.self, rows: ["S25"], .membership,
      makes: "erases-foreign", "setting on replaces the others"),
    JudgedSystem(
      FlippedStranger.self, .membership,
      makes: "leaves-a-trace",
      "a set flips a foreign element"),
  ]
}
