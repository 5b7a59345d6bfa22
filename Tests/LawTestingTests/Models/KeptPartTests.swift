import Foundation
import LawTesting
import TestSupport

/// A basket whose count must be that of its items, which only the basket can set.
private struct Basket: Equatable {
  var isOpen = false
  private(set) var items = ["apple", "pear"]
  private(set) var count = 2
  private(set) var chosen = 0
  /// The chosen item.
  ///
  /// A basket without that item traps.
  var choice: String { items[chosen] }
}

/// A job with a computed flag.
private struct Job: Equatable {
  var name = "paint"
  var level = 0
  var isUrgent: Bool {
    get { level > 3 }
    set { level = newValue ? 5 : 0 }
  }
}

/// A memoir with an id that is new each time.
private struct Memoir: Identifiable, Equatable {
  let id = UUID()
  var text = "hi"
  var isPinned = false
  static let examples = [Memoir(), Memoir()]
}

/// A loudness whose level is clamped by each change, or on demand.
private struct Loudness: Equatable {
  var isMuted = false
  var level = 10 {
    didSet { level = min(level, 10) }
  }
  mutating func normalise() { level = min(max(level, 0), 10) }
}

private final class Cellar: Equatable {
  static func == (one: Cellar, other: Cellar) -> Bool { one === other }
}

/// A terminal with objects, one of which is held weakly, and with optionals of optionals.
private struct Terminal: Equatable {
  var isOn = false
  var cellar = Cellar()
  weak var parent: Cellar?
  var due: Int?? = .some(nil)
  var last: Int??
  nonisolated(unsafe) static let shown = Terminal()
}

/// A hatch whose lock is read by the code, but not by the model.
private struct Hatch: Equatable {
  var isOpen = false
  var isLocked = false
}

@propertyWrapper
private struct Capped: Equatable {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 3) }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 3) }
  }
}

/// A knob with a wrapped property, and a duration of which no other value is known.
private struct Knob: Equatable {
  var isOn = false
  @Capped var turns = 3
  var delay = Duration.zero
  var site: [String: Int] = [:]
}

/// Returns a binding to a flag of a struct, which is set in place.
private func flag<Root: Equatable>(
  _ source: Source<Root>, _ path: WritableKeyPath<Root, Bool>
) -> MyBinding<Bool> {
  MyBinding(
    get: { source.value[keyPath: path] },
    set: { isOn in source.value[keyPath: path] = isOn })
}

/// Right code is not accused for what it does with a part that no example varies.
@Suite struct `Right code over a part that no example varies` {
  @Test func `may keep an invariant`() {
    let verdicts = expect(.fields(of: [Basket()], over: \.isOpen), named: "basket") {
      (source: Source<Basket>, path) -> MyBinding<Bool> in
      _ = source.value.choice
      return flag(source, path)
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may set a computed property`() {
    let verdicts = expect(.fields(of: [Job()], over: \.isUrgent), named: "job") { source, path in
      flag(source, path)
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may have ids that are new each time`() {
    let verdicts = expect(.elements(Memoir.examples, \.isPinned), named: "memoir") {
      (source: Source<[Memoir]>, id: UUID) -> MyBinding<Bool>? in
      func place() -> Int? { source.value.firstIndex { $0.id == id } }
      if place() == nil { return nil }
      return MyBinding(
        get: { place().map { source.value[$0].isPinned } ?? false },
        set: { isPinned in
          if let place = place() { source.value[place].isPinned = isPinned }
        })
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may clamp another property`() {
    let verdicts = expect(.fields(of: [Loudness()], over: \.isMuted), named: "loudness") {
      (source: Source<Loudness>, _) -> MyBinding<Bool> in
      MyBinding(
        get: { source.value.isMuted },
        set: { isMuted in
          var loudness = source.value
          loudness.isMuted = isMuted
          loudness.normalise()
          source.value = loudness
        })
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may hold objects and optionals of optionals`() {
    let examples = [Terminal.shown]
    let verdicts = expect(.fields(of: examples, over: \.isOn), named: "terminal") { source, path in
      flag(source, path)
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may ignore a set while it is locked`() {
    let verdicts = expect(.fields(of: [Hatch()], over: \.isOpen), named: "hatch") {
      (source: Source<Hatch>, _) -> MyBinding<Bool> in
      MyBinding(
        get: { source.value.isOpen },
        set: { isOpen in
          if !source.value.isLocked { source.value.isOpen = isOpen }
        })
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `may wrap a property, and lacks evidence on unvaried types`() {
    let verdicts = expect(.fields(of: [Knob()], over: \.isOn), named: "knob") { source, path in
      flag(source, path)
    }
    #expect(Set(verdicts.map(\.kind)).isSubset(of: [.proved, .upheld, .noEvidence]))
    #expect(notUpheld(verdicts).allSatisfy { $0.contains("a base with another delay:") })
  }
}
