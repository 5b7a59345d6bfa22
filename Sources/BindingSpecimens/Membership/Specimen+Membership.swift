import BindingLaws

extension Specimen {
  static let membership: [Specimen] = [
    Specimen(SetMembership.self, rows: ["S24", "S25"], .membership, "toggles over one set"),
    Specimen(
      IndependentGroups.self, rows: ["S01", "S05"], .membership, "groups that may all be open"),
  ]
}
