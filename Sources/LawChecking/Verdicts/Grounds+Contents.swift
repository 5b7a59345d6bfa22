import BindingLaws

// What grounds hold, and what is printed of it. Properties name fields of `check --json`, which others read.
// `Verdict+Grounds` has the keys, and `VerdictFormTests` most of the words; articles quote some of them.
extension Verdict {
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

    var words: String { reason + (outcome.map { "; \($0.currently)" } ?? "") }
  }
}

extension Verdict.Kind {
  /// What happens at present to a law that is skipped.
  fileprivate var currently: String {
    switch self {
    case .upheld, .proved: "it currently holds"
    case .broken: "it currently fails"
    case .flaky: "it is currently flaky"
    case .crashed: "it currently crashes"
    case .timedOut: "it currently times out"
    case .impossible: "no binding without memory can obey it"
    case .gaveUp: "too few cases met its premise"
    case .noEvidence: "no case showed what it is about"
    case .notJudged, .skipped: "it does not apply"
    }
  }
}

extension Verdict.Grounds {
  /// A proof, as far as it goes.
  ///
  /// A system that breaks the law all the same must first be led to where it does something else. That takes
  /// more than k operations, those of the law included.
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
    /// What is not among the inputs: what is a held get and a held set, and sets in a transaction.
    let leftOut: [String]
    /// How many inputs of longer histories were also carried out; written next to the proof.
    var evidence = 0
    /// How many values are listed of a type that has others.
    var values: Int?
    /// How many cases were run beside with what the model does not list, if any.
    var beyond: Int?

    private enum CodingKeys: CodingKey {
      case k, writes, heldStarts, heldAtMost, bases, inputs, sequences, leftOut, values, beyond
    }

