public import BindingGenerators
package import BindingLaws

/// The options of a check: how hard to look.
///
/// Defaults and shares decide which cases run: recorded outputs change with them. `TheCommandLine.md`,
/// `WhatAProofAssumes.md` and the help of commands repeat some.
public struct CheckOptions: Sendable, Codable {
  /// The seed of the random cases.
  public var seed = Seed(0x5eed)
  /// The amount of work, unless another option here sets it.
  public var effort = Effort.normal
  /// The largest number of random operations before the law's program.
  ///
  /// The longest of the smallest failing cases of all specimens has nine, and a random case has to be longer to
  /// contain them by chance.
  public var maximumLength = 24
  /// Whether cases are first enumerated in order of size, from the shortest and simplest.
  public var usesShortlex = true
  /// Whether the number of operations grows from case to case, some cases leave out kinds, and the first
  /// cases take landmarks.
  package var growsSizes = true
  /// The kinds of operations to use.
  ///
  /// Nil for all that make sense.
  package var kinds: [OperationKind]?
  /// Whether `conforms` uses only bindings that are held since the start.
  package var holdsBindings = false
  /// The most operations before the law's program of traces that are all run.
  ///
  /// Then no random ones run.
  public var exhaustiveDepth: Int?
  /// Whether to look for a lawful derivation if a law is broken.
  package var advises = true
  /// The time after which to stop looking, however many cases have run.
  ///
  /// What is found then depends on the clock.
  public var timeBudget: Duration?
  /// The end of the time budget of the law that is judged.
  var deadline: Deadline = nil
  /// The recorder that is called with each case before it runs.
  package var recorder: (any RunRecorder)?
  /// The number of operations of memory that a proof reaches.
  ///
  /// Nil for as many as a number of sequences allows.
  public var memoryDepth: Int?

  // What was chosen instead of what the effort says, or nil.
  private var chosenCases: Int?
  private var chosenProofLimit: Int?
  private var chosenCertificationLimit: Int?
  /// Whether proofs are wanted, if the effort includes them.
  private var mayProve = true

  /// The keys of all options but the recorder and the deadline, which belong to one process.
  ///
  /// A new option needs a key, or children do not get it.
  private enum CodingKeys: CodingKey {
    case seed, effort, chosenCases, maximumLength, usesShortlex, growsSizes, kinds
    case holdsBindings, exhaustiveDepth, advises, timeBudget, mayProve
    case chosenProofLimit, memoryDepth, chosenCertificationLimit
  }

  /// The most operations of memory that a user can ask for.
  ///
  /// More would take longer than anyone waits.
  package static let largestMemory = 16

  /// The most cases that a user can ask for.
  ///
  /// Budgets are sums and small multiples of the number, and must not overflow.
  private static let mostCases = 1_000_000_000_000
  /// The most operations that a user can ask for: no token of a longer case is read back.
  package static let mostOperations = Token.mostOperations
  /// The most traces that `check --exhaustive` enumerates without a depth, and any check of generated values,
  /// of which there is no end.
  ///
  /// They take about a second. The help of `check --depth` names the number.
  package static let mostTraces = 100_000

  /// The options with each number in bounds.
  var bounded: Self {
    var options = self
    options.cases = cases.bounded(from: 0, to: Self.mostCases)
    options.maximumLength = maximumLength.bounded(from: 0, to: Self.mostOperations)
    options.exhaustiveDepth = exhaustiveDepth?.bounded(from: 0, to: Self.mostOperations)
    options.memoryDepth = memoryDepth?.bounded(from: 1, to: Self.largestMemory)
    return options
  }

  /// Makes the default options: seed `5eed`, normal effort.
  public init() {}

  /// Makes options with another seed, or another number of cases.
  public init(seed: Seed = Seed(0x5eed), cases: Int) {
    self.seed = seed
    chosenCases = cases
  }

  /// Makes options with another seed.
  package init(seed: Seed) {
    self.seed = seed
  }
}

// MARK: - Counts

extension CheckOptions {
  /// The number of cases to look for that meet the law's premise.
  ///
  /// With fewer than a tenth the check gives up, as `Search.isPremiseRare` says.
  ///
  /// A quarter are the smallest cases, in order of size, and three quarters for laws about tasks. The others are
  /// random and longer. `Search` has the shares.
  ///
  /// If the number is less than the effort's own, three limits shrink in the same measure: those for proofs,
  /// for the search for memory, and for the comparison with smaller cases.
  public var cases: Int {
    get { chosenCases ?? effort.cases }
    set { chosenCases = newValue }
  }

  /// Whether to try a proof first if the world is finite.
  package var usesProof: Bool {
    get { mayProve && effort != .quick }
    set { mayProve = newValue }
  }

  /// The most runs for a proof.
  ///
  /// Apart from laws about time, the longest proof of a specimen takes 3,240 of the 4,000. 15 proofs of
  /// specimens take more than half of these.
  package var proofLimit: Int {
    get { chosenProofLimit ?? share(of: 4_000) }
    set { chosenProofLimit = newValue }
  }

  /// The most sequences for the search for memory.
  var memoryLimit: Int { share(of: Self.sequences) }
  /// The most sequences for the search for memory at normal effort.
  ///
  /// They take some 25 ms in debug. `WhatAProofAssumes.md` and the help of `check --k` name the number.
  static let sequences = 8_000

  /// The most runs to show that no smaller case breaks the law.
  ///
  /// `ReadingAFailure.md` names the number.
  ///
  /// With 0 a failing case is simplified and compared with no other. 5,000 are enough for nearly all of the 600
  /// failing cases of all specimens, of which a few take more than half.
  package var certificationLimit: Int {
    get { chosenCertificationLimit ?? share(of: 5_000) }
    set { chosenCertificationLimit = newValue }
  }

  /// Returns the part of a normal budget that the effort and the number of cases allow.
  ///
  /// If all traces up to a depth are asked for, only the effort counts.
  func share(of most: Int) -> Int {
    let share = exhaustiveDepth == nil ? min(cases, effort.cases) : effort.cases
    return most * share / Effort.normal.cases
  }
}

extension Int {
  /// Returns the number, or the bound that it is beyond.
  fileprivate func bounded(from least: Int, to most: Int) -> Int {
    Swift.min(Swift.max(least, self), most)
  }
}
