package import BindingLaws

/// What SwiftUI is known to do around one port, as a short sequence of operations.
package struct SwiftUIPattern: Sendable {
  /// What is so when an operation is done.
  package enum Fact: Sendable {
    /// It sets nil or off, or anything else.
    case setsNone, setsSome
    /// It sets what the port reads, or anything else.
    case setsSame, setsOther
    /// It sets what the port read before the operation that came before.
    case setsFormer
    /// It sets the beginning of the list that the port reads.
    case setsShorter
    /// It sets what a slider can set, or what can be typed.
    case setsAmount, setsTyped
    /// The port reads nil or off afterwards, and did not before.
    case clears
    /// The port reads something else afterwards, which is neither nil nor off, nor was what it read.
    case replaces
    /// The port reads something else afterwards.
    case changes
    /// The port goes, or is not there.
    case removes, isGone
  }

  /// One operation.
  package struct Step: Sendable {
    package let kinds: [OperationKind]
    /// Whether it goes through the port, and whether through a binding held since before the first step.
    package let isAtPort, isHeld: Bool
    package let facts: [Fact]

    /// A set through the port.
    fileprivate static func set(_ facts: Fact...) -> Step {
      Step(kinds: [.set, .tap, .echo], isAtPort: true, isHeld: false, facts: facts)
    }

    /// A set through the held binding.
    fileprivate static func setHeld(_ facts: Fact...) -> Step {
      Step(kinds: [.set, .tap, .echo], isAtPort: true, isHeld: true, facts: facts)
    }

    /// A read through the held binding.
    fileprivate static func readHeld(_ facts: Fact...) -> Step {
      Step(kinds: [.get, .echo], isAtPort: true, isHeld: true, facts: facts)
    }

    /// A read or a set through the held binding.
    fileprivate static var useHeld: Step {
      Step(kinds: [.get, .set, .tap, .echo], isAtPort: true, isHeld: true, facts: [])
    }

    /// A set through any port.
    fileprivate static func setAnywhere(_ facts: Fact...) -> Step {
      Step(kinds: [.set, .tap, .echo], isAtPort: false, isHeld: false, facts: facts)
    }

    /// An external write or an action.
    fileprivate static func external(_ facts: Fact...) -> Step {
      Step(kinds: [.write, .act], isAtPort: false, isHeld: false, facts: facts)
    }

    /// Anything that writes.
    fileprivate static func anything(_ facts: Fact...) -> Step {
      Step(
        kinds: [.set, .tap, .echo, .write, .act], isAtPort: false, isHeld: false, facts: facts)
    }

    /// An action.
    fileprivate static var act: Step {
      Step(kinds: [.act], isAtPort: false, isHeld: false, facts: [])
    }
  }

  /// What is done, in a sentence that does not begin with a capital letter.
  package let does: String
  /// Where that is said, without the scheme of the address.
  package let source: String
  package let steps: [Step]

  fileprivate init(_ does: String, _ source: String, _ steps: Step...) {
    (self.does, self.source, self.steps) = (does, source, steps)
  }
}

extension SwiftUIPattern {
  /// All of them, those that say more first. Every source was read.
  package static let all: [SwiftUIPattern] = [
    .init(
      "it writes nil, or off, twice when a link's screen is dismissed",
      "github.com/pointfreeco/swift-navigation/pull/11",
      .set(.clears), .set(.setsNone)),
    .init(
      "a text field with the focus writes when its screen has been dismissed",
      "github.com/pointfreeco/swift-navigation/pull/54",
      .setAnywhere(.removes), .setHeld(.isGone)),
    .init(
      "it reads what was unwrapped once more after that has become nil",
      "github.com/pointfreeco/swift-composable-architecture/issues/21",
      .setAnywhere(.removes), .readHeld(.isGone)),
    .init(
      "a text field in a row writes after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/pull/1815",
      .external(.removes), .setHeld(.isGone)),
    .init(
      "it reads the binding of a row after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/issues/1800",
      .external(.removes), .readHeld(.isGone)),
    .init(
      "an alert that closes writes nil after another one was presented",
      "github.com/pointfreeco/swift-composable-architecture/pull/3309",
      .anything(.replaces), .setHeld(.setsNone)),
    .init(
      "it writes to a binding after that was set to nil, so that a sheet comes back",
      "github.com/pointfreeco/episode-code-samples/issues/148",
      .anything(.clears), .setHeld(.setsSome)),
    .init(
      "an alert clears its binding before the action of its button runs",
      "github.com/scgopi/GraphCode/issues/35",
      .set(.clears), .act),
    .init(
      "a menu bar item writes back what it showed before the setting was changed elsewhere",
      "github.com/OM-KEN/Copied/pull/20",
      .anything(.changes), .setHeld(.setsFormer)),
    .init(
      "a text field with a format writes when editing ends, not while one types",
      "github.com/ricocrescenzio95/SUITextField/issues/2",
      .external(.changes), .setHeld(.setsTyped)),
    .init(
      "a view that keeps a binding in a plain property goes on with it after external writes",
      "github.com/AvdLee/SwiftUI-Agent-Skill/pull/76",
      .external(.changes), .useHeld),
    .init(
      "a navigation stack writes a shorter path when one goes back",
      "github.com/dotaeva/scaffolding/releases/tag/3.5.1",
      .anything(.changes), .setHeld(.setsShorter)),
    .init(
      "a slider writes one value after the other while it is dragged",
      "developer.apple.com/documentation/swiftui/slider",
      .set(.setsAmount, .setsOther), .set(.setsAmount, .setsOther)),
    .init(
      "a list writes the selection that it already shows when it is rebuilt",
      "github.com/radiosilence/koan/pull/270",
      .set(.setsSame)),
  ]
}
