import LawTesting
import Testing

// Elements of lists, members of sets, and summaries of several.

extension ReportedFault {
  static let collections = [
    ReportedFault(
      "FilteredSwap", .setGet, what: "[4, 2] was set, and what was written reads [2, 4]",
      faulty: { judgeFilteredSwap(Faulty.self) },
      corrected: { judgeFilteredSwap(Corrected.self) }),
    ReportedFault(
      "LoadedPage", .setGet, what: "on was set, and what was written reads off",
      faulty: { judgeLoadedPage(Faulty.self) },
      corrected: { judgeLoadedPage(Corrected.self) }),
    ReportedFault(
      .historyIndependent, what: "the action must change nothing, and the base changed",
      MovedTo<Faulty>.self,
      MovedTo<Corrected>.self),
    ReportedFault(
      .onIffAll, what: "the base is right, and the reading of all is wrong",
      MixedMail<Faulty>.self, MixedMail<Corrected>.self),
    ReportedFault(
      .offIffNone, what: "the base is right, and the reading of all is wrong",
      TwoValuedMail<Faulty>.self,
      TwoValuedMail<Corrected>.self),
  ]
}

/// Judges a binding to the even ones of some numbers, of which a set swaps two.
///
/// The faulty one takes places among the even numbers for places among all.
private func judgeFilteredSwap<Now: Stage>(_: Now.Type) {
  expect(bindingsOver: [[2, 3, 4]], setting: [[2, 4], [4, 2]]) { (source: Source<[Int]>) in
    MyBinding<[Int]>(
      get: { source.value.filter { $0.isMultiple(of: 2) } },
      set: { new in
        let even = source.value.indices.filter { source.value[$0].isMultiple(of: 2) }
        let moved = new.indices.filter { new[$0] != source.value[even[$0]] }
        if moved.count < 2 { return }
        let places = Now.isFaulty ? moved : moved.map { even[$0] }
        source.value.swapAt(places[0], places[1])
      })
  }
}

/// The number of rows that can be selected.
private let rowCount = 8

/// What is judged of the rows: whether all are selected, and whether the first is.
private enum Selected: CaseIterable { case all, first }

/// Judges a binding to whether all rows are selected.
///
/// A set of the faulty one selects only the five rows that are loaded.
private func judgeLoadedPage<Now: Stage>(_: Now.Type) {
  expect(bindingsOver: [[]], at: Selected.allCases) {
    (source: Source<Set<Int>>, selected: Selected) in
    if selected == .first {
      return MyBinding<Bool>(
        get: { source.value.contains(0) },
        set: { if $0 { source.value.insert(0) } else { source.value.remove(0) } })
    }
    return MyBinding<Bool>(
      get: { source.value.count == rowCount },
      set: { isOn in
        if isOn {
          source.value.formUnion(0..<(Now.isFaulty ? 5 : rowCount))
        } else if source.value.count == rowCount {
          source.value = []
        }
      })
  }
}

/// Rows that are put in another order.
///
/// The faulty one takes the rows from when the view was made.
struct MovedTo<Now: Stage>: BindingSystem {
  static var model: ElementsModel<Chore, Bool> { ChoreToggle.model }
  let source: Source<[Chore]>
  private let rows: [Chore]
  init(source: Source<[Chore]>) {
    self.source = source
    rows = source.value
  }
  func binding(_ id: Int) -> MyBinding<Bool> { ChoreToggle(source: source).binding(id) }
  func perform(_ action: ListAction, on source: Source<[Chore]>) {
    let rows = Now.isFaulty && action == .reverse ? rows : source.value
    source.value = Self.model.apply(action, to: rows)
  }
}

/// A summary of the flags of a mail.
///
/// The faulty summary always reads mixed.
struct MixedMail<Now: Stage>: MailSystem {
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    summary(port).shown { Now.isFaulty && port == .all ? .mixed : $0 }
  }
}

/// A summary of the flags of a mail.
///
/// The faulty summary reads off instead of mixed.
struct TwoValuedMail<Now: Stage>: MailSystem {
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    summary(port).shown { Now.isFaulty && $0 == .mixed ? .off : $0 }
  }
}
