import LawTesting
import TestSupport

/// Right code that breaks laws by a model which says too little.
@Suite struct `A hint at what a test has left out` {
  @Test func `names moving if a set moves another field`() throws {
    #expect(
      try hint { tabs(poppedByAnySet: false) }
        == "if a set of tab changes path, too, its field says so: `moving:`")
  }

  @Test func `is missing if an echo moves another field`() throws {
    let text = try onlyIssue { tabs(poppedByAnySet: true) }
    #expect(!text.contains("meant?"), "\(text)")
  }

  @Test func `names storing if a set stores another value, though from an odd root`() throws {
    #expect(
      try hint { thumbs(storing: false) }
        == "if a set stores another value on purpose, its field says so: `storing:`")
    #expect(issues { thumbs(storing: true) } == [])
  }

  @Test func `names permits if only a set in an odd root goes wrong`() throws {
    let text = try onlyIssue { switches() }
    let hint = "if nobody may see (isOn: on, isLocked: on, wasOdd: off), leave it out: `permits:`"
    #expect(unwrapped(text).contains("meant? \(hint)"), "\(text)")
  }

  @Test func `names the law to skip if a set does something only when it is settled`() throws {
    let text = try onlyIssue { expect(LateFlag.self, obeys: .setGet) }
    let hint = "if a set may land later, skip the law: .skipping(.setGet, because: \"…\")"
    #expect(unwrapped(text).contains("meant? \(hint)"), "\(text)")
    #expect(!text.contains("  write "), "\(text)")
  }

  @Test func `names no law to skip if a set that is settled does nothing`() throws {
    let text = try onlyIssue { expect(LostFlag.self, obeys: .setGet) }
    #expect(!text.contains("meant?"), "\(text)")
  }

  @Test func `names stores if a set keeps some of what was stored`() throws {
    let text = try onlyIssue {
      expect(
        .converted(over: stored, loss: .modulo, reads: isMetric, stores: { ["metric": $0] }),
        setMetric)
    }
    let hint =
      "if a set keeps some of what was stored, the model says what: `stores: { value, stored in … }`"
    #expect(unwrapped(text).contains("meant? \(hint)"), "\(text)")
  }

  @Test func `names loss if a set of what is read stores what comes back`() throws {
    let text = try onlyIssue { wholeNumber { Double($0) } }
    #expect(text.contains("what      the set must change nothing, and the base changed"), "\(text)")
    let hint =
      "if what comes back may replace what was stored, the model says so: `loss: .modulo`"
    #expect(unwrapped(text).contains("meant? \(hint)"), "\(text)")
    #expect(issues { wholeNumber(loss: .modulo) { Double($0) } } == [])
  }

  @Test func `names no loss if a set of what is read stores something else`() throws {
    let text = try onlyIssue { wholeNumber { $0 == 1 ? 1.25 : Double($0) } }
    #expect(text.contains("what      the set must change nothing, and the base changed"), "\(text)")
    #expect(!text.contains("meant?"), "\(text)")
  }

  @Test func `is not needed once the test says it`() async throws {
    let popping = LawTrait.skipping(
      .setSet, because: "another tab pops the path, and back does not push it")
    let issues = try await recorded(within: [.requiringJudgement, popping]) {
      expect(
        .converted(
          over: stored, loss: .modulo, reads: isMetric,
          stores: { isOn, stored in stored.merging(["metric": isOn]) { _, new in new } }), setMetric
      )
      tabs(poppedByAnySet: false, moving: { $0.path = [] })
      thumbs(storing: true, permits: { $0.low <= $0.high })
    }
    #expect(issues.map(\.description) == [])
  }

  /// Returns the hint in the report on an expectation, if the hint fits its line.
  private func hint(in body: () -> Void) throws -> String? {
    let label = "  meant?    "
    let line = try onlyIssue(in: body).split(separator: "\n").first { $0.hasPrefix(label) }
    return line.map { String($0.dropFirst(label.count)) }
  }

  /// Returns a report without its margin, in one line.
  private func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Judges a number that is read and set without its fraction.
