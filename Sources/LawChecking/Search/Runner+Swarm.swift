import BindingGenerators
import BindingLaws

// The number of a random case decides what it draws, by its remainder when divided by 4:
// - 0: every kind of operation
// - 1: some kinds, and it begins as SwiftUI does
// - 2: some kinds, and it prefers sets that change something
// - 3: the kinds that were not met, and it prefers such sets
//
// Other constants, names of seeds or orders of draws change the cases of every seed.
extension Runner {
  /// Returns the swarm of a random case.
  ///
  /// Sizes grow by one operation with every four cases, so that each size has a case of each remainder. They
  /// grow further for laws about histories: others are about one program, which few operations can prepare.
  /// Of four cases one uses every kind of operation, two use some, and one uses those that were not
  /// yet met in some state that was reached. Half of the cases prefer sets that change something.
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the case.
  ///   - least: The least number of operations.
  func swarm(ofCase number: Int, seed: Seed, from least: Int) -> Swarm {
    var swarm = subject.everything
    let longest = isAboutHistory ? 8 + number / 4 : min(8, 3 + number / 4)
    swarm.maximumLength = max(least, min(longest, subject.maximumLength))
    swarm.minimumLength = least
    swarm.prefersChanges = number % 4 > 1
    if number % 4 == 0 { return swarm }
    if number % 4 == 3 {
      let missing = subject.transitions.coverage.kindsMissing
      if !missing.isEmpty { swarm.kinds = missing }
      return swarm
    }
    var random = SplitMix64(seed: seed.child(named: "swarm").value)
    let bits = random.next()
    let kinds = swarm.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
    if !kinds.isEmpty { swarm.kinds = kinds }
    return swarm
  }
}

extension Runner {
  /// The swarm of a case that takes landmarks.
  ///
  /// It has only the law's own operations, or a few more if the law is about what comes after what. If there
  /// are actions, these are actions alone. `Landmarks` are sizes that programs check often.
  var touring: Swarm {
    var swarm = subject.everything
    let acts = swarm.kinds.filter { subject.transitions.kinds[$0] == .act }
    if !acts.isEmpty { swarm.kinds = acts }
    let few = acts.isEmpty ? 6 : 2
    let length = isAboutHistory ? min(few, subject.maximumLength) : 0
    swarm.minimumLength = length
    swarm.maximumLength = length
    return swarm
  }
}

extension Subject {
  /// Returns the draws of a random case that begins with what SwiftUI is known to do.
  ///
  /// Every fourth case does, and each takes the next pattern.
  ///
  /// - Returns: Nil for other cases, and if the model has nothing for a step of the pattern.
  func drawsAsSwiftUI(_ number: Int, _ seed: Seed, within swarm: Swarm) -> Draws? {
    if number % 4 != 1 { return nil }
    let pattern = SwiftUIPattern.all[number / 4 % SwiftUIPattern.all.count]
    guard space.mayBegin(with: pattern) else { return nil }
    var choices = Choices(seed: seed)
    guard let drawn = draw(from: &choices, within: swarm) else { return nil }
    var random = SplitMix64(seed: seed.child(named: "SwiftUI").value)
    return space.draws(of: pattern, before: drawn, from: &random)
  }
}
