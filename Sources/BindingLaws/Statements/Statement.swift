extension Law {
  /// What a law states about a model, in one of several shapes.
  public struct Statement<Model: ReferenceModel> {
    /// A short program over the law's variables.
    public typealias Program = (Variables<Model>) -> [BindingOperation<Model>]
    /// Whether the law speaks about these variables at this base.
    public typealias Premise = (Variables<Model>, Model.Base) -> Bool
    /// Looks at a moment and says what is wrong with it, if anything.
    public typealias Check = (Variables<Model>, any Moment<Model>) -> Discrepancy?

    /// The shapes of a law.
    package enum Shape {
      /// After any trace, two programs are observed alike, each on a system of its own; the trace before the
      /// second one is carried out in another way.
      case same(Program, Program, Variation)
      /// After any trace and the program, the check finds nothing.
      case after(Program, Check)
      /// After every operation of any trace, the check finds nothing.
      case always(Check)
      /// During every operation of any trace, every reader of a port is notified as it has to be.
      case readers((Reader<Model>) -> Discrepancy?)
      /// After every operation of any trace, every port reads as the model and the base agrees.
      case conforms
      /// After any trace, the second program, carried out at any write of the first, counts as carried
      /// out before or after it.
      case nested(Program, Program)
      /// The operations of several tasks, in any order of their accesses, lead to what some order of the
      /// operations leads to.
      case concurrent
    }

    /// Which variables are drawn for a case.
    package var variables: VariableNames = []
    /// What has to hold before the program runs.
    package var premise: Premise = { _, _ in true }
    /// What is stated.
    package var shape: Shape
    /// What a system must offer to be judged.
    package var needs: Set<Need> = []
    /// What some case has to show, or else there was nothing that the law speaks about.
    package var witness: Witness?
    /// Whether the law is about held bindings whose port is no longer there.
    package var isAboutVanishedPorts = false
    /// Whether it does not speak about a system where hardly a case meets its premise, for that is no lack of
    /// cases: there are no taps, or no two sets that have nothing to do with each other.
    package var needsItsPremise = false
    /// Whether generated numbers may be infinite or NaN: a system may do anything with those but crash.
    package var usesEveryNumber = false

    /// Something that a law is about, and that some cases lack although its premise holds.
    package struct Witness {
      /// What it is, such as `a set that writes`; verdicts say that no case showed it.
      package let name: String
      /// Whether it is seen after the law's program.
      package let isSeen: (Variables<Model>, any Moment<Model>) -> Bool
    }
  }

  /// What a law may ask of a system beyond its bindings; `BindingSystem.offers` knows whether it has that.
  public enum Need: Codable, Sendable {
    /// Bindings that carry a transaction.
    case transactions
    /// Ports that can be looked at.
    case renderings
    /// A word on what they have to look like.
    case expectedRenderings
    /// Another system that claims to be indistinguishable.
    case twin
    /// Bindings that may be used by several tasks at once.
    case tasks
    /// Bindings that are used by one task alone.
    case oneTask
    /// Sets that land later.
    case settling
    /// Sets that are read at once, though they land later.
    case readingAtOnce
    /// Sets that land one at a time.
    case stepping
    /// A base whose writes are seen: that of a source, or of a store that reports them.
    case writes
    /// Readers that are notified of changes.
    case notices
    /// A base that can be written externally.
    case externalWrites
    /// A storage that outlives the system.
    case relaunching
    /// A store of its own.
    case store
    /// Bindings of which can be told whether two are the same.
    case identity
    /// A base whose reads are counted, that of a source, and bindings that can always be derived.
    case reads
  }

  /// The variables that a law quantifies over.
  ///
  /// Kept tokens hold the raw values of those that are bound.
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
    /// The handle `p`, as a binding held since the start.
    public static let heldP: VariableNames = [.p, VariableNames(rawValue: 32)]

    /// Each variable by itself, in the order in which they are drawn and stand in a token.
    package static let all: [VariableNames] = [.p, .q, .a, .b, .t]
    /// Each of these by itself.
    package var each: [VariableNames] { Self.all.filter(contains) }
    /// What a single one is bound to.
    package var field: CaseField {
      switch self {
      case .t: .base
      case .p, .q: .handle
      default: .value
      }
    }
  }

  /// The values that a case gives to the variables of a law; those not quantified are the simplest.
  public struct Variables<Model: ReferenceModel> {
    /// The handle that the law is about, and another one.
    public var p, q: Handle<Model.Port>
    /// A value that is set, and another one.
    public var a, b: Model.Value
    /// Another base than the one of the case.
    public var t: Model.Base

    /// What the system is compared with.
    public let model: Model

    /// Puts values in.
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

    /// What a variable is bound to.
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

/// The shapes of a law, whatever the model is; see `Statement.Shape`.
package enum Outline: Sendable {
  case same(Variation)
  case after, always, readers, conforms, nested, concurrent
}

/// How the trace before a program is carried out.
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
  /// Outside of transactions, where the trace before the first program is carried out in one.
  case outside
}

extension Law.Statement {
  /// The shape, whatever the model is.
  package var outline: Outline {
    switch shape {
    case .same(_, _, let variation): .same(variation)
    case .after: .after
    case .always: .always
    case .readers: .readers
    case .conforms: .conforms
    case .nested: .nested
    case .concurrent: .concurrent
    }
  }
}
