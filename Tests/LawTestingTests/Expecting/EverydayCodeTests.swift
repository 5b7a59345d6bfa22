import LawTesting
import TestSupport

private enum Part: CaseIterable { case first, second }

/// Right code was once accused here, or doubted without a cure.
///
/// Some tests of right code have tests of mistakes beside them. These show that right code does not pass because
/// nothing is judged.
@Suite struct `An expectation of everyday code` {
  @Test func `judges no order of sets beside a read-only port`() {
    let texts = issues {
      expect(bindingsOver: [[1, 2]], at: Part.allCases, setting: [1, 2, 3]) { source, part in
        MyBinding<Int>(
          get: { part == .first ? source.value[0] : source.value.count },
          set: { if part == .first { source.value[0] = $0 } })
      }
    }
    #expect(texts == [])
  }

  @Test func `judges no order of sets if ports share a value`() {
    let texts = issues {
      expect(bindingsOver: [3], at: Part.allCases, setting: [0, 3, 6]) { source, part in
        MyBinding<Int>(
          get: { part == .first ? source.value : 9 - source.value },
          set: { source.value = part == .first ? $0 : 9 - $0 })
      }
    }
    #expect(texts == [])
  }

  @Test func `needs no taps of values that have none`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) { expect(LateNote.self) }
    #expect(issues.map(\.description) == [])
  }

  @Test func `lets a default be stored that was read`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(bindingsOver: [[:], ["sugar": 2]]) { (source: Source<[String: Int]>) in
        MyBinding<Int>(
          get: { source.value["milk", default: 1] }, set: { source.value["milk"] = $0 })
      }
      expect(bindingsOver: [nil, 1]) { (source: Source<Int?>) in
        MyBinding<Int>(get: { source.value ?? 0 }, set: { source.value = $0 })
      }
    }
    #expect(issues.map(\.description) == [])
  }

  /// The system keeps both flags in one observed struct, so a set of one notifies readers of the other.
  ///
  /// People have reported that, but most classes are written so, and only the law of silence forbids it.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `lets an observed class notify of each write`() {
    let texts = issues { expect(ObservedFlags<Faulty>.self) }
    #expect(texts == [])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(
    "asks an observed class for silence if that is named, alone or with others",
    arguments: [[.silence], .everyBinding + .notification] as [LawSet])
  func silence(_ laws: LawSet) {
    #expect(issues { expect(ObservedFlags<Faulty>.self, obeys: laws) }.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `asks an observed class by default for notifications, and for no silence`() {
    let ids = ObservedFlags<Faulty>.laws.map(\.id)
    #expect(ids.contains(Law.changeNotifies.id))
    #expect(!ids.contains(Law.silence.id))
    #expect(!ids.contains(Law.notifiesOnce.id))
  }

  @Test func `lets a set push another field that is declared`() {
    #expect(issues { judgeStay { $0.checkOut = max($0.checkOut, $0.checkIn) } } == [])
  }

  @Test func `finds a set that pushes a declared field too far`() {
    #expect(issues { judgeStay { $0.checkOut = $0.checkIn } }.count == 1)
  }

  @Test func `finds a set that does not push a declared field`() {
    #expect(issues { judgeStay { _ in } }.count == 1)
  }

  @Test func `warns of a model with undo in one line`() throws {
    let text = try onlyIssue { expect(UndoneText.self) }
    #expect(
      text == """
        UndoneText breaks set-set, as its model does (the last set wins); if that is meant: \
        .skipping(.setSet, because: "…")
        """)
  }

  @Test func `lets a missing element be read and set without effect`() async throws {
    let rows = [Chore(id: 1), Chore(id: 2)]
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(.positions(rows, at: \.isDone, missing: false)) { chores, index in
        isDone(at: index, in: chores)
      }
      expect(.elements(rows, \.isDone, missing: false)) { chores, id in isDone(id, in: chores) }
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `asks whether a missing element that has no binding comes back`() {
    let rows = [Chore(id: 1), Chore(id: 2)]
    let verdicts = silently {
      expect(.positions(rows, at: \.isDone)) { chores, index -> MyBinding<Bool>? in
        chores.value.indices.contains(index) ? isDone(at: index, in: chores) : nil
      }
    }
    #expect(verdicts?.contains { $0.law.id == Law.noResurrection.id } == true)
  }

  @Test func `judges rows of a long list after they have gone`() {
    let rows = (0..<100).map { Chore(id: $0) }
    let texts = issues {
      expect(.elements(rows, \.isDone), obeys: [.noResurrection]) {
        chores, id -> MyBinding<Bool>? in
        chores.value.contains { $0.id == id } ? isDone(id, in: chores) : nil
      }
    }
    #expect(texts == [])
  }

  @Test func `lets disabled members be left alone`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      judgeBoxes(counting: { box in !box.isLocked })
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `finds disabled members that are counted`() {
    let texts = issues { judgeBoxes(counting: { _ in true }) }
    #expect(!texts.isEmpty)
  }

  @Test func `converts no numbers that no app has`() async throws {
    let issues = try await recorded(within: []) {
      expect(
        .converted(
          trying: [0, 1.5, 9.99], loss: .modulo, reads: { Double($0) / 100 },
          stores: { Int(($0 * 100).rounded()) })
      ) { cents in
        MyBinding<Double>(
          get: { Double(cents.value) / 100 }, set: { cents.value = Int(($0 * 100).rounded()) })
      }
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `judges no refusal of a conversion that refuses nothing`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(
        .converted(
          loss: .modulo, reads: { Double($0) / 100 }, stores: { Int(($0 * 100).rounded()) })
      ) { cents in
        MyBinding<Double>(
          get: { Double(cents.value) / 100 }, set: { cents.value = Int(($0 * 100).rounded()) })
      }
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `counts no rounding of floating-point numbers`() async throws {
    let issues = try await recorded(within: []) {
      expect(
        .converted(
          trying: [75, 62.5], loss: .rejected, reads: { (share: Double) in share * 100 },
          stores: { percent in percent > 50 ? percent / 100 : nil })
      ) { share in
        MyBinding<Double>(
          get: { share.value * 100 }, set: { if $0 > 50 { share.value = $0 / 100 } })
      }
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `lets a set stop at a bound that no value exceeds`() {
    let texts = issues {
      expect(bindingsOver: [0, 11]) { source in
        MyBinding<Int>(get: { source.value }, set: { source.value = min($0, 11) })
      }
    }
    #expect(texts == [])
  }
}

private struct Stay: Equatable {
  var checkIn = 1
  var checkOut = 1
}

/// Judges the dates of a stay, of which the first day is declared to push the last one.
///
/// - Parameter push: What a set of the first day does to the rest of the stay.
private func judgeStay(_ push: @escaping (inout Stay) -> Void) {
  expect(
    bindingsOver: Stay(),
    BoundField(
      \.checkIn, values: [1, 2, 3],
      moving: { stay in stay.checkOut = max(stay.checkOut, stay.checkIn) }
    ) { source in
      MyBinding(
        get: { source.value.checkIn },
        set: { day in
          var stay = source.value
          stay.checkIn = day
          push(&stay)
          source.value = stay
        })
    },
    BoundField(\.checkOut, values: [1, 2, 3], storing: { max($0, $1.checkIn) }) { source in
      MyBinding(
        get: { source.value.checkOut },
        set: { source.value.checkOut = max($0, source.value.checkIn) })
    }, permits: { $0.checkIn <= $0.checkOut })
}

/// Returns the toggle of a chore by its index, which is off beyond the end.
private func isDone(at index: Int, in chores: Source<[Chore]>) -> MyBinding<Bool> {
  MyBinding(
    get: { chores.value.indices.contains(index) && chores.value[index].isDone },
    set: { if chores.value.indices.contains(index) { chores.value[index].isDone = $0 } })
}

/// Returns the toggle of a chore, which is off if it is gone.
private func isDone(_ id: Int, in chores: Source<[Chore]>) -> MyBinding<Bool> {
  MyBinding(
    get: { chores.value.first { $0.id == id }?.isDone ?? false },
    set: { isDone in
      guard let index = chores.value.firstIndex(where: { $0.id == id }) else { return }
      chores.value[index].isDone = isDone
    })
}

private struct Box: Equatable, Identifiable {
  let id: Int
  var isOn = false
  var isLocked = false
}

/// Judges a box for all boxes that are not locked, and one for each.
///
/// - Parameter counts: Whether the box for all counts a box, and sets it.
private func judgeBoxes(counting counts: @escaping (Box) -> Bool) {
  expect(
    .aggregate(
      ofElements: [Box(id: 1), Box(id: 2, isLocked: true), Box(id: 3)], \.isOn, as: Tick.self,
      isDisabled: \.isLocked)
  ) { (source: Source<[Box]>, port: Aggregated) -> MyBinding<Tick>? in
    if case .member(let index) = port { return tick(at: index, in: source) }
    return MyBinding(
      get: {
        let counted = source.value.filter(counts)
        let count = counted.count(where: \.isOn)
        if count == counted.count { return .on }
        return count == 0 ? .off : .mixed
      },
      set: { tick in
        if tick == .mixed { return }
        source.value = source.value.map { box in
          var box = box
          if counts(box) { box.isOn = tick == .on }
          return box
        }
      })
  }
}

private func tick(at index: Int, in boxes: Source<[Box]>) -> MyBinding<Tick>? {
  func isThere() -> Bool { boxes.value.indices.contains(index) }
  if !isThere() { return nil }
  return MyBinding(
    get: { isThere() && boxes.value[index].isOn ? .on : .off },
    set: { if isThere() && $0 != .mixed { boxes.value[index].isOn = $0 == .on } })
}

/// A note that is shown at once, and saved later.
private struct LateNote: StoreSystem, DeferredSystem {
  static let model = CellModel<String>()
  final class Paper {
    var saved = ""
    var shown: String?
  }

  static var readsSetsAtOnce: Bool { true }
  let paper = Paper()
  var base: String {
    get { paper.saved }
    nonmutating set {
      paper.saved = newValue
      paper.shown = nil
    }
  }

  func settle() {
    if let shown = paper.shown { paper.saved = shown }
    paper.shown = nil
  }

  func binding(_ port: SinglePort) -> MyBinding<String> {
    MyBinding(get: { paper.shown ?? paper.saved }, set: { paper.shown = $0 })
  }
}

/// A text and what it was before, which a set keeps.
private struct UndoneText: ModelledSystem {
  struct Text: Equatable {
    var now = ""
    var before: [String] = []
  }
  static let model = Model()
  struct Model: ReferenceModel {
    var ports: [SinglePort] { [.value] }
    var bases: [Text]? { [Text(), Text(now: "a", before: [""])] }
    var values: [String]? { ["a", "b", ""] }
    func get(_ port: SinglePort, in text: Text) -> String { text.now }
    func set(_ value: String, at port: SinglePort, in text: Text) -> Text {
      value == text.now ? text : Text(now: value, before: text.before + [text.now])
    }
  }
  let source: Source<Text>
}
