import LawTesting
import Testing

// Elements of lists, members of sets, and summaries of several.

extension ReportedFault {
  static let lists = [
    ReportedFault(
      .getSet, like: "another-element", MarkedRange<Faulty>.self, MarkedRange<Corrected>.self),
    ReportedFault(
      "FilteredSwap", .setGet, like: "another-element", faulty: { swapped(inWhole: true) },
      corrected: { swapped(inWhole: false) }),
    ReportedFault(
      "LoadedPage", .setGet, like: nil, faulty: { selectAll(loading: 5) },
      corrected: { selectAll(loading: 8) }),
    ReportedFault(
      "InsertingLook", .conforms, like: "writes-on-read", faulty: { noted(whenRead: true) },
      corrected: { noted(whenRead: false) }),
    ReportedFault(
      .fresh, like: "index-once", KeptIndex<Faulty>.self, KeptIndex<Corrected>.self),
    ReportedFault(
      .historyIndependent, like: "captured-by-action", MovedTo<Faulty>.self,
      MovedTo<Corrected>.self),
    ReportedFault(
      .setOffClearsOwn, like: "clears-all", ChosenTab<Faulty>.self, ChosenTab<Corrected>.self),
    ReportedFault(
      .onIffAll, like: "counts-parts", CountedAlarms<Faulty>.self, CountedAlarms<Corrected>.self),
    ReportedFault(
      .fresh, like: "captured-value", CapturedAlarms<Faulty>.self, CapturedAlarms<Corrected>.self),
    ReportedFault(
      .offIffNone, like: "reads-some", TwoValuedAlarms<Faulty>.self,
      TwoValuedAlarms<Corrected>.self),
  ]
}

struct Marked: Equatable {
  var order = ["x", "y", "z"], marked: Set<String> = []
}
/// A row that is marked, in one of two orders of the rows.
enum MarkedModel: ReferenceModel {
  static var ports: [String] { ["x", "y", "z"] }
  static var bases: [Marked]? {
    [["x", "y", "z"], ["z", "y", "x"]].flatMap { order in
      [[], ["x"], ["y", "z"]].map { Marked(order: order, marked: $0) }
    }
  }
  static var values: [Bool]? { [false, true] }
  static func get(_ row: String, in base: Marked) -> Bool { base.marked.contains(row) }
  static func set(_ isOn: Bool, at row: String, in base: Marked) -> Marked {
    var base = base
    if isOn { base.marked.insert(row) } else { base.marked.remove(row) }
    return base
  }
}
/// A range of one row, faultily counted in the rows before they were sorted.
struct MarkedRange<Now: Stage>: BindingSystem {
  typealias Model = MarkedModel
  let source: Source<Marked>
  func binding(_ row: String) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value.marked.contains(row) },
      set: { isOn in
        let rows = Now.isFaulty ? ["x", "y", "z"] : source.value.order
        guard let index = rows.firstIndex(of: row) else { return }
        let found = source.value.order[index]
        if isOn { source.value.marked.insert(found) } else { source.value.marked.remove(found) }
      })
  }
}

/// The even ones of some numbers, of which two are swapped.
private func swapped(inWhole isInWhole: Bool) {
  expect(bindingsOver: [[2, 3, 4]], setting: [[2, 4], [4, 2]]) { (source: Source<[Int]>) in
    MyBinding<[Int]>(
      get: { source.value.filter { $0.isMultiple(of: 2) } },
      set: { new in
        let even = source.value.indices.filter { source.value[$0].isMultiple(of: 2) }
        let moved = new.indices.filter { new[$0] != source.value[even[$0]] }
        if moved.count < 2 { return }
        source.value.swapAt(
          isInWhole ? moved[0] : even[moved[0]], isInWhole ? moved[1] : even[moved[1]])
      })
  }
}

/// Whether all of eight are selected; a set takes those that are loaded.
private func selectAll(loading count: Int) {
  expect(bindingsOver: [[]], at: [-1, 0]) { (source: Source<Set<Int>>, row: Int) in
    if row >= 0 {
      return MyBinding<Bool>(
        get: { source.value.contains(row) },
        set: { if $0 { source.value.insert(row) } else { source.value.remove(row) } })
    }
    return MyBinding<Bool>(
      get: { source.value.count == 8 },
      set: { isOn in
        if isOn {
          source.value.formUnion(0..<count)
        } else if source.value.count == 8 {
          source.value = []
        }
      })
  }
}

