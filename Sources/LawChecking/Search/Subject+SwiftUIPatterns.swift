import BindingGenerators
import BindingLaws

extension Subject {
  /// Returns the draws of a random case that begins with what SwiftUI is known to do.
  ///
  /// Every fourth case does, and each takes the next pattern.
  ///
  /// - Returns: Nil for other cases, and if the model has nothing for a step of the pattern.
  func drawsAsSwiftUI(_ number: Int, _ seed: Seed, within swarm: Swarm) -> Draws? {
    if !Runner.beginsAsSwiftUI(number) { return nil }
    let pattern = SwiftUIPattern.all[number / 4 % SwiftUIPattern.all.count]
    guard space.mayBegin(with: pattern) else { return nil }
    var choices = Choices(seed: seed)
    choices.largestNumber = transitions.omissions.largestNumber
    guard let drawn = draw(from: &choices, within: swarm) else { return nil }
    var random = SplitMix64(seed: seed.child(named: "SwiftUI").value)
    return space.draws(of: pattern, before: drawn, from: &random)
  }
}
