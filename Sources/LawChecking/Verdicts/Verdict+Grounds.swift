package import BindingLaws

extension Verdict {
  /// What a verdict rests on beyond the number of its cases; properties name fields of `check --json`.
  package enum Grounds: Hashable, Sendable {
    /// A proof, and what it assumes.
    case proof(Proof)
    /// The system remembers, though no case of the law showed it.
    case memory(Memory)
    /// All traces up to a depth.
    case exhaustion(Exhaustion)
    /// All programs of tasks up to a length, in every order of their accesses.
    case schedules(Schedules)
    /// Programs of tasks on real threads, in orders that nobody knows.
    case race(Race)
    /// Too few cases met the law's premise.
    case premise(Share)
    /// No case showed what the law speaks about.
    case neverSeen(String)
    /// The time was over before all cases that were asked for had run.
    case timeBudget(Share)
    /// The model breaks the law in the same case, and the system does what the model says.
    case modelAlike
    /// What nobody could obey.
    case obstacle(Obstacle)
    /// The same case did not always break the law.
    case flakiness(Flakiness)
    /// The same case alone survived, that had crashed so before.
    case survival(of: String)
    /// A case crashed.
    case death(Death)
    /// The code under test wrote over the notes of its process.
    case garbling
    /// The system skips the law.
    case skipped(Exemption)
    /// A new system answered a question in two ways.
    case waver(Learning.Waver)
    /// Whether the law is obeyed is known to nobody but the author.
    case doubt(Doubt)
    /// There is no verdict where there has to be one.
    case unjudged(Obstruction)
  }

  /// Why there is no verdict.
  package struct Obstruction: Hashable, Sendable, Codable {
    /// What is wrong and what to do.
    let reason: String
    /// Whether the system cannot be judged at all, such as by a model that is broken.
    let isFault: Bool

    /// The law is declared broken and does not speak about the system.
    package static func silent(_ law: String) -> Self {
      .init(
        reason: "\(law) is declared broken, but does not speak about it; correct the declaration",
        isFault: false)
    }

    /// No law at all speaks about the system.
    package static let noLaw = Self(reason: "no law speaks about it", isFault: false)

    /// Nobody can judge the system, for this reason.
    package static func fault(_ reason: String) -> Self { .init(reason: reason, isFault: true) }
  }

  /// That a law is skipped, and what was found all the same.
  package struct Exemption: Hashable, Sendable {
    /// Why it is skipped.
    let reason: String
    /// How the law ended; `notJudged` where it does not speak about the system, `nil` where nobody
    /// looked.
    let outcome: Kind?
  }
}

extension Verdict.Grounds {
  /// A proof, as far as it goes: a system that breaks the law all the same must first be led by more
  /// than k operations, those of the law included, to where it does something else.
  package struct Proof: Hashable, Sendable, Codable {
    /// How many operations may prepare what shows a memory.
    let k: Int
    /// Whether external writes are among them.
    let writes: ExternalWrites
    /// Whether everything may be held from the start.
    let heldStarts: Bool
    /// How many bindings of one port are held at a time at most.
    var heldAtMost = 1
    /// How many bases there are, how many inputs, and how many sequences of inputs were run.
    let bases, inputs, sequences: Int
    /// The operations that are not among the inputs: each of these is a held get and a held set.
    let leftOut: [String]
    /// How many inputs of longer histories were carried out beside; written beside the proof.
    var evidence = 0

    private enum CodingKeys: CodingKey {
      case k, writes, heldStarts, heldAtMost, bases, inputs, sequences, leftOut
    }
  }

  /// A history after which a system does something else than a new one.
  package struct Memory: Hashable, Sendable, Codable {
    /// The history, in the trace language.
    let history: [String]
    /// How many operations led up to its last one.
    let depth: Int
  }

  /// Traces in order of size.
  package struct Exhaustion: Hashable, Sendable, Codable {
    /// How many operations they have at most before the law's own.
    let operations: Int
    /// How many were run, where that was not all.
    let traces: Int?
    /// Whether values were all there are, not only the simplest.
    let usesAllValues: Bool
    /// Whether the system declares the law broken: then other traces break it.
    package var othersBreak = false
    /// How many random cases were run beside; `nil` where none were to be.
    package var randomCases: Int?
    /// A base that is reached and not listed, so that nothing can be proved, as traces have it.
    var unlisted: String?
    /// What was not tried within all of them, where something may happen within an operation.
    var leftOut: String?
  }

  /// Programs of tasks in order of size, each on a new system and in every order of its accesses.
  package struct Schedules: Hashable, Sendable, Codable {
    /// How many operations they have at most.
    let operations: Int
    /// How many programs were run, and in how many orders in all, longer ones included.
    let programs, orders: Int
  }

  /// Programs of tasks that ran on real threads.
  package struct Race: Hashable, Sendable, Codable {
    /// How many programs there were, and how often any of them was run.
    let programs, runs: Int
  }

  /// How many cases met the premise, of those that were run or wanted.
  package struct Share: Hashable, Sendable, Codable {
    /// How many met it.
    let met: Int
    /// Of how many.
    let of: Int
  }

  /// A port whose values are not read from equally many bases.
  package struct Obstacle: Hashable, Sendable, Codable {
    /// From how many bases a value is read.
    package struct Fibre: Hashable, Sendable, Codable {
      /// The value, as traces have it.
      package let value: String
      /// How many bases it is read from.
      package let bases: Int
    }

    /// The port, as traces have it.
    let port: String
    /// For each value the bases that it is read from.
    let fibres: [Fibre]
  }

  /// A base that setting what is read turns into one that no port distinguishes from it.
  package struct Doubt: Hashable, Sendable, Codable {
    /// The port, what it reads, and the two bases, as traces have them.
    let port, reading, base, after: String
  }

  /// How often one case broke the law.
  package struct Flakiness: Hashable, Sendable, Codable {
    /// In how many runs it did; in all of them where only the simplified case did not.
    package let failures: Int
    /// How many runs there were.
    package let runs: Int
  }

  /// How a case crashed.
  package struct Death: Hashable, Sendable, Codable {
    /// What was done to the system then; `nil` where nothing was, and the model or the law was asked.
    package let operation: String?
    /// What ended it, such as `trapped (SIGILL)`.
    package let diagnosis: String
    /// What the runtime said of it, such as `Index out of range`, where it said anything.
    package var says: String?
    /// How many cases were begun, where nothing was done to the system then.
    var runs: Int?
    /// After how many child processes simplifying stopped, where it did so before its end.
    var stoppedAfter: Int?
  }
}

/// What external writes of the base count as among the operations that may prepare what shows a memory.
///
/// The names stand in `check --json`, which others read.
enum ExternalWrites: String, Sendable, Codable {
  /// Nothing, because they run no code of the system: every base is tried before every input.
  case free
  /// Inputs that show nothing.
  case counted
}
