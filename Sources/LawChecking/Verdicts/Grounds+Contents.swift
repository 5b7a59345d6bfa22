import BindingLaws

// The contents of grounds, and their words. Properties name fields of `check --json`, which others read.
// `Verdict+Grounds` has the keys. Articles quote some of the words.
extension Verdict {
  /// A reason why there is no verdict.
  package struct Obstruction: Hashable, Sendable, Codable {
    /// The reason, and what to do.
    let reason: String
    /// Whether the system cannot be judged at all, such as by a broken model.
    let isFault: Bool

    /// Returns the obstruction of a law that is declared broken, and does not apply to the system.
    package static func silent(_ law: String) -> Self {
      .init(
        reason: "\(law) is declared broken, but does not speak about it; correct the declaration",
        isFault: false)
    }

    /// The obstruction that no law applies to the system.
    package static let noLaw = Self(reason: "no law speaks about it", isFault: false)

    /// Returns the obstruction that nobody can judge the system, for this reason.
    package static func fault(_ reason: String) -> Self { .init(reason: reason, isFault: true) }
  }

  /// A law that is skipped, and what was found all the same.
  package struct Exemption: Hashable, Sendable {
    /// The reason why it is skipped.
    let reason: String
    /// The kind of verdict on the law.
    ///
    /// `notJudged` if it does not apply to the system. Nil if the law was not checked.
    let outcome: Kind?

    var words: String { reason + (outcome.map { "; \($0.currently)" } ?? "") }
  }
}

extension Verdict.Kind {
  /// The words for what happens at present to a law that is skipped.
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
  /// A proof, with its assumptions.
  ///
  /// A system that breaks the law all the same must first be led to a state in which it does something else.
  /// That takes more than k operations, including those of the law.
  package struct Proof: Hashable, Sendable, Codable {
    /// The number of operations that may prepare the one that shows a memory.
    let k: Int
    /// Whether external writes count as such operations.
    let writes: ExternalWrites
    /// Whether there were starts that hold all bindings.
    let heldStarts: Bool
    /// The most bindings of one port that are held at a time.
    var heldAtMost = 1
    /// The number of listed bases.
    let bases: Int
    /// The number of different inputs.
    let inputs: Int
    /// The number of sequences of inputs that were run.
    let sequences: Int
    /// The operations that are no inputs: those that are a held get and a held set, and sets in a
    /// transaction.
    let leftOut: [String]
    /// The number of inputs of longer histories that were also carried out.
    ///
    /// It is written beside the proof.
    var evidence = 0
    /// The number of listed values of a type that has others.
    var values: Int?
    /// The number of further cases with what the model does not list, or nil if there were none.
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
    /// The number of operations before its last one.
    let depth: Int

    var words: String {
      "it remembers, though no case of this law shows it: after "
        + "\(history.dropLast().joined(separator: "; ")), the step \(history.last ?? "") is not what it "
        + "is on a new system"
    }
  }

  /// The traces of an enumeration in order of size.
  package struct Exhaustion: Hashable, Sendable, Codable {
    /// The most operations before the law's own.
    let operations: Int
    /// The number of traces that were run, or nil if all were.
    let traces: Int?
    /// Whether all values were used, not only the simplest.
    let usesAllValues: Bool
    /// Whether the system declares the law broken.
    ///
    /// Then other traces break it.
    package var othersBreak = false
    /// The number of random cases that were also run, or nil if none were asked for.
    package var randomCases: Int?
    /// A base that is reached and not listed, as traces print it, so that nothing can be proved.
    var unlisted: String?
    /// The words for what was not tried in all traces, if something may happen within an operation.
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
    /// The most operations of a program.
    let operations: Int
    /// The number of programs that were run, including longer ones.
    let programs: Int
    /// The number of orders in which they were run, in all.
    let orders: Int

    var words: String {
      "every order of the accesses of all tasks with up to \(operations) operations together, on a new "
        + "system; \(programs.counted("program")), \(orders.counted("run"))"
    }
  }

  /// Programs of tasks that ran on real threads.
  package struct Race: Hashable, Sendable, Codable {
    /// The number of programs.
    let programs: Int
    /// The number of runs of all programs together.
    let runs: Int

    var words: String {
      "\(programs.counted("program")) of tasks, run \(runs) times on real threads: nobody "
        + "knows in which orders, so none can be replayed"
    }
  }

  /// The share of cases that met the premise, of those that were run or wanted.
  package struct Share: Hashable, Sendable, Codable {
    /// The number that met it.
    let met: Int
    /// The number of cases.
    let of: Int

    var words: String { "\(met) of \(of.counted("case"))" }
  }

