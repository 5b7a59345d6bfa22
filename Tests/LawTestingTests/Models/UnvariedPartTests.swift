import Foundation
import LawTesting
import TestSupport

private struct Errand: Identifiable, Equatable {
  var id: Int
  var title = ""
  var isDone = false
  var notes: String?
}

private struct Settings: Equatable {
  var isOn = false
  var name = "Ann"
  var level = 3
  var theme = Shade.light
  var due = Date(timeIntervalSinceReferenceDate: 0)
}

private enum Shade { case light, dark }

private struct Nested: Equatable {
  var isOn = false
  var inner = Inner()
  struct Inner: Equatable {
    var city = ""
  }
}

/// A flag beside a shape of which no other value can be made, because its case has a payload.
private struct Tagged: Equatable {
  var isOn = false
  var shape = Shape.circle(radius: 1)
  enum Shape: Equatable { case circle(radius: Int) }
}

/// A flag beside a part that `==` leaves out, one that is computed, and one that is constant.
private struct Stamped: Equatable {
  var isOn = false
  var edits = 0
  let id = 7
  var total: Int { edits + id }
  static func == (one: Self, other: Self) -> Bool { one.isOn == other.isOn }
}

private struct Draft: Equatable {
  var text = "hi"
  var isPinned = false
}

/// A model of one's own, which lists a draft with one text alone.
private struct DraftModel: ReferenceModel {
  enum Port: CaseIterable { case pinned }
  var bases: [Draft?]? { [nil, Draft(), Draft(isPinned: true)] }
  var values: [Bool]? { [true, false] }
  var presence: Presence { .comesAndGoes }
  func isPresent(_ port: Port, in base: Draft?) -> Bool { base != nil }
  func get(_ port: Port, in base: Draft?) -> Bool { base?.isPinned ?? false }
  func set(_ isPinned: Bool, at port: Port, in base: Draft?) -> Draft? {
    var base = base
    base?.isPinned = isPinned
    return base
  }
}

/// A binding that loses a part that no example varies is found, and one that keeps it is not accused.
@Suite struct `A part that no example varies` {
  private static let errands = [Errand(id: 1), Errand(id: 2)]

  @Test("is found lost in a row that is made again", arguments: [Law.setLocal, .conforms])
  func rebuiltRow(_ law: Law) throws {
    #expect(
      try found {
        expect(.elements(Self.errands, \.isDone), named: "row", obeys: [law]) {
          errand($0, $1) { row, isDone in Errand(id: row.id, isDone: isDone) }
        }
      })
  }

  @Test("is found stale in a row that was held", arguments: [Law.setLocal, .conforms])
  func staleRow(_ law: Law) throws {
    #expect(
      try found {
        expect(.elements(Self.errands, \.isDone), named: "row", obeys: [law]) { source, id in
          let held = source.value.first { $0.id == id }
          return errand(source, id) { row, isDone in
            var row = held ?? row
            row.isDone = isDone
            return row
          }
        }
      })
  }

  /// Returns a binding to whether an errand is done, or nil if it is gone.
  ///
  /// A set puts another errand in its place.
  private func errand(
    _ source: Source<[Errand]>, _ id: Int, settingTo change: @escaping (Errand, Bool) -> Errand
  ) -> MyBinding<Bool>? {
    func place() -> Int? { source.value.firstIndex { $0.id == id } }
    if place() == nil { return nil }
    return MyBinding(
      get: { place().map { source.value[$0].isDone } ?? false },
      set: { isDone in
        if let place = place() { source.value[place] = change(source.value[place], isDone) }
      })
  }

  @Test func `is found lost in settings that are made again`() throws {
    #expect(
      try found {
        expect(.fields(of: [Settings()], over: \.isOn), named: "settings") { source, _ in
          MyBinding(get: { source.value.isOn }, set: { source.value = Settings(isOn: $0) })
        }
      })
  }

  @Test func `is found stale in settings that were captured`() throws {
    #expect(
      try found {
        expect(.fields(of: [Settings()], over: \.isOn), named: "settings") { source, _ in
          let captured = source.value
          return MyBinding(
            get: { source.value.isOn },
            set: {
              var settings = captured
              settings.isOn = $0
              source.value = settings
            })
        }
      })
  }

  @Test func `is found lost through one field of a form`() throws {
    #expect(
      try found {
        expect(
          bindingsOver: Settings(),
          BoundField(\.isOn) { source in
            MyBinding(get: { source.value.isOn }, set: { source.value = Settings(isOn: $0) })
          })
      })
  }

  @Test func `is found lost in a nested struct`() throws {
    #expect(
      try found {
        expect(.fields(of: [Nested()], over: \.isOn), named: "nested") { source, _ in
          MyBinding(get: { source.value.isOn }, set: { source.value = Nested(isOn: $0) })
        }
      })
  }

  @Test func `is found lost over a model of one's own`() throws {
    #expect(
      try found {
        expect(DraftModel(), named: "draft") { source, _ in
          source.value.map { _ in
            MyBinding(
              get: { source.value?.isPinned ?? false },
              set: { isPinned in if source.value != nil { source.value = Draft(isPinned: isPinned) }
              })
          }
        }
      })
  }

  @Test func `is kept by a row that is set in place`() {
    let verdicts = expect(.elements(Self.errands, \.isDone), named: "row") {
      errand($0, $1) { row, isDone in
        var row = row
        row.isDone = isDone
        return row
      }
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `is kept by settings that are set in place`() {
    let verdicts = expect(.fields(of: [Settings()], over: \.isOn), named: "settings") { source, _ in
      MyBinding(get: { source.value.isOn }, set: { source.value.isOn = $0 })
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `leaves no doubt once an example varies it`() {
    let examples = [Tagged(), Tagged(shape: .circle(radius: 2))]
    let verdicts = expect(.fields(of: examples, over: \.isOn), named: "tagged") { source, _ in
      MyBinding(get: { source.value.isOn }, set: { source.value.isOn = $0 })
    }
    #expect(notUpheld(verdicts) == [])
  }

  @Test func `is named if no other value of it is known`() throws {
    let verdicts = expect(
      .fields(of: [Tagged()], over: \.isOn), named: "tagged", obeys: [.setLocal]
    ) { source, _ in
      MyBinding(get: { source.value.isOn }, set: { source.value.isOn = $0 })
    }
    let verdict = try #require(verdicts.first)
    #expect(verdict.kind == .noEvidence)
    #expect(verdict.remark?.contains("another shape:") == true)
  }

  @Test func `leaves no doubt if equality leaves it out`() {
    let verdicts = expect(.fields(of: [Stamped()], over: \.isOn), named: "stamped") { source, _ in
      MyBinding(
        get: { source.value.isOn },
        set: { isOn in
          var stamped = source.value
          stamped.isOn = isOn
          stamped.edits += 1
          source.value = stamped
        })
    }
    #expect(notUpheld(verdicts) == [])
  }

  /// Returns whether an expectation finds a broken law.
  private func found(_ expectation: () -> [Verdict]) throws -> Bool {
    var verdicts: [Verdict] = []
    withKnownIssue(isIntermittent: true) { verdicts = expectation() }
    return verdicts.contains { $0.kind == .broken }
  }
}
