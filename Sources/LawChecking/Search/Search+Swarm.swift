import BindingGenerators
import BindingLaws

// `number % 4` is shared: which kinds, whether changes are preferred, and what begins as SwiftUI does go by
// it. Other constants, names of seeds or orders of draws change the cases of every seed.
extension Runner {
  /// The swarm of a random case: sizes grow with its number, further for laws about histories.
  ///
  /// Of four cases one uses every kind of operation, two use some, and one uses those that were not
  /// yet met in some state that was reached. Half of the cases prefer sets that change something.
  ///
  /// - Parameters:
  ///   - number: The number of the case.
  ///   - seed: The seed of the case.
  ///   - least: How many operations it has at least.
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
  /// The swarm of a case that takes landmarks: none but the law's own operations, or, where a law is
  /// about what comes after what, a few; actions alone where there are any.
  ///
  /// `Landmarks` are sizes that programs check often.
  var touring: Swarm {
    var swarm = subject.everything
    let acts = swarm.kinds.filter { subject.transitions.kinds[$0] == .act }
    if !acts.isEmpty { swarm.kinds = acts }
    let length = isAboutHistory ? min(acts.isEmpty ? 6 : 2, subject.maximumLength) : 0
    swarm.minimumLength = length
    swarm.maximumLength = length
    return swarm
  }
}

extension Subject {
  /// The draws of a random case of these that begins with what SwiftUI is known to do: of every fourth.
  ///
  /// - Returns: `nil` for others, and where the model has nothing for a step of it.
  func drawsAsSwiftUI(_ number: Int, _ seed: Seed, within swarm: Swarm) -> Draws? {
    var choices = Choices(seed: seed)
    choices.largestNumber = transitions.omissions.largestNumber
    var random = SplitMix64(seed: seed.child(named: "SwiftUI").value)
    guard number % 4 == 1, let drawn = draw(from: &choices, within: swarm) else { return nil }
    let pattern = SwiftUIPattern.all[number / 4 % SwiftUIPattern.all.count]
    return space.draws(of: pattern, before: drawn, from: &random)
  }
}
