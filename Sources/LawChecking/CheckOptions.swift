public import BindingGenerators
package import BindingLaws

/// How hard to look.
public struct CheckOptions: Sendable, Codable {
  /// Where the random cases begin.
  public var seed = Seed(0x5eed)
  /// How many cases that meet the law's premise are looked for; with fewer than a tenth of them there
  /// is no verdict.
  ///
  /// In a finite world three quarters of them are the smallest there are, in order of size; the
  /// others are random and longer.
  public var cases = Self.standardCases
  /// The largest number of random operations before the law's program.
  public var maximumLength = 24
  /// Whether cases are first enumerated from the shortest and simplest up.
  public var usesShortlex = true
  /// Whether the numbers of operations grow from case to case, and kinds are left out of some.
  package var growsSizes = true
  /// The numbers of the random cases that are run, and no others, as in a hunt; `nil` for a check.
  package var range: Range<Int>?
  /// The kinds of operations to use; `nil` for all that make sense.
  package var kinds: [OperationKind]?
  /// Whether `conforms` uses no bindings but those held since the start.
  package var holdsBindings = false
  /// Whether `conforms` uses no bindings but fresh ones.
  package var usesFreshBindings = false
  /// Up to how many operations before the law's program all traces are run, and no random ones.
  public var exhaustiveDepth: Int?
  /// When to stop looking, however many cases have run; what was found then depends on the clock.
  public var timeBudget: Duration?
  /// Is told of each case before it runs.
  package var recorder: (any RunRecorder)?
  /// Whether a proof is tried first where the world is finite.
  public var usesProof = true
  /// How many runs may be spent on a proof.
  public var proofLimit = 4000
  /// Up to how many operations of memory a proof reaches; `nil` for as many as a fixed number of
  /// sequences allows.
  public var memoryDepth: Int?
  /// How many runs may be spent on showing that no smaller case breaks the law; with 0 a failing case
  /// is simplified and compared with no other.
  public var certificationLimit = 5000

  /// All but the recorder, which belongs to one process.
  private enum CodingKeys: CodingKey {
    case seed, cases, maximumLength, usesShortlex, growsSizes, range, kinds, holdsBindings
    case usesFreshBindings, exhaustiveDepth, timeBudget, usesProof, proofLimit, memoryDepth
    case certificationLimit
  }

  /// Up to how many operations of memory can be asked for; more would take longer than anyone waits.
  package static let largestMemory = 16

  /// The same with every number within what can be counted.
  var bounded: Self {
    var options = self
    options.cases = cases.bounded(from: 0, to: 1_000_000_000_000)
    options.maximumLength = maximumLength.bounded(from: 0, to: 10_000)
    options.exhaustiveDepth = exhaustiveDepth?.bounded(from: 0, to: 10_000)
    options.memoryDepth = memoryDepth?.bounded(from: 1, to: Self.largestMemory)
    return options
  }

  /// How many cases there are by default, in tests and on the command line.
  package static let standardCases = 300

  /// The defaults: seed `5eed`, 300 cases.
  public init() {}

  /// Other than the default seed and number of cases.
  public init(seed: Seed = Seed(0x5eed), cases: Int) {
    (self.seed, self.cases) = (seed, cases)
  }

  /// Other than the default seed.
  package init(seed: Seed) {
    self.seed = seed
  }
}

extension Int {
  fileprivate func bounded(from least: Int, to most: Int) -> Int {
    Swift.min(Swift.max(least, self), most)
  }
}