  /// A port at which some values are read in more bases than others.
  package struct Obstacle: Hashable, Sendable, Codable {
    /// The number of bases from which a value is read.
    package struct Fibre: Hashable, Sendable, Codable {
      /// The value, as traces print it.
      package let value: String
      /// The number of bases.
      package let bases: Int

      /// The words, such as `1 base reads on`.
      package var words: String {
        "\(bases.counted("base")) \(bases == 1 ? "reads" : "read") \(value)"
      }
    }

    /// The port, as traces print it.
    let port: String
    /// The number of bases for each value.
    let fibres: [Fibre]

    var words: String {
      "no binding without memory can obey set-get, get-set and set-set at \(port): "
        + fibres.map(\.words).joined(separator: ", ")
    }
  }

  /// A base that changes when what is read is set, though no port distinguishes it from the new one.
  package struct Doubt: Hashable, Sendable, Codable {
    /// The port, as traces print it.
    let port: String
    /// The reading of the port, which is set, as traces print it.
    let reading: String
    /// The base before the set, as traces print it.
    let base: String
    /// The base after the set, as traces print it.
    let after: String

    var words: String {
      "setting what is read at \(port), \(reading), turns \(base) into \(after), and no port distinguishes "
        + "them: if they are not the same to you, add a port that does"
    }
  }

  /// The results of several runs of one case.
  package struct Flakiness: Hashable, Sendable, Codable {
    /// The number of runs that broke the law in the same way.
    ///
    /// It is the number of all runs if only the simplified case did not break it.
    package let failures: Int
    /// The number of runs.
    package let runs: Int
    /// Whether only the first use of the system in its process broke the law, or nil if that is not known.
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

  /// The two ends of a case that does not always crash in the same way.
  package struct Survival: Hashable, Sendable, Codable {
    /// The kind of end when the case was found, such as `trapped (SIGILL)`.
    package let diagnosis: String
    /// The kind of end when it ran alone in a new process, or nil if it survived.
    package var alone: String?

    var words: String {
      let otherEnd = alone.map { "ends otherwise in a new process: \($0)" }
      return "\(diagnosis), but the same case alone \(otherEnd ?? "survives in a new process")"
    }
  }

  /// The way in which a case crashed.
  package struct Death: Hashable, Sendable, Codable {
    /// The operation on the system at that time.
    ///
    /// Nil if there was none, and the model or the law was asked.
    package let operation: String?
    /// Whether that was the last step of the case itself, and not something around it, such as a read.
    var isStep = false
    /// The kind of end, such as `trapped (SIGILL)`.
    package let diagnosis: String
    /// The message of the runtime, such as `Index out of range`, if there was one.
    package var says: String?
    /// The number of cases that were begun, if no operation was in progress.
    var runs: Int?
    /// The number of child processes after which simplifying stopped before its end, or nil if it did not.
    var stoppedAfter: Int?

    /// Whether both processes ended in the same way during the same operation on the system.
    ///
    /// `RuntimeSentence` finds the message of the runtime.
    package func isSameEnd(as other: Self) -> Bool {
      diagnosis == other.diagnosis && says == other.says && operation == other.operation
    }

    /// Returns the words for the end of a child while no case was running.
    static func outside(_ runs: Int) -> String {
      runs == 0
        ? "before the first case"
        : "while the model was asked; list the values and bases that it takes (in a model of the library by "
          + "`trying:` and `over:`), or mend it"
    }

    /// Returns how it crashed, and in which step.
    ///
    /// - Parameter step: The last step of the case, which says whether the binding was held.
    func words(at step: String?) -> String {
      let place =
        (isStep ? step : operation).map { "\($0): \(diagnosis)" }
        ?? "\(diagnosis) \(Self.outside(runs ?? 0))"
      return place + (says.map { ": \($0)" } ?? "")
        + (stoppedAfter.map { "; simplifying stopped after \($0) child processes" } ?? "")
    }
  }
}

extension Questions.Contradiction {
  /// The words for what new systems do in two ways.
  var words: String {
    "two new systems do not do the same: after \(question), one has \(answers[0]), the next \(answers[1])"
  }

  /// The reason why the answers of new systems cannot serve as a model, with a hint of what to do.
  var refusal: String {
    "\(words), so that nobody knows what they must do; let `==` leave out what is new each time, such as a time or an "
      + "id, or hand it to the system"
  }
}