    var words: String {
      "up to \(k.counted("operation")) of memory"
        + (writes == .free ? ", external writes not counted" : "")
        + (heldStarts ? "" : ", nothing held at first")
        + "; \(bases.counted("base")), \(sequences.counted("sequence"))"
        + (values.map { ", for the \($0.counted("value")) listed" } ?? "")
        + (beyond.map { "; \($0.counted("case")) beyond what is listed" } ?? "")
    }
  }

  /// A history after which a system does something else than a new one.
  package struct Memory: Hashable, Sendable, Codable {
    /// The history, in the trace language.
    let history: [String]
    /// How many operations led up to its last one.
    let depth: Int

    var words: String {
      "it remembers, though no case of this law shows it: after "
        + "\(history.dropLast().joined(separator: "; ")), the step \(history.last ?? "") is not what it "
        + "is on a new system"
    }
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
    /// How many random cases were also run; `nil` where none were asked for.
    package var randomCases: Int?
    /// A base that is reached and not listed, so that nothing can be proved, as traces have it.
    var unlisted: String?
    /// What was not tried within all of them, where something may happen within an operation.
    var leftOut: String?

    /// Whether every trace up to that length was run, in every way.
    private var isWhole: Bool { traces == nil && usesAllValues && leftOut == nil }

    var words: String {
      let traces =
        traces.map { $0 == 1 ? "the first trace" : "the first \($0) traces" } ?? "all traces"
      return "\(traces) of up to \(operations.counted("operation")) before the law's own"
        + (usesAllValues ? "" : ", with the simplest values")
        + (leftOut.map { ", not all \($0)" } ?? "")
        + (othersBreak ? "; that \(isWhole ? "longer ones" : "others") break it is declared" : "")
        + (randomCases.map { ", and \($0) random ones" } ?? "")
        + (unlisted.map { "; no proof: \($0) is reached, and the model does not list it" } ?? "")
    }
  }

  /// Programs of tasks in order of size, each on a new system and in every order of its accesses.
  package struct Schedules: Hashable, Sendable, Codable {
    /// How many operations they have at most.
    let operations: Int
    /// How many programs were run, and in how many orders in all, longer ones included.
    let programs, orders: Int

    var words: String {
      "every order of the accesses of all tasks with up to \(operations) operations together, on a new "
        + "system; \(programs.counted("program")), \(orders.counted("run"))"
    }
  }

  /// Programs of tasks that ran on real threads.
  package struct Race: Hashable, Sendable, Codable {
    /// How many programs there were, and how often any of them was run.
    let programs, runs: Int

    var words: String {
      "\(programs.counted("program")) of tasks, run \(runs) times on real threads: nobody "
        + "knows in which orders, so none can be replayed"
    }
  }

  /// How many cases met the premise, of those that were run or wanted.
  package struct Share: Hashable, Sendable, Codable {
    /// How many met it.
    let met: Int
    /// Of how many.
    let of: Int

    var words: String { "\(met) of \(of.counted("case"))" }
  }

  /// A port of which some values are read in more bases than others.
  package struct Obstacle: Hashable, Sendable, Codable {
    /// From how many bases a value is read.
    package struct Fibre: Hashable, Sendable, Codable {
      /// The value, as traces have it.
      package let value: String
      /// How many bases it is read from.
      package let bases: Int

      /// Such as `1 base reads on`.
      package var words: String {
        "\(bases.counted("base")) \(bases == 1 ? "reads" : "read") \(value)"
      }
    }

    /// The port, as traces have it.
    let port: String
    /// For each value the bases that it is read from.
    let fibres: [Fibre]

    var words: String {
      "no binding without memory can obey set-get, get-set and set-set at \(port): "
        + fibres.map(\.words).joined(separator: ", ")
    }
  }

  /// A base that setting what is read turns into one that no port distinguishes from it.
  package struct Doubt: Hashable, Sendable, Codable {
    /// The port, what it reads, and the two bases, as traces have them.
    let port, reading, base, after: String

    var words: String {
      "setting what is read at \(port), \(reading), turns \(base) into \(after), and no port distinguishes "
        + "them: if they are not the same to you, add a port that does"
    }
  }

  /// How often one case broke the law in the same way.
  package struct Flakiness: Hashable, Sendable, Codable {
    /// In how many runs it did; in all of them where only the simplified case did not.
    package let failures: Int
    /// How many runs there were.
    package let runs: Int
    /// Whether only the first use of the system in its process did; `nil` where that is not known.
    package var atFirst: Bool?

    var words: String {
      if atFirst == true {
        return "broken only the first time in a process, and in none of \(runs - 1) later runs"
      }
      return failures < runs
        ? "broken in the same way in \(failures) of \(runs) runs"
        : "broken in each of \(runs) runs, but not when it was simplified"
    }
  }

  /// How a case crashed.
  package struct Death: Hashable, Sendable, Codable {
    /// What was done to the system then; `nil` where nothing was, and the model or the law was asked.
    package let operation: String?
    /// Whether that was the last step of the case itself, and not a read or the like around it.
    var isStep = false
    /// What ended it, such as `trapped (SIGILL)`.
    package let diagnosis: String
    /// What the runtime said of it, such as `Index out of range`, where it said anything.
    package var says: String?
    /// How many cases were begun, where nothing was done to the system then.
    var runs: Int?
    /// After how many child processes simplifying stopped, where it did so before its end.
    var stoppedAfter: Int?

    /// Whether the process ended in the same way in both, while the same was done to the system.
    ///
    /// `RuntimeSentence` finds what the runtime said.
    package func isSameEnd(as other: Self) -> Bool {
      diagnosis == other.diagnosis && says == other.says && operation == other.operation
    }

    /// Where a child ended in which no case was running; `ChildProcesses.md` quotes the second.
    static func outside(_ runs: Int) -> String {
      runs == 0
        ? "before the first case" : "outside of any case; mend the model, or list what it takes"
    }

    /// How it crashed, and in which step.
    ///
    /// - Parameter step: The last one of the case, which says whether the binding was held.
    func words(at step: String?) -> String {
      let place =
        (isStep ? step : operation).map { "\($0): \(diagnosis)" }
        ?? "\(diagnosis) \(Self.outside(runs ?? 0))"
      return place + (says.map { ": \($0)" } ?? "")
        + (stoppedAfter.map { "; simplifying stopped after \($0) child processes" } ?? "")
    }
  }
}

extension Questions.Waver {
  /// What new systems do in two ways.
  var words: String {
    "two new systems do not do the same: after \(question) one has \(answers[0]), the next \(answers[1])"
  }

  /// Why nothing can be judged by what new systems do.
  var refusal: String {
    "\(words), so that nobody knows what they must do; let `==` leave out what is new each time, such as a time or an "
      + "id, or hand it to the system"
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
