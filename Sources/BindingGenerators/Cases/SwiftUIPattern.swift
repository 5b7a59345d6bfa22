import BindingLaws

/// What SwiftUI is known to do around one port, as a short sequence of operations.
package struct SwiftUIPattern: Sendable {
  /// What has to be true of an operation.
  enum Premise: Sendable {
    /// It sets nil, or off.
    case setsNilOrOff
    /// It sets nil.
    case setsNil
    /// It sets something that is optional and not nil.
    case setsNonNil
    /// It sets what the port reads.
    case setsWhatIsRead
    /// It sets anything but what the port reads.
    case setsSomethingElse
    /// It sets what the port read before the operation that came before.
    case setsEarlierReading
    /// It sets the beginning of the list that the port reads.
    case setsPrefix
    /// It sets a number.
    case setsNumber
    /// It sets a number that is no integer.
    case setsFraction
    /// The port reads nil or off afterwards, and did not before.
    case clears
    /// The port reads neither nil nor off, before and afterwards.
    case replaces
    /// The port reads something else afterwards.
    case changes
    /// The port is there before, and not afterwards.
    case removesPort
    /// The port is not there.
    case portIsAbsent
  }

  /// What the port holds that the control is bound to, where the sets do not say it.
  enum Content: Sendable {
    case any
    case text
    case flag
    /// What is selected in a list: an optional, or a set.
    case selection

    /// Whether values of a type are such contents.
    func fits<Value>(_ type: Value.Type) -> Bool {
      switch self {
      case .any: true
      case .text: type is any StringProtocol.Type
      case .flag: type == Bool.self
      case .selection: type is any Selectable.Type
      }
    }
  }

  /// One operation.
  struct Step: Sendable {
    /// What an operation goes through.
    enum Target: Sendable {
      /// Any binding of the port.
      case port
      /// A binding of the port that is held since before the first step.
      case held
      case any
      /// Anything but a held binding.
      case elsewhere
    }

    let target: Target
    let kinds: [OperationKind]
    let premises: [Premise]

    init(_ target: Target, _ kinds: [OperationKind], _ premises: Premise...) {
      self.target = target
      self.kinds = kinds
      self.premises = premises
    }
  }

  /// What is done, in a sentence that does not begin with a capital letter; verdicts hold it, also as JSON,
  /// and so do the README, `ReadingAFailure.md` and kept reports.
  package let summary: String
  /// Where that is said, without the scheme of the address.
  package let source: String
  /// What its port holds.
  let content: Content
  let steps: [Step]

  /// Whether it is one operation alone, which what it sets makes a pattern.
  package var isSingle: Bool { steps.count == 1 }

  init(_ summary: String, _ source: String, at content: Content = .any, _ steps: Step...) {
    self.summary = summary
    self.source = source
    self.content = content
    self.steps = steps
  }
}

/// What a list binds to its selection.
private protocol Selectable {}

extension Optional: Selectable {}

extension Set: Selectable {}
