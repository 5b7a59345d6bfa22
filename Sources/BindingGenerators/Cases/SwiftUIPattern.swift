import BindingLaws

/// A known behaviour of SwiftUI at one port, as a short sequence of operations.
package struct SwiftUIPattern: Sendable {
  /// A condition that an operation of a pattern has to satisfy.
  enum Premise: Sendable {
    /// The operation sets nil, or off.
    case setsNilOrOff
    /// The operation sets nil.
    case setsNil
    /// The operation sets an optional value that is not nil.
    case setsNonNil
    /// The operation sets the reading of the port.
    case setsWhatIsRead
    /// The operation sets anything but the reading of the port.
    case setsSomethingElse
    /// The operation sets what the port read before the previous operation.
    case setsEarlierReading
    /// The operation sets the beginning of the list that the port reads.
    case setsPrefix
    /// The operation sets a number.
    case setsNumber
    /// The operation sets a number that is no integer.
    case setsFraction
    /// The port reads nil or off after it, and did not before.
    case clears
    /// The port reads neither nil nor off, before it and after it.
    case replaces
    /// The port reads something else after it.
    case changes
    /// The port is present before it, and absent after it.
    case removesPort
    /// The port is absent.
    case portIsAbsent
  }

  /// The kind of value at the port of the control, if the sets do not show it.
  enum Content: Sendable {
    /// Any value.
    case any
    /// A text.
    case text
    /// A `Bool`.
    case flag
    /// The selection of a list: an optional, or a set.
    case selection

    /// Returns whether values of a type are of this kind.
    func fits<Value>(_ type: Value.Type) -> Bool {
      switch self {
      case .any: true
      case .text: type is any StringProtocol.Type
      case .flag: type == Bool.self
      case .selection: type is any Selectable.Type
      }
    }
  }

  /// A condition on one operation of a pattern.
  struct Step: Sendable {
    /// The handle of an operation, in relation to the pattern's port.
    enum Target: Sendable {
      /// Any binding of the port.
      case port
      /// A binding of the port that is held since before the first step.
      case held
      /// Anything.
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

  /// The behaviour, in a sentence that does not begin with a capital letter.
  ///
  /// Verdicts contain it, also as JSON. So do the README, `ReadingAFailure.md` and kept reports.
  package let summary: String
  /// The source of the claim, an address without its scheme.
  package let source: String
  /// The kind of value at the port.
  let content: Content
  let steps: [Step]

  /// Whether the pattern is a single operation, which is a pattern only because of the value that it sets.
  package var isSingle: Bool { steps.count == 1 }

  init(_ summary: String, _ source: String, at content: Content = .any, _ steps: Step...) {
    self.summary = summary
    self.source = source
    self.content = content
    self.steps = steps
  }
}

/// A type that a list may bind to its selection.
private protocol Selectable {}

extension Optional: Selectable {}

extension Set: Selectable {}
