import BindingGenerators
import BindingLaws
import LawChecking

extension CheckOptions {
  /// Returns options for the work of `BareLoop`: random search alone, over sequences as long as its own, of
  /// operations of three kinds.
  static func benchmark(seed: UInt64, cases: Int) -> CheckOptions {
    var options = CheckOptions(seed: Seed(seed), cases: cases)
    options.usesProof = false
    options.usesShortlex = false
    options.growsSizes = false
    options.maximumLength = BareLoop.mostOperations
    options.kinds = [.set, .write, .get]
    return options
  }

  /// Returns options for random search alone under a seed.
  ///
  /// No case runs in order of size, and there is neither proof nor advice.
  static func randomSearch(seed: Int) -> CheckOptions {
    var options = CheckOptions(seed: Seed(UInt64(seed)))
    options.usesProof = false
    options.usesShortlex = false
    options.advises = false
    return options
  }

  /// The default options without the search for lawful derivations, which takes time and changes no case.
  static var unadvised: CheckOptions {
    var options = CheckOptions()
    options.advises = false
    return options
  }
}
