import BindingLaws

/// What SwiftUI is known to do around one port, as a short sequence of operations.
package struct SwiftUIPattern: Sendable {
  /// What has to be true of an operation.
  enum Premise: Sendable {
    /// It sets nil or off; nil; something that is optional and not nil.
    case setsNone, setsNil, setsSome
    /// It sets what the port reads, or anything else.
    case setsSame, setsOther
    /// It sets what the port read before the operation that came before.
    case setsFormer
    /// It sets the beginning of the list that the port reads.
    case setsShorter
    /// It sets a number; one that is no integer.
    case setsNumber, setsAmount
    /// The port reads nil or off afterwards, and did not before.
    case clears
    /// The port reads neither nil nor off, before and afterwards.
    case replaces
    /// The port reads something else afterwards.
    case changes
    /// The port goes; it is not there.
    case removes, isGone
  }

  /// What the port holds that the control is bound to, where the sets do not say it.
  enum Content: Sendable {
    /// Anything.
    case any
    /// A text; a switch; what is selected in a list, which is optional or a set.
    case text, flag, selection

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
    enum Way: Sendable {
      /// A binding of the port; one that is held since before the first step.
      case port, held
      /// Anything; anything but a held binding.
      case any, elsewhere
    }

    let way: Way
    let kinds: [OperationKind]
    let facts: [Premise]

    fileprivate init(_ way: Way, _ kinds: [OperationKind], _ facts: Premise...) {
      self.way = way
      self.kinds = kinds
      self.facts = facts
    }
  }

  /// What is done, in a sentence that does not begin with a capital letter; verdicts hold it, also as JSON,
  /// and so do the README, `ReadingAFailure.md` and kept reports.
  package let does: String
  /// Where that is said, without the scheme of the address.
  package let source: String
  /// What its port holds.
  let content: Content
  let steps: [Step]

  /// Whether it is one operation alone, which what it sets makes a pattern.
  package var isSingle: Bool { steps.count == 1 }

  fileprivate init(_ does: String, _ source: String, at content: Content = .any, _ steps: Step...) {
    self.does = does
    self.source = source
    self.content = content
    self.steps = steps
  }
}

/// What a list binds to its selection.
private protocol Selectable {}

extension Optional: Selectable {}

extension Set: Selectable {}

extension SwiftUIPattern {
  private static let sets: [OperationKind] = [.set, .tap, .echo]
  private static let reads: [OperationKind] = [.get, .echo]
  private static let external: [OperationKind] = [.write, .act]
  private static let writes = sets + external

  /// All of them, those that say more first.
  ///
  /// Reports name the first that fits. Every source was read. Random cases take them by their place, so a new
  /// one changes the cases of a seed. `WhatSwiftUIDoes.md` lists them in the same order.
  package static let all: [SwiftUIPattern] = [
    .init(
      "it writes nil, or off, twice when the screen of a link is dismissed",
      "github.com/pointfreeco/swift-navigation/pull/11",
      .init(.port, sets, .clears), .init(.port, sets, .setsNone)),
    .init(
      "a text field with the focus writes after its screen was dismissed",
      "github.com/pointfreeco/swift-navigation/pull/54", at: .text,
      .init(.any, sets, .removes), .init(.held, sets, .isGone)),
    .init(
      "it reads what was unwrapped once more after that has become nil",
      "github.com/pointfreeco/swift-composable-architecture/issues/21",
      .init(.any, sets, .removes), .init(.held, reads, .isGone)),
    .init(
      "a text field in a row writes after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/pull/1815", at: .text,
      .init(.any, external, .removes), .init(.held, sets, .isGone)),
    .init(
      "it reads the binding of a row after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/issues/1800",
      .init(.any, external, .removes), .init(.held, reads, .isGone)),
    .init(
      "an alert that closes writes nil after another one was presented",
      "github.com/pointfreeco/swift-composable-architecture/pull/3309",
      .init(.any, writes, .replaces, .changes), .init(.held, sets, .setsNil)),
    .init(
      "it writes to a binding after nil was set, which presents a sheet again",
      "github.com/pointfreeco/episode-code-samples/issues/148",
      .init(.any, writes, .clears), .init(.held, sets, .setsSome)),
    .init(
      "an alert clears its binding before the action of its button runs",
      "github.com/scgopi/GraphCode/issues/35",
      .init(.port, sets, .clears, .setsNil), .init(.any, [.act])),
    .init(
      "a menu bar item writes back what it showed before that was changed elsewhere",
      "github.com/OM-KEN/Copied/pull/20", at: .flag,
      .init(.elsewhere, writes, .changes), .init(.held, sets, .setsFormer, .setsOther)),
    .init(
      "a text field with a formatter writes when editing ends, not before",
      "github.com/ricocrescenzio95/SUITextField/issues/2",
      .init(.elsewhere, writes, .changes), .init(.held, sets, .setsNumber)),
    .init(
      "a navigation stack writes a shorter path when one goes back",
      "github.com/dotaeva/scaffolding/releases/tag/3.5.1",
      .init(.any, writes, .changes), .init(.held, sets, .setsShorter)),
    .init(
      "a view that keeps a binding in a plain property uses it after changes from elsewhere",
      "github.com/AvdLee/SwiftUI-Agent-Skill/pull/76",
      .init(.elsewhere, writes, .changes), .init(.held, sets + [.get])),
    .init(
      "a slider writes one value after the other while its thumb is moved",
      "developer.apple.com/documentation/swiftui/slider",
      .init(.port, sets, .setsAmount, .setsOther), .init(.port, sets, .setsAmount, .setsOther)),
    .init(
      "a rebuilt list writes what it shows",
      "github.com/radiosilence/koan/pull/270", at: .selection,
      .init(.port, sets, .setsSame)),
  ]
}
