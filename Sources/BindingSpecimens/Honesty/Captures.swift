import BindingLaws
import LawfulBindings

/// A toggle that reads the flag as it was when its view was made.
///
/// It writes as it should.
struct CapturedWithSystem: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let isOn: Bool

  init(source: Source<Bool>) { (self.source, isOn) = (source, source.value) }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { isOn }, set: { source.write($0, transaction: $1.animation) })
  }
}

/// A toggle that reads a copy, which only its own sets bring up to date.
///
/// It keeps all laws while nobody else writes.
struct CopyOfOwnSets: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let copy = Memory<Bool>()

  init(source: Source<Bool>) {
    self.source = source
    copy.value = source.value
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { copy.value == true },
      set: { isOn, transaction in
        copy.value = isOn
        source.write(isOn, transaction: transaction.animation)
      })
  }
}

/// A number that an action takes one further, around.
enum DialModel: ReferenceModel {
  enum Action {
    case next
  }

  static var ports: [SinglePort] { SinglePort.allCases }
  static var bases: [Int]? { [0, 1, 2] }
  static var values: [Int]? { [0, 1, 2] }
  static var actions: [Action] { [.next] }
  static func get(_ port: SinglePort, in number: Int) -> Int { number }
  static func set(_ value: Int, at port: SinglePort, in number: Int) -> Int { value }
  static func apply(_ action: Action, to number: Int) -> Int { (number + 1) % 3 }
}

/// A dial whose action begins at the number that was there when it was made.
///
/// Its binding keeps all laws.
struct CapturedStep: BindingSystem {
  typealias Model = DialModel
  let source: Source<Int>
  private let number: Int

  init(source: Source<Int>) { (self.source, number) = (source, source.value) }

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> { source.binding }

  func perform(_ action: Model.Action, on source: Source<Int>) { source.rewrite((number + 1) % 3) }
}