/// Flags by name, of which a missing one reads off, and is faultily stored when it is read.
private func noted(whenRead isNoted: Bool) {
  expect(bindingsOver: [[:]], at: ["p", "q"]) { (source: Source<[String: Bool]>, name: String) in
    MyBinding<Bool>(
      get: {
        if isNoted && source.value[name] == nil { source.value[name] = false }
        return source.value[name] ?? false
      }, set: { source.value[name] = $0 ? true : nil })
  }
}

/// A row that faultily keeps its index.
struct KeptIndex<Now: Stage>: BindingSystem, ElementsShape {
  typealias Model = ElementsModel<Self>
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> MyBinding<Bool>? {
    func index() -> Int? { source.value.firstIndex { $0.id == id } }
    guard let kept = index() else { return nil }
    func place() -> Int? {
      Now.isFaulty ? source.value.indices.contains(kept) ? kept : nil : index()
    }
    return MyBinding(
      get: { place().map { source.value[$0].isDone } ?? false },
      set: { isDone in if let place = place() { source.value[place].isDone = isDone } })
  }
}

/// Rows that are dropped in another order, faultily those that were there when the view was made.
struct MovedTo<Now: Stage>: BindingSystem {
  typealias Model = ElementsModel<KeptIndex<Corrected>>
  let source: Source<[Chore]>
  private let rows: [Chore]
  init(source: Source<[Chore]>) { (self.source, rows) = (source, source.value) }
  func binding(_ id: Int) -> MyBinding<Bool>? { KeptIndex<Corrected>(source: source).binding(id) }
  func perform(_ action: ListAction, on source: Source<[Chore]>) {
    let rows = Now.isFaulty && action == .reverse ? rows : source.value
    source.value = Model.apply(action, to: rows)
  }
}

/// A tab, faultily cleared by any other.
struct ChosenTab<Now: Stage>: BindingSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: {
        if $0 {
          source.value = colour
        } else if Now.isFaulty || source.value == colour {
          source.value = nil
        }
      })
  }
}

struct Alarms: Equatable {
  var isLoud = false, isBright = false
}
/// A summary of two alarms, each of which is bound, too.
protocol AlarmSystem: BindingSystem, SourcesShape
where Model == SourcesModel<Self>, State == Tick, Stored == Bool, Example == Alarms {
  var source: Source<Alarms> { get }
}
extension AlarmSystem {
  static var sources: [WritableKeyPath<Alarms, Bool>] { [\.isLoud, \.isBright] }
  static var examples: [Alarms] { [Alarms()] }
  static var isWrittenAtOnce: Bool { true }
  /// What is right.
  func summary(_ port: Aggregated) -> MyBinding<Tick> {
    MyBinding(source).all(of: Self.paths(of: port))
  }
}

/// Faultily it counts flags where it has to count values.
struct CountedAlarms<Now: Stage>: AlarmSystem {
  typealias Model = SourcesModel<Self>
  let source: Source<Alarms>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    let summary = summary(port)
    return MyBinding(
      get: { Now.isFaulty && port == .all ? .mixed : summary.get() }, set: summary.set)
  }
}
/// Faultily it reads the alarms as they were when it was made.
struct CapturedAlarms<Now: Stage>: AlarmSystem {
  typealias Model = SourcesModel<Self>
  let source: Source<Alarms>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    let summary = summary(port)
    let captured = summary.get()
    return MyBinding(get: { Now.isFaulty ? captured : summary.get() }, set: summary.set)
  }
}
/// Faultily it reads off where it has to read mixed.
struct TwoValuedAlarms<Now: Stage>: AlarmSystem {
  typealias Model = SourcesModel<Self>
  let source: Source<Alarms>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    let summary = summary(port)
    return MyBinding(
      get: { Now.isFaulty && summary.get() == .mixed ? .off : summary.get() }, set: summary.set)
  }
}
