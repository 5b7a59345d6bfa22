import BindingGenerators
import BindingLaws

// Other constants, names of seeds or orders of draws change the cases of every seed.

/// What a random case draws.
///
/// Of four numbers in a row, each recipe has one.
private enum Recipe: CaseIterable {
  /// Every kind of operation.
  case everyKind
  /// Some kinds, and the case begins as SwiftUI does.
  case beginningAsSwiftUI
  /// Some kinds, and sets that change something are preferred.
  case someKinds
  /// The kinds that were not met, and such sets are preferred.
  case unmetKinds

  init(ofCase number: Int) { self = Self.allCases[number % Self.allCases.count] }

  var prefersChanges: Bool { self == .someKinds || self == .unmetKinds }

  /// Returns how often each recipe has come before the case of a number.
  static func round(ofCase number: Int) -> Int { number / allCases.count }
}

extension Runner {
  /// Returns the swarm of a random case.
  ///
  /// Sizes grow by one operation with every four cases, so that each size has a case of each recipe. They
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
    let recipe = Recipe(ofCase: number)
    let round = Recipe.round(ofCase: number)
    let longest = isAboutHistory ? 8 + round : min(8, 3 + round)
    swarm.maximumLength = max(least, min(longest, subject.maximumLength))
    swarm.minimumLength = least
    swarm.prefersChanges = recipe.prefersChanges
    switch recipe {
    case .everyKind: break
    case .unmetKinds:
      let missing = subject.transitions.coverage.kindsMissing
      if !missing.isEmpty { swarm.kinds = missing }
    case .beginningAsSwiftUI, .someKinds:
      var random = SplitMix64(seed: seed.child(named: "swarm").value)
      let bits = random.next()
      let kinds = swarm.kinds.filter { (bits >> UInt64($0)) & 1 == 1 }
      if !kinds.isEmpty { swarm.kinds = kinds }
    }
    return swarm
  }
}

extension Runner {
  /// The swarm of a case that takes landmarks.
  ///
  /// It has only the law's own operations, or a few more if the law is about what comes after what. If there
  /// are actions, these are actions alone. Landmarks are sizes that programs check often.
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
    guard Recipe(ofCase: number) == .beginningAsSwiftUI else { return nil }
    let pattern = SwiftUIPattern.all[Recipe.round(ofCase: number) % SwiftUIPattern.all.count]
    guard space.mayBegin(with: pattern) else { return nil }
    var choices = Choices(seed: seed)
    guard let drawn = draw(from: &choices, within: swarm) else { return nil }
    var random = SplitMix64(seed: seed.child(named: "SwiftUI").value)
    return space.draws(of: pattern, before: drawn, from: &random)
  }
}
