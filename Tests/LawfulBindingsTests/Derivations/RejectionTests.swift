import LawfulBindings
import Testing

/// One write that a derivation has to reject.
struct Rejection: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether the binding says that it would pass the write on, and how often the base was written.
  let outcome: @Sendable () -> (isAccepted: Bool?, writes: Int)

  init<Base, Part>(
    _ name: String, _ base: Base, _ value: Part,
    _ derive: @escaping @Sendable (HeadlessBinding<Base>) -> HeadlessBinding<Part>?,
    after change: @escaping @Sendable (Recorder<Base>) -> Void = { _ in }
  ) where Base: Sendable, Part: Sendable {
    testDescription = name
    outcome = {
      let recorder = Recorder(base)
      let port = derive(recorder.binding)
      change(recorder)
      let isAccepted = port?.accepts(value)
      port?.wrappedValue = value
      return (isAccepted, recorder.writes.count)
    }
  }

  static let all: [Rejection] = parts + elements + aggregates

  private static let parts: [Rejection] = [
    Rejection("an odd number where even ones are", 0, 3) {
      $0.derive(get: { $0 }, accepts: { $1.isMultiple(of: 2) }, put: { $0 = $1 })
    },
    Rejection("off in a required selection", Tag.a, false) {
      HeadlessBinding(selecting: .a, inRequired: $0)
    },
    Rejection("off for no options", Options.both, false) { HeadlessBinding($0, contains: []) },
    Rejection("the presence of nothing", Int?.none, true) { HeadlessBinding(isPresent: $0) },
    Rejection("a pair with a constant", 1, (3, "b")) { $0.zip(.constant("a")) },
    Rejection(
      "the inside of what is nil by now", Int?.some(1), 5, { HeadlessBinding(unwrapping: $0) },
      after: { $0.value = nil }),
    Rejection(
      "the payload of what is another case by now", Route.detail(1), 5,
      { HeadlessBinding($0, extract: \.detail, embed: Route.detail) },
      after: { $0.value = .edit("x") }),
  ]

  private static let elements: [Rejection] = [
    Rejection("an element of another id", [Row(id: "x")], Row(id: "z")) {
      HeadlessBinding($0, id: "x")
    },
    Rejection(
      "an element that is gone", [Row(id: "x")], true, { HeadlessBinding($0, id: "x")?.isOn },
      after: { $0.value = [] }),
    Rejection("before the first", [1, 2], 5) { HeadlessBinding($0, index: -1, default: 0) },
    Rejection("behind the last", [1, 2], 5) { HeadlessBinding($0, index: 2, default: 0) },
  ]

  private static let aggregates: [Rejection] = [
    Rejection("mixed for bindings", false, ToggleState.mixed) {
      HeadlessBinding(sources: [$0], isOn: \.self)
    },
    Rejection("mixed for a part that would take it", ToggleState.on, .mixed) {
      HeadlessBinding(aggregating: [$0])
    },
    Rejection("mixed for elements", [true, false], .mixed) {
      HeadlessBinding(sources: $0, isOn: \.self)
    },
    Rejection("off for no elements", [Bool](), .off) { HeadlessBinding(sources: $0, isOn: \.self) },
    Rejection("on for no elements that read off", [Bool](), .on) {
      HeadlessBinding(sources: $0, isOn: \.self, isOnWhenEmpty: false)
    },
    Rejection("on for a branch without leaves", Set<Int>(), .on) {
      HeadlessBinding(selection: $0, of: .branch([]))
    },
  ]
}

@Suite struct `A write that is rejected` {
  @Test("is known beforehand, and writes nothing", arguments: Rejection.all)
  func rejection(_ rejection: Rejection) {
    let outcome = rejection.outcome()
    #expect(outcome.isAccepted == false)
    #expect(outcome.writes == 0)
  }
}
