import BindingLaws
import ExampleApp
import LawfulBindings
import SwiftUI

/// One condition, and one change.
struct LoudModel: ConditionalModel {
  var ports: [SinglePort] { [.value] }
  var bases: [Bool]? { [false, true] }
  func changes(at port: SinglePort) -> [String] { ["bold"] }
  func isAsked(_ change: String, at port: SinglePort, in isLoud: Bool) -> Bool { isLoud }
}

/// A label that is made bold on a condition.
@MainActor struct LoudLabel: @MainActor BindingSystem {
  static let model = LoudModel()
  let source: Source<Bool>

  func binding(_: SinglePort) -> Binding<ConfiguredElement> {
    Binding(reading: { element }, writing: { _ in })
  }

  private var element: ConfiguredElement {
    var calls: [String] = []
    let view = EmptyView().conditionally(if: source.value) { _ in
      calls.append("bold")
      return Mark(change: "bold")
    }
    return ConfiguredElement(Mark.changes(in: view), calls: calls, type: type(of: view))
  }
}

/// A colour that may be there.
struct ColourModel: ConditionalModel {
  var ports: [SinglePort] { [.value] }
  var bases: [String?]? { [nil, "red", "green"] }
  func changes(at port: SinglePort) -> [String] { ["red", "green"] }
  func isAsked(_ change: String, at port: SinglePort, in colour: String?) -> Bool {
    colour == change
  }
}

/// A label that gets a colour if there is one.
@MainActor struct ColouredLabel: @MainActor BindingSystem {
  static let model = ColourModel()
  let source: Source<String?>

  func binding(_: SinglePort) -> Binding<ConfiguredElement> {
    Binding(reading: { element }, writing: { _ in })
  }

  private var element: ConfiguredElement {
    var calls: [String] = []
    let view = EmptyView().conditionally(ifLet: source.value) { _, colour in
      calls.append(colour)
      return Mark(change: colour)
    }
    return ConfiguredElement(Mark.changes(in: view), calls: calls, type: type(of: view))
  }
}

/// What a change makes of a view: it says that it was made.
private struct Mark: View {
  let change: String
  var body: some View { Text(change) }

  /// The changes that show in a view to which one may have been made.
  static func changes(in view: some View) -> [String] {
    Mirror(reflecting: view).children.compactMap { ($0.value as? Mark)?.change }
  }
}

/// Whether a label is loud, and whether it is bad.
struct Mood: Equatable {
  var isLoud = false
  var isBad = false
}

/// Two conditions, and a change for each.
struct MoodModel: ConditionalModel {
  var ports: [SinglePort] { [.value] }
  var bases: [Mood]? {
    [false, true].flatMap { isBad in
      [false, true].map { Mood(isLoud: $0, isBad: isBad) }
    }
  }
  func changes(at port: SinglePort) -> [String] { ["bold", "red"] }
  func isAsked(_ change: String, at port: SinglePort, in mood: Mood) -> Bool {
    change == "bold" ? mood.isLoud : mood.isBad
  }
}

/// The label of the article, by what its conditions have chosen.
///
/// What else its changes do is not seen from outside, nor which closures were called for them.
@MainActor struct ConciseLabel: @MainActor BindingSystem {
  static let model = MoodModel()
  let source: Source<Mood>

  func binding(_: SinglePort) -> Binding<ConfiguredElement> {
    Binding(reading: { element }, writing: { _ in })
  }

  private var element: ConfiguredElement {
    let mood = source.value
    let body = ConciseView(isBad: mood.isBad, isLoud: mood.isLoud).body
    let made = zip(["red", "bold"], choices(in: body)).filter { $0.1 }.map { $0.0 }
    let changes: [String] = made.reversed()
    return ConfiguredElement(changes, calls: changes, type: type(of: body))
  }
}

/// What the conditions of a view have chosen, the last one first: whether its change was made.
private func choices(in view: Any) -> [Bool] {
  // Cases of `EitherView`, and what SwiftUI calls the view that a modifier was given.
  let names = ["v1", "v2", "content"]
  let part = Mirror(reflecting: view).children.first { names.contains($0.label ?? "") }
  guard let part else { return [] }
  return (part.label == "content" ? [] : [part.label == "v2"]) + choices(in: part.value)
}
