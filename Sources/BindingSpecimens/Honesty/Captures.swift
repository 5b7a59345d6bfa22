import BindingLaws
import LawfulBindings

/// A getter that returns the value at the time the binding was made.
///
/// The getter upholds every law of a binding that is used at once.
struct FrozenCapture: FlagSystem {
  let source: Source<Bool>

  var derived: Flag {
    let captured = source.value
    return source.binding.derive(get: { _ in captured }, put: { $0 = $1 })
  }
}

/// A toggle that reads the flag at the time its view was made.
///
/// The toggle writes correctly.
struct CapturedWithSystem: PlainFlag {
  let source: Source<Bool>
  private let isOn: Bool

  init(source: Source<Bool>) {
    self.source = source
    isOn = source.value
  }

  func get(_ port: SinglePort, in base: Bool) -> Bool { isOn }
}

/// A number that an action increments, back to 0 after 2.
///
/// Traces name bases and values here, and draws and tokens number them: names and orders have to stay.
struct DialModel: ReferenceModel {
  enum Action: CaseIterable { case next }

  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: SinglePort, in number: Int) -> Int { number }
  func set(_ value: Int, at port: SinglePort, in number: Int) -> Int { value }
  func apply(_ action: Action, to number: Int) -> Int { (number + 1) % 3 }
}

/// A dial whose action starts from the number at the time the dial was made.
///
/// Its binding upholds all laws.
struct CapturedStep: BindingSystem {
  static let model = DialModel()
  let source: Source<Int>
  private let number: Int

  init(source: Source<Int>) {
    self.source = source
    number = source.value
  }

  func binding(_ port: SinglePort) -> HeadlessBinding<Int> { source.binding }

  func perform(_ action: DialModel.Action, on source: Source<Int>) {
    source.rewrite((number + 1) % 3)
  }
}

/// A setter that writes its part into the whole that it captured at the time of its making.
///
/// Its own part is right, but it undoes what others wrote since: a lost update.
struct CapturedWhole: SidesSystem {
  let source: Source<SidedFlags>

  func binding(_ side: Side) -> Flag {
    let captured = source.value
    return source.binding.derive(
      get: { $0[keyPath: side.flag] }, put: { $0 = captured.with(side.flag, $1) })
  }
}
