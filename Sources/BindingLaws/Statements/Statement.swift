extension Law {
  /// The statement of a law about a model, in one of several shapes.
  public struct Statement<Model: ReferenceModel> {
    /// Returns whether the law applies to these variables in this base.
    public typealias Premise = (Variables<Model>, Model.Base) -> Bool
    /// Returns what is wrong at a moment.
    ///
    /// Nil if nothing is.
    public typealias Check = (Variables<Model>, any Moment<Model>) -> Discrepancy?

    /// The variables that are drawn for a case.
    package var variables: VariableNames = []
    /// The condition that has to hold before the program runs.
    package var premise: Premise = { _, _ in true }
    /// The shape, with its programs.
    package var shape: Shape
    /// The check of the shapes `after` and `always`.
    package var check: Check = { _, _ in nil }
    /// The check of the shape `readers`.
    package var readerCheck: (Reader<Model>) -> Discrepancy? = { _ in nil }
    /// Returns the value or the action that the law itself chooses: the `c` of its program.
    package var chosen: (Variables<Model>) -> BindingOperation<Model>.Operand = { _ in .none }
    /// The needs that a system must offer to be judged.
    package var needs: Set<Need> = []
    /// The thing that some case has to show.
    ///
    /// If none does, the law had nothing to judge.
    package var witness: Witness?
    /// Whether the law is about held bindings whose port is gone.
    package var isAboutVanishedPorts = false
    /// Whether the law does not apply to a system in which hardly a case meets its premise.
    ///
    /// More cases would not help: there are no taps, or no two sets that are independent of each other.
    package var needsItsPremise = false
    /// Whether generated numbers may be infinite or NaN.
    ///
    /// A system may do anything with those but crash.
    package var usesEveryNumber = false

    /// A thing that a law is about, and that some cases lack although its premise holds.
    package struct Witness {
      /// The thing in words, such as `a set that writes`.
      ///
      /// Verdicts say that no case showed it.
      package let name: String
      /// Returns whether the thing is seen after the law's program.
      package let isSeen: (Variables<Model>, any Moment<Model>) -> Bool
    }
  }

  /// A need of a law beyond bindings.
  ///
  /// `BindingSystem.offers` says whether a system meets it.
  public enum Need: Codable, Sendable {
    /// Bindings that carry a transaction.
    case transactions
    /// Ports that can be rendered.
    case renderings
    /// A statement of how ports have to look.
    case expectedRenderings
    /// Another system that is claimed to behave alike.
    case twin
    /// Bindings that several tasks may use at once.
    case tasks
    /// Bindings that only one task uses.
    case oneTask
    /// Sets that land later.
    case settling
    /// Sets that are read at once, though they land later.
    case readingAtOnce
    /// Sets that land one at a time.
    case stepping
    /// A base whose writes are seen: that of a source, or of a store that reports its writes.
    case writes
    /// Readers that are notified of changes.
    case notices
    /// A base that can be written externally.
    case externalWrites
    /// A storage that outlives the system.
    case relaunching
    /// A store of its own.
    case store
    /// Bindings that can be compared for identity.
    case identity
    /// A base whose reads are counted, that of a source, and bindings that can always be derived.
    case reads
  }

  /// The variables that a law quantifies over.
  ///
  /// Kept tokens contain the raw values of the bound ones.
  public struct VariableNames: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A handle.
    public static let p = VariableNames(rawValue: 1)
    /// Another handle.
    public static let q = VariableNames(rawValue: 2)
    /// A value.
    public static let a = VariableNames(rawValue: 4)
    /// Another value.
    public static let b = VariableNames(rawValue: 8)
    /// Another base.
    public static let t = VariableNames(rawValue: 16)
    /// A value or an action that the law itself chooses, and no case: see ``Law/Statement/choosing(_:)``.
    public static let c = VariableNames(rawValue: 64)
    /// The handle `p`, as a binding held since the start.
    public static let heldP: VariableNames = [.p, VariableNames(rawValue: 32)]

    /// Each variable by itself, in the order in which they are drawn and stand in a token.
    package static let all: [VariableNames] = [.p, .q, .a, .b, .t]
    /// The single variables of this set.
    package var each: [VariableNames] { Self.all.filter(contains) }
    /// The meaning of a single variable's number in a case.
    package var field: CaseField {
      switch self {
      case .t: .base
      case .p, .q: .handle
      default: .value
      }
    }
  }

  /// The values that a case gives to the variables of a law.
  ///
  /// Variables that the law does not use have the simplest ones.
  public struct Variables<Model: ReferenceModel> {
    /// The handle that the law is about.
    public var p: Handle<Model.Port>
    /// Another handle.
    public var q: Handle<Model.Port>
    /// A value that is set.
    public var a: Model.Value
    /// Another value.
    public var b: Model.Value
    /// Another base than the one of the case.
    public var t: Model.Base

    /// The model that the system is compared with.
    public let model: Model

    /// Makes variables with these values.
    public init(
      p: Handle<Model.Port>, q: Handle<Model.Port>, a: Model.Value, b: Model.Value, t: Model.Base,
      by model: Model
    ) {
      self.p = p
      self.q = q
      self.a = a
      self.b = b
      self.t = t
      self.model = model
    }

    /// The value of a single variable.
    package subscript(name: VariableNames) -> BindingOperation<Model>.Operand {
      get {
        switch name {
        case .p: .handle(p)
        case .q: .handle(q)
        case .a: .value(a)
        case .b: .value(b)
        default: .base(t)
        }
      }
      set {
        switch (name, newValue) {
        case (.p, .handle(let handle)): p = handle
        case (.q, .handle(let handle)): q = handle
        case (.a, .value(let value)): a = value
        case (.b, .value(let value)): b = value
        case (.t, .base(let base)): t = base
        default: preconditionFailure("no variable is bound to such a thing")
        }
      }
    }
  }
}

extension Law {
  /// The shapes of a statement.
  package enum Shape: Sendable {
    /// After any trace, two programs are observed alike, each on a system of its own. The variation says
    /// how the trace before the second one is carried out.
    case same([Operation], [Operation], Variation)
    /// After any trace and the program, the check finds nothing.
    case after([Operation])
    /// After every operation of any trace, the check finds nothing.
    case always
    /// During every operation of any trace, every reader of a port is notified as it has to be.
    case readers
    /// After every operation of any trace, every port reads as in the model, and the bases agree.
    case conforms
    /// After any trace, the second program, carried out at any write of the first, counts as carried
    /// out before or after it.
    case nested([Operation], [Operation])
    /// In any order of their accesses, the operations of several tasks have the same result as in some
    /// order of the operations.
    case concurrent

    /// The program, and the other one if there are two.
    package var programs: (own: [Operation], other: [Operation]) {
      switch self {
      case .same(let left, let right, _): (left, right)
      case .nested(let outer, let inner): (outer, inner)
      case .after(let program): (program, [])
      case .always, .readers, .conforms, .concurrent: ([], [])
      }
    }
  }
}

/// The ways to carry out the trace before a program.
package enum Variation: Codable, Sendable {
  /// As it was drawn.
  case asWritten
  /// With a read of every port after each operation.
  case readingBetween
  /// With every port used through a binding held since the start.
  case throughHeld
  /// On a new system for each operation, in the base that the trace has come to.
  case restarted
  /// On the twin of the system.
  case byTwin
  /// Outside of transactions, while the trace before the first program runs in one.
  case outside
}
