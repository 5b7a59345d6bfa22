import BindingLaws
import LawfulBindings
import Wires

struct Chore: Equatable, Identifiable {
  var id: Int
  var isDone = false
}

struct Mail: Equatable {
  var isWeekly = false
  var isUrgent = false
}

enum Tab: CaseIterable {
  case a, b, c
}

struct Parts: BindingSystem {
  static var model: FieldsModel<Mail, Bool> {
    FieldsModel(of: [Mail()], over: [\.isWeekly, \.isUrgent])
  }
  let source: Source<Mail>
  func binding(_ field: WritableKeyPath<Mail, Bool>) -> Wire<Bool> { Wire(source).part(field) }
}

struct QuietParts: BindingSystem {
  static var model: FieldsModel<Mail, Bool> { Parts.model }
  let source: Source<Mail>
  func binding(_ field: WritableKeyPath<Mail, Bool>) -> Wire<Bool> {
    Wire(source).quietPart(field)
  }
}

struct Opposite: BindingSystem {
  static var model: ConversionModel<Bool, Bool> {
    ConversionModel(trying: [true, false], reads: { isOn in !isOn }, stores: { isOff in !isOff })
  }
  let source: Source<Bool>
  func binding(_: SinglePort) -> Wire<Bool> { Wire(source).opposite }
}

struct Bounded: BindingSystem {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: [0, 2], trying: [0, 2, -1, 3], loss: .modulo, reads: { $0 },
      stores: { number in min(max(number, 0), 2) })
  }
  let source: Source<Int>
  func binding(_: SinglePort) -> Wire<Int> { Wire(source).bounded(0...2) }
}

struct InSet: BindingSystem {
  static var model: MembersModel<Int> { MembersModel(of: [1, 2, 3], bound: [1, 2]) }
  let source: Source<Set<Int>>
  func binding(_ number: Int) -> Wire<Bool> { Wire(Wire(source), has: number) }
}

struct Chosen: BindingSystem {
  static let model = SelectionModel<Tab>()
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> Wire<Bool> { Wire(Wire(source), is: tab) }
}

/// The same by the derivation of the library.
struct LawfullyChosen: BindingSystem {
  static let model = SelectionModel<Tab>()
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> Wire<Bool> {
    Wire(Wire(source), through: Lens(\.[isSelecting: tab]))
  }
}

struct LastNumber: BindingSystem {
  static var model: DefaultModel<Int> { DefaultModel(0, trying: [0, 1]) }
  let source: Source<Int?>
  func binding(_: SinglePort) -> Wire<Int> { Wire(Wire(source), atFirst: 0) }
}

struct ChoreOfID: BindingSystem {
  static var model: ElementsModel<Chore, Bool> {
    ElementsModel([Chore(id: 1), Chore(id: 2)], \.isDone)
  }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> Wire<Bool>? { Wire(Wire(source), id: id)?.part(\.isDone) }
}

struct ChoreInPlace: BindingSystem {
  static var model: ElementsModel<Chore, Bool> { ChoreOfID.model }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> Wire<Bool>? { Wire(Wire(source), placeOf: id)?.part(\.isDone) }
}
