import Foundation
import LawTesting
import TestSupport

private struct Measurement: Equatable, CustomStringConvertible {
  var celsius = Double.nan
  var isPinned = false
  var tags: Set = ["a", "b", "c", "d"]
  var description: String { "\(celsius) °C" }
}

@Suite struct `A world that is unusual` {
  @Test(
    "gets the expected verdict:",
    arguments: [
      (FirstChoreOver.self, .conforms, .broken), (LostName.self, .setGet, .broken),
      (OffFromMixed.self, .tapFromMixedTurnsOn, nil),
      (FlagAndNegation.self, .conforms, .proved), (TappedWhileShown.self, .conforms, .broken),
    ] as [(JudgedSystem.SystemType, Law, Verdict.Kind?)])
  private func verdict(
    _ system: JudgedSystem.SystemType, _ law: Law, _ kind: Verdict.Kind?
  ) throws {
    #expect(try JudgedSystem(system).verdict(on: law)?.kind == kind)
  }

  @Test func `may count sets unseen without breaking get-set`() throws {
    let verdict = try #require(try JudgedSystem(CountedFlag.self).verdict(on: .getSet))
    #expect(verdict.kind != .broken)
  }

  @Test func `lists pairs and triples of ten rows`() throws {
    let bases = try #require(TenRows.model.bases)
    #expect(Set(bases.map(\.count)) == [0, 1, 2, 3])
    #expect(bases.count <= 100)
    #expect(Set(bases.joined().map(\.id)).count == 10)
    #expect(bases.first == [])
  }

  @Test func `may hold NaN, and describe some of its parts`() {
    let texts = issues {
      expect(
        bindingsOver: Measurement(), BoundField(\.isPinned) { MyBinding($0, \.isPinned) })
    }
    #expect(texts == [])
  }

  @Test func `is a finding if a set changes an undescribed part`() {
    let texts = issues {
      expect(
        bindingsOver: Measurement(),
        BoundField(\.isPinned) { source in
          MyBinding(
            get: { source.value.isPinned },
            set: { isPinned in
              source.value.isPinned = isPinned
              source.value.tags.insert("e")
            })
        })
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains(" breaks ") == true)
  }

  @Test func `of a field with one value is reported instead of judged`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Measurement(),
        BoundField(\.isPinned, values: [true]) { MyBinding($0, \.isPinned) })
    }
    #expect(text.contains("there is only one Bool to set"))
  }

  @Test func `is refused if it differs each time`() {
    let texts = issues { expect(NewRows.self) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("has to be a `static let`") == true, "\(texts)")
  }

  @Test func `may name a port twice`() {
    let verdicts = expect(bindingsOver: [nil, "b"], at: ["a", "a", "b"]) {
      (source: Source<String?>, tag: String) in
      MyBinding(
        get: { source.value == tag },
        set: { source.value = $0 ? tag : source.value == tag ? nil : source.value })
    }
    #expect(Set(verdicts.map(\.kind)).isSubset(of: [.upheld, .proved, .impossible]))
  }
}

/// Rows that are made anew for each list of them.
private struct NewRows: BindingSystem {
  struct Row: Equatable, Identifiable {
    let id = UUID()
    var isDone = false
  }

  /// Lists of rows that are made when they are asked for.
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    private var rows: ElementsModel<Row, Bool> { ElementsModel([Row(), Row()], \.isDone) }
    var ports: [UUID] { rows.ports }
    var bases: [[Row]]? { rows.bases }
    func isPresent(_ id: UUID, in list: [Row]) -> Bool { rows.isPresent(id, in: list) }
    func get(_ id: UUID, in list: [Row]) -> Bool { rows.get(id, in: list) }
    func set(_ isDone: Bool, at id: UUID, in list: [Row]) -> [Row] {
      rows.set(isDone, at: id, in: list)
    }
  }

  static let model = Model()
  let source: Source<[Row]>
  func binding(_ id: UUID) -> MyBinding<Bool>? { nil }
}

/// Chores by index, at which a set puts the first chore.
///
/// Each port reads what was set, although another chore may be there now.
private struct FirstChoreOver: BindingSystem {
  static var model: PositionsModel<Chore, Bool> {
    PositionsModel([Chore(id: 1), Chore(id: 2)], at: \.isDone)
  }
  let source: Source<[Chore]>

  func binding(_ index: Int) -> MyBinding<Bool>? {
    guard source.value.indices.contains(index) else { return nil }
    return MyBinding(
      get: { source.value.indices.contains(index) && source.value[index].isDone },
      set: { isDone in
        guard source.value.indices.contains(index) else { return }
        source.value[index] = Chore(id: 1, isDone: isDone)
      })
  }
}

/// A model of ten rows, which judges nothing.
private enum TenRows {
  static var model: ElementsModel<Row, String> {
    ElementsModel((0..<10).map { Row(id: $0, name: "row \($0)") }, \.name)
  }
  struct Row: Equatable, Identifiable {
    let id: Int
    var name: String
  }
}

/// A name whose sets are lost.
private struct LostName: BindingSystem {
  static var model: UnwrappedModel<String> { UnwrappedModel(trying: ["Ada"]) }
  let source: Source<String?>

  func binding(_ port: SinglePort) -> MyBinding<String>? {
    source.value.map { name in MyBinding(get: { source.value ?? name }, set: { _ in }) }
  }
}

/// An aggregate whose model says that a tap turns mixed off, but which has no control.
private struct OffFromMixed: MailSystem {
  static var tapTurnsMixedOn: Bool { false }
  let source: Source<Profile.Mail>
}

extension Bool {
  fileprivate var negated: Bool {
    get { !self }
    set { self = !newValue }
  }
}

/// A parent over a flag and its negation, which only shows.
///
/// It is mixed in every base, so that no base has all of its members on.
private struct FlagAndNegation: BindingSystem {
  static var model: SourcesModel<Bool, Tick> { SourcesModel(over: [\.self, \.negated]) }
  let source: Source<Bool>

  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    guard case .member(let index) = port else { return MyBinding(get: { .mixed }, set: { _ in }) }
    return MyBinding(
      get: { source.value == (index == 0) ? .on : .off },
      set: { if $0 != .mixed { source.value = ($0 == .on) == (index == 0) } })
  }
}

/// A label that is written when it is tapped.
///
/// Its binding is right, so that only a tap shows the fault.
private struct TappedWhileShown: ModelledSystem, ControlSystem {
  static var model: ReadOnlyModel<Bool, Bool> { .readOnly { $0 } }
  let source: Source<Bool>
  func set(_: Bool, at port: SinglePort) {}
  func tap(_ port: SinglePort) { source.value.toggle() }
  func rendering(_ port: SinglePort) -> String { "\(source.value)" }
}

/// A flag beside a number that no port shows, and that grows with every set.
private struct CountedFlag: LearnedSystem {
  struct State: Equatable {
    var isOn = false
    var revision = 0
  }
  static var examples: [State] { [State()] }
  let source: Source<State>

  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value.isOn },
      set: { source.value = State(isOn: $0, revision: source.value.revision + 1) })
  }
}
