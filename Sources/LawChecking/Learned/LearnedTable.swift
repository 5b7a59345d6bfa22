package import BindingGenerators
package import BindingLaws
import Foundation

/// What bindings do when they are new, as it was learned: for each base and port what is read, and what a
/// set of each value leads to.
///
/// It says what they do, and nothing of what they ought to do. The properties of these types, and the cases of
/// `Fate`, are names in `check --json`, which others read.
package struct LearnedTable: Hashable, Sendable, Codable {
  /// What a set leads to.
  package struct SetOutcome: Hashable, Sendable, Codable {
    /// What became of the set.
    package enum Fate: String, Sendable, Codable {
      /// The base is another one.
      case changes
      /// The base is as it was, and the port read the value before.
      case keeps
      /// The base is as it was, though the port reads otherwise.
      case refused
      /// The process ends of it.
      case ends
    }

    /// What was set, in the trace language.
    package let value: String
    package let fate: Fate
    /// The base that it leads to, where that is another one.
    package let base: TraceValue?
    /// What the port reads then, where that is not what was set.
    package let reads: String?
    /// Whether the value was read before, so that setting it should change nothing.
    package let isEcho: Bool
  }

  /// What a port does in a base.
  package struct PortRow: Hashable, Sendable, Codable {
    package let port: String
    /// What is read; `nil` where no binding is derived, or where the process ends.
    package let reads: String?
    /// Whether reading crashes.
    package let ends: Bool
    package let sets: [SetOutcome]
  }

  /// What all ports do in a base.
  package struct Row: Hashable, Sendable, Codable {
    package let base: TraceValue
    package let cells: [PortRow]
  }

  /// The bases, simplest first.
  package let rows: [Row]
  /// Whether these are all bases that sets lead to, and all values; otherwise some of the simplest.
  package let isWhole: Bool
  /// How many questions were asked, each of two new systems.
  package let questions: Int
  /// The questions that new systems answered in two ways.
  package let wavers: [Questions.Waver]

  /// How many generated bases stand for all: as many as a table shows, since a recorded table holds no more.
  package static let fewBases = 12
  /// How many generated values stand for all: a table has a column for each.
  private static let fewValues = 4

  /// Puts down what was learned in a world, and learns what is missing.
  init<Model: ReferenceModel>(
    _ world: World<Model>, by learned: some LearningModel<Model.Base, Model.Port, Model.Value>
  ) {
    let values = world.values.sample(Self.fewValues)
    let bases = world.bases.sample(Self.fewBases)
    rows = bases.map { base in
      let value = TraceValue(base)
      return Row(
        base: value,
        cells: learned.ports.map { port in
          PortRow(of: port, in: base, shownAs: value, by: learned, trying: values)
        })
    }
    let known = Set(rows.map(\.base))
    let leads = rows.lazy.flatMap(\.cells).flatMap(\.sets).compactMap(\.base)
    isWhole = world.isFinite && leads.allSatisfy(known.contains)
    questions = learned.questions.count
    wavers = learned.questions.wavers
  }
}

extension LearnedTable {
  /// A number that changes with what stands in the rows from an index on; `nil` where there are none.
  ///
  /// Recorded tables may hold it. It is made of the rows as JSON, whose names stay.
  package func fingerprint(ofRowsFrom index: Int) throws -> Seed? {
    let rows = Array(rows.dropFirst(index))
    if rows.isEmpty { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(rows), as: UTF8.self)
    return Seed(0).child(named: text)
  }
}

extension LearnedTable.PortRow {
  /// A port in a base.
  fileprivate init<Model: LearningModel>(
    of port: Model.Port, in base: Model.Base, shownAs shown: TraceValue, by model: Model,
    trying values: [Model.Value]
  ) {
    self.port = portText(port)
    ends = model.questions.passedOver(Questions.question(base, reading: port))
    guard model.isPresent(port, in: base), !ends else {
      reads = nil
      sets = []
      return
    }
    reads = traceText(model.get(port, in: base))
    sets = values.map { value in
      LearnedTable.SetOutcome(
        setting: value, at: port, in: base, shownAs: shown, by: model)
    }
  }
}

extension LearnedTable.SetOutcome {
  fileprivate init<Model: LearningModel>(
    setting value: Model.Value, at port: Model.Port, in before: Model.Base,
    shownAs shownBefore: TraceValue, by model: Model
  ) {
    let after = model.set(value, at: port, in: before)
    let shown = TraceValue(after)
    let isEcho = isSame(model.get(port, in: before), value)
    // What lies too deep is in no text.
    let changes = shown != shownBefore || !isSame(after, before)
    let isRead =
      changes && model.isPresent(port, in: after)
      && !model.questions.passedOver(Questions.question(after, reading: port))
    let got = isRead ? model.get(port, in: after) : value
    let ends = model.questions.passedOver(Questions.question(before, setting: value, at: port))
    self.init(
      value: traceText(value),
      fate: Self.fate(ends: ends, changes: changes, isEcho: isEcho),
      base: changes ? shown : nil, reads: isSame(got, value) ? nil : traceText(got),
      isEcho: isEcho)
  }

  private static func fate(ends: Bool, changes: Bool, isEcho: Bool) -> Fate {
    if ends { return .ends }
    if changes { return .changes }
    return isEcho ? .keeps : .refused
  }
}

extension Pool where Element: Equatable {
  /// All that are listed, or some that are generated, the simplest first; another seed changes kept tables.
  fileprivate func sample(_ count: Int) -> [Element] {
    if isListed { return listed }
    var choices = Choices(seed: Seed(1))
    let random = (0..<count).map { _ in draw(from: &choices) }
    return Array((simple + random).unique.prefix(count))
  }
}
