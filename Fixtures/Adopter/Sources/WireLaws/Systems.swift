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

struct Parts: BindingSystem, FieldsShape {
  typealias Model = FieldsModel<Self>
  static var fields: [WritableKeyPath<Mail, Bool>] { [\.isWeekly, \.isUrgent] }
  static var examples: [Mail] { [Mail()] }
  let source: Source<Mail>
  func binding(_ field: WritableKeyPath<Mail, Bool>) -> Wire<Bool> { Wire(source).part(field) }
}

struct QuietParts: BindingSystem {
  typealias Model = FieldsModel<Parts>
  let source: Source<Mail>
  func binding(_ field: WritableKeyPath<Mail, Bool>) -> Wire<Bool> {
    Wire(source).quietPart(field)
  }
}

struct Opposite: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Bool] { [true, false] }
  static func convert(_ isOn: Bool) -> Bool { !isOn }
  static func restore(_ isOff: Bool) -> Bool? { !isOff }
  let source: Source<Bool>
  func binding(_: SinglePort) -> Wire<Bool> { Wire(source).opposite }
}

struct Bounded: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 2, -1, 3] }
  static var loss: Loss { .modulo }
  static func restore(_ number: Int) -> Int? { min(max(number, 0), 2) }
  let source: Source<Int>
  func binding(_: SinglePort) -> Wire<Int> { Wire(source).bounded(0...2) }
}

struct InSet: BindingSystem, ModelShape {
  typealias Model = MembersModel<Self>
  static var examples: [Int] { [1, 2, 3] }
  static var bound: [Int] { [1, 2] }
  let source: Source<Set<Int>>
  func binding(_ number: Int) -> Wire<Bool> { Wire(Wire(source), has: number) }
}

struct Chosen: BindingSystem {
  typealias Model = SelectionModel<Tab>
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> Wire<Bool> { Wire(Wire(source), is: tab) }
}

/// The same by the derivation of the library.
struct LawfullyChosen: BindingSystem {
  typealias Model = SelectionModel<Tab>
  let source: Source<Tab?>
  func binding(_ tab: Tab) -> Wire<Bool> { Wire(selecting: tab, in: Wire(source)) }
}

struct LastNumber: BindingSystem, ModelShape {
  typealias Model = DefaultModel<Self>
  static var examples: [Int] { [0, 1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> Wire<Int> { Wire(Wire(source), atFirst: 0) }
}

struct ChoreOfID: BindingSystem, ElementsShape {
  typealias Model = ElementsModel<Self>
  static var field: WritableKeyPath<Chore, Bool> { \.isDone }
  static var examples: [Chore] { [Chore(id: 1), Chore(id: 2)] }
  let source: Source<[Chore]>
  func binding(_ id: Int) -> Wire<Bool>? { Wire(Wire(source), id: id)?.part(\.isDone) }
}

struct ChoreInPlace: BindingSystem {
  typealias Model = ElementsModel<ChoreOfID>
  let source: Source<[Chore]>
  func binding(_ id: Int) -> Wire<Bool>? { Wire(Wire(source), placeOf: id)?.part(\.isDone) }
}
