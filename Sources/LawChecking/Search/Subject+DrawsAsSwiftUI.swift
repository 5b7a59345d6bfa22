import BindingGenerators

extension Subject {
  /// Returns the draws of a random case that begins with what SwiftUI is known to do.
  ///
  /// Every fourth case does, as its `Recipe` says, and each of these takes the next pattern. Other names of the
  /// seed change the cases.
  ///
  /// - Returns: Nil for other cases, and if the model has nothing for a step of the pattern.
  func drawsAsSwiftUI(_ number: Int, _ seed: Seed, within swarm: Swarm) -> Draws? {
    guard Recipe(ofCase: number) == .beginningAsSwiftUI else { return nil }
    let pattern = SwiftUIPattern.all[Recipe.round(ofCase: number) % SwiftUIPattern.all.count]
    guard space.mayBegin(with: pattern) else { return nil }
    var choices = Choices(seed: seed)
    guard let drawn = draw(from: &choices, within: swarm) else { return nil }
    var random = SplitMix64(seed: seed.child(named: "SwiftUI").value)
    return space.draws(of: pattern, before: drawn, from: &random)
  }
}
