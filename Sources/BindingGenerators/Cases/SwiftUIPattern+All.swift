import BindingLaws

extension SwiftUIPattern {
  private static let sets: [OperationKind] = [.set, .tap, .echo]
  private static let reads: [OperationKind] = [.get, .echo]
  private static let external: [OperationKind] = [.write, .act]
  private static let writes = sets + external

  /// All patterns, in an order in which those that say more come first.
  ///
  /// Reports name the first one that fits. Every source was read. Random cases pick patterns by index, so a
  /// new one changes the cases of a seed. `WhatSwiftUIDoes.md` lists them in the same order.
  package static let all: [SwiftUIPattern] = [
    SwiftUIPattern(
      "it writes nil, or off, twice when the screen of a link is dismissed",
      "github.com/pointfreeco/swift-navigation/pull/11",
      Step(.port, sets, .clears), Step(.port, sets, .setsNilOrOff)),
    SwiftUIPattern(
      "a text field with the focus writes after its screen was dismissed",
      "github.com/pointfreeco/swift-navigation/pull/54", at: .text,
      Step(.any, sets, .removesPort), Step(.held, sets, .portIsAbsent)),
    SwiftUIPattern(
      "it reads what was unwrapped once more after that has become nil",
      "github.com/pointfreeco/swift-composable-architecture/issues/21",
      Step(.any, sets, .removesPort), Step(.held, reads, .portIsAbsent)),
    SwiftUIPattern(
      "a text field in a row writes after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/pull/1815", at: .text,
      Step(.any, external, .removesPort), Step(.held, sets, .portIsAbsent)),
    SwiftUIPattern(
      "it reads the binding of a row after the row was removed",
      "github.com/pointfreeco/swift-composable-architecture/issues/1800",
      Step(.any, external, .removesPort), Step(.held, reads, .portIsAbsent)),
    SwiftUIPattern(
      "an alert that closes writes nil after another one was presented",
      "github.com/pointfreeco/swift-composable-architecture/pull/3309",
      Step(.any, writes, .replaces, .changes), Step(.held, sets, .setsNil)),
    SwiftUIPattern(
      "it writes to a binding after nil was set, which presents a sheet again",
      "github.com/pointfreeco/episode-code-samples/issues/148",
      Step(.any, writes, .clears), Step(.held, sets, .setsNonNil)),
    SwiftUIPattern(
      "an alert clears its binding before the action of its button runs",
      "github.com/scgopi/GraphCode/issues/35",
      Step(.port, sets, .clears, .setsNil), Step(.any, [.act])),
    SwiftUIPattern(
      "a menu bar item writes back what it showed before that was changed elsewhere",
      "github.com/OM-KEN/Copied/pull/20", at: .flag,
      Step(.elsewhere, writes, .changes), Step(.held, sets, .setsEarlierReading, .setsSomethingElse)
    ),
    SwiftUIPattern(
      "a text field with a formatter writes when editing ends, not before",
      "github.com/ricocrescenzio95/SUITextField/issues/2",
      Step(.elsewhere, writes, .changes), Step(.held, sets, .setsNumber)),
    SwiftUIPattern(
      "a navigation stack writes a shorter path when one goes back",
      "github.com/dotaeva/scaffolding/releases/tag/3.5.1",
      Step(.any, writes, .changes), Step(.held, sets, .setsPrefix)),
    SwiftUIPattern(
      "a view that keeps a binding in a plain property uses it after changes from elsewhere",
      "github.com/AvdLee/SwiftUI-Agent-Skill/pull/76",
      Step(.elsewhere, writes, .changes), Step(.held, sets + [.get])),
    SwiftUIPattern(
      "a slider writes one value after the other while its thumb is moved",
      "developer.apple.com/documentation/swiftui/slider",
      Step(.port, sets, .setsFraction, .setsSomethingElse),
      Step(.port, sets, .setsFraction, .setsSomethingElse)),
    SwiftUIPattern(
      "a rebuilt list writes what it shows",
      "github.com/radiosilence/koan/pull/270", at: .selection,
      Step(.port, sets, .setsWhatIsRead)),
  ]
}
