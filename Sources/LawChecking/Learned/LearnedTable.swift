package import BindingGenerators
package import BindingLaws
import Foundation

/// A table of what new bindings do, as it was learned: for each base and port the reading, and the effect of
/// a set of each value.
///
/// It says what bindings do, and nothing of what they ought to do. The properties of these types, and the
/// cases of `Fate`, are names in `check --json`, which others read.
package struct LearnedTable: Hashable, Sendable, Codable {
  /// The outcome of a set.
  package struct SetOutcome: Hashable, Sendable, Codable {
    /// An effect of a set on the base.
    package enum Fate: String, Sendable, Codable {
      /// The base changes.
      case changes
      /// The base stays, and the port read the value before.
      case keeps
      /// The base stays, though the port does not read the value.
      case refused
      /// The process ends.
      case ends
    }

    /// The value that was set, in the trace language.
    package let value: String
    /// The effect of the set on the base.
    package let fate: Fate
    /// The base after the set, or nil if it is the same.
    package let base: TraceValue?
    /// The reading of the port after the set, or nil if it is the value that was set.
    package let reads: String?
    /// Whether the value was read before, so that setting it should change nothing.
    package let isEcho: Bool
  }

  /// The behaviour of a port in a base.
  package struct PortRow: Hashable, Sendable, Codable {
    /// The name of the port.
    package let port: String
    /// The reading, or nil if there is no binding, or if the process ends.
    package let reads: String?
    /// Whether reading ends the process.
    package let ends: Bool
    /// The outcomes of sets at the port, one for each value.
    package let sets: [SetOutcome]
  }

  /// The behaviour of all ports in a base.
  package struct Row: Hashable, Sendable, Codable {
    /// The base.
    package let base: TraceValue
    /// The behaviour of each port.
    package let cells: [PortRow]
  }

  /// The rows, the simplest base first.
  package let rows: [Row]
  /// Whether the table has all bases that sets lead to, and all values.
  ///
  /// Otherwise it has some of the simplest.
  package let isWhole: Bool
  /// The number of questions, each asked of two new systems.
  package let questions: Int
  /// The questions that new systems answered in two ways.
  package let contradictions: [Questions.Contradiction]

  private enum CodingKeys: String, CodingKey {
    case rows, isWhole, questions
    case contradictions = "wavers"
  }

  /// The number of generated bases that stand for all.
  ///
  /// A table shows as many, so a recorded table has no more.
  package static let fewBases = 12
  /// The number of generated values that stand for all.
  ///
  /// A table has a column for each.
  private static let fewValues = 4

  /// Writes down what was learned in a world, and learns what is missing.
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
    let reached = rows.lazy.flatMap(\.cells).flatMap(\.sets).compactMap(\.base)
    isWhole = world.isFinite && reached.allSatisfy(known.contains)
    questions = learned.questions.count
    contradictions = learned.questions.contradictions
  }
}

extension LearnedTable {
  /// Returns a number that depends on the rows from an index on, or nil if there are none.
  ///
  /// Recorded tables may hold it. It is made from the rows as JSON, whose names stay.
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
  /// Describes a port in a base.
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
  /// Describes a set of a value in a base.
  fileprivate init<Model: LearningModel>(
    setting value: Model.Value, at port: Model.Port, in before: Model.Base,
    shownAs shownBefore: TraceValue, by model: Model
  ) {
    let after = model.set(value, at: port, in: before)
    let shown = TraceValue(after)
    let isEcho = isSame(model.get(port, in: before), value)
    // Two texts may be equal although the bases differ, because texts leave out parts that lie too deep.
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
  /// Returns all listed elements, or some generated ones, the simplest first.
  ///
  /// Another seed changes kept tables.
  fileprivate func sample(_ count: Int) -> [Element] {
    if isListed { return listed }
    var choices = Choices(seed: Seed(1))
    let random = (0..<count).map { _ in draw(from: &choices) }
    return Array((simple + random).unique.prefix(count))
  }
}
