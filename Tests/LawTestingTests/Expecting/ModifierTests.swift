import LawTesting
import TestSupport

private enum Filter: CaseIterable { case unread, flagged, attached }

private enum Move { case flip }

/// A text, and how often it was written.
private struct Note: Equatable {
  var text = ""
  var edits = 0
}

/// Two thumbs of a slider.
private struct Span: Equatable {
  var low = 0
  var high = 1
}

/// A modifier changes one answer of a model, and leaves the others.
@Suite(.requiringJudgement) struct `A model with a modifier` {
  /// Tags, of which one is present only while it is selected.
  private var hidden: some ReferenceModel<Filter?, Filter, Bool, Never> {
    SelectionModel.selection(of: Filter.self).present { filter, selection in
      filter != .flagged || selection == .flagged
    }
  }

  @Test func `may have ports that come and go, and remains a selection`() throws {
    // A held binding that is not guarded brings back the tag that is hidden.
    func tag(_ filter: Filter, in source: Source<Filter?>, guarded: Bool) -> MyBinding<Bool>? {
      if filter == .flagged && source.value != .flagged { return nil }
      return MyBinding(
        get: { source.value == filter },
        set: { isOn in
          if guarded && filter == .flagged && source.value != .flagged { return }
          if isOn { source.value = filter } else if source.value == filter { source.value = nil }
        })
    }
    let verdicts = expect(hidden) { source, filter in tag(filter, in: source, guarded: true) }
    let laws = Set(verdicts.map(\.law.id))
    #expect(laws.isSuperset(of: ["no-resurrection", "at-most-one-on"]))
    let text = try onlyIssue {
      expect(hidden, named: "tags") { source, filter in tag(filter, in: source, guarded: false) }
    }
    #expect(text.hasPrefix("tags breaks no-resurrection"), "\(text)")
  }

  @Test func `may refuse sets`() throws {
    let counter = CellModel<Int>().accepting { value, _, count in value >= count }
    expect(counter) { source in
      MyBinding(get: { source.value }, set: { if $0 >= source.value { source.value = $0 } })
    }
    let text = try onlyIssue {
      expect(counter, named: "counter") { source in
        MyBinding(get: { source.value }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("counter breaks rejected-set-is-inert"), "\(text)")
  }

  @Test func `may land sets at another value`() throws {
    let span = FieldsModel(of: [Span(), Span(low: 2, high: 2)], over: [\.low, \.high])
      .permitting { $0.low <= $0.high }
      .landing { value, field, span in
        field == \.low ? min(value, span.high) : max(value, span.low)
      }
    let texts = issues {
      expect(span) { source, field in
        MyBinding(
          get: { source.value[keyPath: field] },
          set: { value in
            let isLow = field == \Span.low
            source.value[keyPath: field] =
              isLow ? min(value, source.value.high) : max(value, source.value.low)
          })
      }
    }
    #expect(texts == [])
    let text = try onlyIssue {
      expect(span, named: "span") { source, field in MyBinding(source, field) }
    }
    #expect(text.hasPrefix("span breaks set-get"), "\(text)")
  }

  @Test func `may land sets twice`() {
    let model = CellModel<Bool>()
      .landing { _, _, _ in false }
      .landing { isOn, _, _ in isOn }
    // The upper modifier passes each value on, and the lower one lands it at off.
    #expect(model.set(true, at: .value, in: false) == false)
    #expect(model.landing(of: true, at: .value, in: false) == false)
    #expect(model.flaw == nil)
  }

  @Test func `accepts what is set, wherever it lands`() {
    let landingLast = CellModel<Int>()
      .accepting { value, _, _ in value < 3 }
      .landing { value, _, _ in min(value, 2) }
    let landingFirst = CellModel<Int>()
      .landing { value, _, _ in min(value, 2) }
      .accepting { value, _, _ in value < 3 }
    // The 2 where it lands would be accepted.
    #expect(!landingLast.accepts(5, at: .value, in: 0))
    #expect(!landingFirst.accepts(5, at: .value, in: 0))
  }

  @Test func `may take unequal bases for the same`() {
    let model = FieldsModel(of: [Note(), Note(text: "a", edits: 1)], over: [\.text])
    func binding(_ source: Source<Note>) -> MyBinding<String> {
      MyBinding(
        get: { source.value.text },
        set: { source.value = Note(text: $0, edits: source.value.edits + 1) })
    }
    let strict = issues { expect(model) { source, _ in binding(source) } }
    #expect(strict.count == 1)
    let lenient = issues {
      expect(model.comparing { $0.text == $1.text }) { source, _ in binding(source) }
    }
    #expect(lenient == [])
  }

  @Test func `may have actions`() throws {
    let model = CellModel<Bool>().acting([Move.flip]) { _, isOn in !isOn }
    #expect(model.apply(.flip, to: true) == false)
    #expect(CellModel<Bool>().actions.isEmpty)
    let text = try onlyIssue {
      expect(model, named: "switch", obeys: [.conforms]) { source in
        let isOn = source.value
        return MyBinding(get: { isOn }, set: { source.value = $0 })
      }
    }
    #expect(text.hasPrefix("switch breaks conforms"), "\(text)")
  }

  @Test func `keeps the laws of its kind`() {
    let verdicts = expect(
      SourcesModel(
        of: [Profile.Mail()], over: [\.isWeekly, \.isUrgent], as: Tick.self, writtenAtOnce: true
      ).comparing { $0 == $1 }
    ) { source, port in
      MyBinding(source).all(of: port.paths(among: [\.isWeekly, \.isUrgent]))
    }
    #expect(verdicts.contains { $0.law.id == "on-iff-all" })
  }
}
