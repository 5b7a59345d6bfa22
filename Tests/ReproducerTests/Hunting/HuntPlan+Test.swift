import TestSupport

@testable import BindingLawsCommands

extension HuntPlan {
  /// A plan of one system and one law.
  static func ofTest(
    cases: Int?, shard: HuntShard = .whole, systems: [String] = ["System"],
    laws: [String] = ["get-set"]
  ) -> HuntPlan {
    HuntPlan(
      systems: systems, laws: laws, areLawsNamed: true, seed: Seed(1), cases: cases, k: nil,
      children: nil, limits: ChildLimits(), shard: shard, build: "")
  }
}