///
/// - Parameter stored: Returns what the binding stores for a set.
private func wholeNumber(loss: Loss = .none, storing stored: @escaping (Int) -> Double) {
  expect(.converted(over: [0, 1.5], loss: loss, reads: { Int($0) }, stores: { Double($0) })) {
    source in
    MyBinding(get: { Int(source.value) }, set: { source.value = stored($0) })
  }
}

/// A flag whose sets wait until it is settled.
private protocol Waiting: DeferredSystem where Model == CellModel<Bool> {
  var source: Source<Bool> { get }
  var waiting: Waits { get }
}

/// The sets that wait.
private final class Waits { var sets: [Bool] = [] }

extension Waiting {
  static var model: CellModel<Bool> { CellModel() }

  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { source.value }, set: { waiting.sets.append($0) })
  }
}

private struct LateFlag: Waiting {
  let source: Source<Bool>
  let waiting = Waits()
  init(source: Source<Bool>) { self.source = source }

  func settle() {
    waiting.sets.forEach { source.value = $0 }
    waiting.sets = []
  }
}

private struct LostFlag: Waiting {
  let source: Source<Bool>
  let waiting = Waits()
  init(source: Source<Bool>) { self.source = source }
  func settle() { waiting.sets = [] }
}

private struct Sidebar: Equatable {
  var tab = Level.low
  var path: [Int] = []
}

/// Judges a selection whose change pops what was pushed.
private func tabs(
  poppedByAnySet isPopped: Bool, moving: ((inout Sidebar) -> Void)? = nil
) {
  expect(
    bindingsOver: Sidebar(),
    BoundField(\.tab, moving: moving) { source in
      MyBinding(
        get: { source.value.tab },
        set: { if isPopped || source.value.tab != $0 { source.value = Sidebar(tab: $0) } })
    },
    BoundField(\.path, values: [[], [1]]) { source in
      MyBinding(get: { source.value.path }, set: { source.value.path = $0 })
    })
}

private struct Thumbs: Equatable {
  var low = 0
  var high = 1
}

/// Judges two thumbs that stop at each other.
private func thumbs(storing isSaid: Bool, permits: ((Thumbs) -> Bool)? = nil) {
  expect(
    bindingsOver: Thumbs(),
    BoundField(\.low, values: [0, 1], storing: isSaid ? { min($0, $1.high) } : nil) { source in
      MyBinding(get: { source.value.low }, set: { source.value.low = min($0, source.value.high) })
    },
    BoundField(\.high, values: [0, 1], storing: isSaid ? { max($0, $1.low) } : nil) { source in
      MyBinding(get: { source.value.high }, set: { source.value.high = max($0, source.value.low) })
    }, permits: permits)
}

private struct Switches: Equatable {
  var isOn = false
  var isLocked = false
  var wasOdd = false
}

/// Judges a switch that notes when it was found on while locked.
private func switches() {
  expect(
    bindingsOver: Switches(),
    BoundField(\.isOn) { source in
      MyBinding(
        get: { source.value.isOn },
        set: {
          var switches = source.value
          if switches.isOn && switches.isLocked { switches.wasOdd = true }
          switches.isOn = $0
          source.value = switches
        })
    },
    BoundField(\.isLocked) { source in
      MyBinding(get: { source.value.isLocked }, set: { source.value.isLocked = $0 })
    })
}

/// The bases of a setting that an older version kept under a mistyped name.
private let stored: [[String: Bool]] = [[:], ["metrc": true], ["metric": true]]

/// Whether the setting is metric, by either name.
private func isMetric(_ stored: [String: Bool]) -> Bool {
  stored["metric"] ?? stored["metrc"] ?? false
}

/// Returns a binding to the setting, which leaves what is stored under the old name.
private func setMetric(_ source: Source<[String: Bool]>) -> MyBinding<Bool> {
  MyBinding(get: { isMetric(source.value) }, set: { source.value["metric"] = $0 })
}
