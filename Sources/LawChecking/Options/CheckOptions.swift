public import BindingGenerators
package import BindingLaws

/// How much is run before a verdict.
///
/// Budgets are counts, so that the same is run on every machine. `TheCommandLine.md` names them, and
/// `YourFirstLawTest.md` names the default; the tables of `HowGoodIsIt.md` were measured with them.
public enum Effort: String, CaseIterable, Sendable, Codable {
  /// For the edit loop: 100 cases, in order of size and at random, and no proof.
  case quick
  /// For every test run: 300 cases, and a proof where the world is finite and small.
  case normal
  /// For the night: ten times as much.
  case thorough

  /// How many cases that meet the premise are looked for.
  package var cases: Int {
    switch self {
    case .quick: 100
    case .normal: 300
    case .thorough: 3_000
    }
  }
}

/// How hard to look.
///
/// Defaults and shares decide which cases run: recorded outputs change with them. `SmallestFirst.md` and
/// `WhatAProofAssumes.md` repeat some, and so does the help of commands.
public struct CheckOptions: Sendable, Codable {
  /// Where the random cases begin.
  public var seed = Seed(0x5eed)
  /// How much is run where nothing else here says so.
  public var effort = Effort.normal
  private var chosenCases: Int?
  /// The largest number of random operations before the law's program.
  public var maximumLength = 24
  /// Whether cases are first enumerated from the shortest and simplest up.
  public var usesShortlex = true
  /// Whether the numbers of operations grow from case to case, kinds are left out of some, and the
  /// first cases take landmarks.
  package var growsSizes = true
  /// The kinds of operations to use; `nil` for all that make sense.
  package var kinds: [OperationKind]?
  /// Whether `conforms` uses no bindings but those held since the start.
  package var holdsBindings = false
  /// Up to how many operations before the law's program all traces are run, and no random ones.
  public var exhaustiveDepth: Int?
  /// Whether a lawful derivation is looked for where a law breaks.
  package var advises = true
  /// When to stop looking, however many cases have run; what was found then depends on the clock.
  public var timeBudget: Duration?
  /// When the time budget of the law that is judged ends.
  var deadline: Deadline = nil
  /// Is called with each case before it runs.
  package var recorder: (any RunRecorder)?
  private var mayProve = true
  private var chosenProofLimit: Int?
  /// Up to how many operations of memory a proof reaches; `nil` for as many as a fixed number of
  /// sequences allows.
  public var memoryDepth: Int?
  private var chosenCertificationLimit: Int?

  /// All but the recorder and the deadline, which belong to one process.
  ///
  /// A new option needs a key, or children do not get it.
  private enum CodingKeys: CodingKey {
    case seed, effort, chosenCases, maximumLength, usesShortlex, growsSizes, kinds
    case holdsBindings, exhaustiveDepth, advises, timeBudget, mayProve
    case chosenProofLimit, memoryDepth, chosenCertificationLimit
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

  /// The defaults: seed `5eed`, normal effort.
  public init() {}

  /// With another seed, or another number of cases.
  public init(seed: Seed = Seed(0x5eed), cases: Int) {
    self.seed = seed
    chosenCases = cases
  }

  /// With another seed.
  package init(seed: Seed) {
    self.seed = seed
  }
}

// MARK: - What is counted

extension CheckOptions {
  /// How many cases that meet the law's premise are looked for; with fewer than a tenth of them there
  /// is no verdict.
  ///
  /// `LawCheck` has the tenth, and `SizeOrder` and `Search` have the shares that follow: change both.
  ///
  /// In a finite world three quarters of them are the smallest there are, in order of size, or a quarter
  /// where those without operations are far too many; the others are random and longer. Where they are
  /// fewer than the effort's own, less is run in the same measure for proofs, for the search for memory, and
  /// for the comparison with smaller cases.
  public var cases: Int {
    get { chosenCases ?? effort.cases }
    set { chosenCases = newValue }
  }

  /// Whether a proof is tried first where the world is finite.
  package var usesProof: Bool {
    get { mayProve && effort != .quick }
    set { mayProve = newValue }
  }

  /// How many runs may be spent on a proof.
  package var proofLimit: Int {
    get { chosenProofLimit ?? share(of: 4_000) }
    set { chosenProofLimit = newValue }
  }

  /// How many sequences may be spent on looking for memory.
  ///
  /// `WhatAProofAssumes.md` and the help of `check --k` name the number.
  var memoryLimit: Int { share(of: Self.sequences) }
  static let sequences = 8_000

  /// How many runs may be spent on showing that no smaller case breaks the law; with 0 a failing case
  /// is simplified and compared with no other.
  package var certificationLimit: Int {
    get { chosenCertificationLimit ?? share(of: 5_000) }
    set { chosenCertificationLimit = newValue }
  }

  /// The part of a normal budget that the effort and the number of cases allow.
  ///
  /// It is all that the effort allows where all traces up to a depth are asked for.
  func share(of most: Int) -> Int {
    let share = exhaustiveDepth == nil ? min(cases, effort.cases) : effort.cases
    return most * share / Effort.normal.cases
  }
}

extension Int {
  fileprivate func bounded(from least: Int, to most: Int) -> Int {
    Swift.min(Swift.max(least, self), most)
  }
}
