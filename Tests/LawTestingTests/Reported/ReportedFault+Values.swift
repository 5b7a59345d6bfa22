import LawTesting
import TestSupport

// Values that are converted, clamped, cut, or belong together, elements of lists, and summaries.

extension ReportedFault {
  static let values = [
    ReportedFault(MinutesShown.self, .conforms, like: "two-conversions"),
    ReportedFault(Coerced.self, .conforms, like: "stored-as-set"),
    ReportedFault("TextCut", .getSet, like: "value-changed") {
      expect(bindingOver: String.self, storing: { String($0.prefix(2)) }) { source in
        MyBinding(
          get: { source.value }, set: { source.value = String($0.utf16.prefix(2)) ?? "" })
      }
    },
    ReportedFault(Dismissing.self, .getSet, like: "ignores-value"),
    ReportedFault(ClearedField.self, .externalWins, like: "wrong-owner"),
    ReportedFault(DetachedSwitch.self, .renderingConforms, like: "own-state"),
  ]

  static let lists = [
    ReportedFault("FilteredSwap", .setGet, like: "another-element", judge: swapped),
    ReportedFault("LoadedPage", .setGet, like: nil, judge: selectAll),
    ReportedFault(MovedTo.self, .historyIndependent, like: "captured-by-action"),
    ReportedFault(CountedMail.self, .onIffAll, like: "counts-parts"),
    ReportedFault(TwoValuedMail.self, .offIffNone, like: "reads-some"),
  ]
}

/// Seconds that are shown in minutes of another length.
private struct MinutesShown: ModelledSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 1, 5] }
  static func convert(_ seconds: Int) -> Int { seconds / 60 }
  static func restore(_ minutes: Int) -> Int? { minutes * 60 }
  let source: Source<Int>
  func get(_: SinglePort) -> Int { source.value / 50 }
  func set(_ minutes: Int, at _: SinglePort) { source.value = minutes * 60 }
}

/// A percentage that is coerced when it is read, and not before it is stored.
private struct Coerced: ModelledSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 100, 101] }
  static var loss: Loss { .modulo }
  static func restore(_ percent: Int) -> Int? { min(percent, 100) }
  let source: Source<Int>
  func get(_: SinglePort) -> Int { min(source.value, 100) }
}

/// Whether a number is presented, dismissed by any set.
private struct Dismissing: ModelledSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Int] { [1] }
  let source: Source<Int?>
  func set(_ isShown: Bool, at _: SinglePort) { source.value = nil }
}

/// A field that is provided from outside, and shows its own value where that is none.
private struct ClearedField: BindingSystem, ModelShape {
  typealias Model = OwnerModel<Self>
  static var examples: [Int?] { [nil, 1, 2] }
  let source: Source<OwnerState<Int?>>
  func binding(_: Model.Port) -> MyBinding<Int?> {
    MyBinding(
      get: {
        let owner = source.value
        return owner.isProvided ? owner.external ?? owner.own : owner.own
      },
      set: {
        if source.value.isProvided { source.value.external = $0 } else { source.value.own = $0 }
      })
  }
}

/// A switch that shows what it was tapped to, from the first tap on.
private struct DetachedSwitch: RenderedSystem, ModelledSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let own = Memory<Bool?>(nil)
  private var isOn: Bool { own.value ?? source.value }
  func tap(_: SinglePort) {
    let new = !isOn
    (own.value, source.value) = (new, new)
  }
  func rendering(_: SinglePort) -> String { "\(isOn)" }
  static func rendering(_: SinglePort, showing isOn: Bool, in _: Bool) -> String { "\(isOn)" }
}

/// The even ones of some numbers, of which two are swapped in the list of all.
private func swapped() {
  expect(bindingsOver: [[2, 3, 4]], setting: [[2, 4], [4, 2]]) { (source: Source<[Int]>) in
    MyBinding<[Int]>(
      get: { source.value.filter { $0.isMultiple(of: 2) } },
      set: { new in
        let even = source.value.filter { $0.isMultiple(of: 2) }
        let moved = new.indices.filter { new[$0] != even[$0] }
        if moved.count == 2 { source.value.swapAt(moved[0], moved[1]) }
      })
  }
}

/// Whether all of eight are selected; a set takes the five that are loaded.
private func selectAll() {
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
          source.value.formUnion(0..<5)
        } else if source.value.count == 8 {
          source.value = []
        }
      })
  }
}

/// Rows that are dropped in another order, those that were there when the view was made.
private struct MovedTo: BindingSystem {
  typealias Model = ElementsModel<ChoreToggle>
  let source: Source<[Chore]>
  private let rows: [Chore]
  init(source: Source<[Chore]>) { (self.source, rows) = (source, source.value) }
  func binding(_ id: Int) -> MyBinding<Bool> { ChoreToggle(source: source).binding(id) }
  func perform(_ action: ListAction, on source: Source<[Chore]>) {
    source.value = Model.apply(action, to: action == .reverse ? rows : source.value)
  }
}

/// A summary of mails that counts flags where it has to count values.
private struct CountedMail: MailSystem {
  typealias Model = SourcesModel<Self>
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    summary(port).shown { port == .all ? .mixed : $0 }
  }
}

/// The same, which reads off where it has to read mixed.
private struct TwoValuedMail: MailSystem {
  typealias Model = SourcesModel<Self>
  let source: Source<Profile.Mail>
  func binding(_ port: Aggregated) -> MyBinding<Tick> {
    summary(port).shown { $0 == .mixed ? .off : $0 }
  }
}
