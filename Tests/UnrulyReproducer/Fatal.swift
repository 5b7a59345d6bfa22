import BindingLaws
import Deaths

/// A dial that ends its process at one place, if a digit is 3.
struct Fatal<Cause: Death, Place: FatalPlace>: BindingSystem {
  static var model: Dial { Dial() }
  let source: Source<Int>

  init(source: Source<Int>) {
    self.source = source
    Place.visit(.making, source.value, Cause.self)
  }

  func binding(_ port: Dial.Port) -> ClosureBinding<Int> {
    Place.visit(.deriving, source.value, Cause.self)
    return ClosureBinding(
      get: {
        let value = Dial().get(port, in: source.value)
        Place.visit(.getting, value, Cause.self)
        return value
      },
      set: { value in
        Place.visit(.setting, value, Cause.self)
        source.value = Dial().set(value, at: port, in: source.value)
      })
  }

  func perform(_ action: Dial.Action, on source: Source<Int>) {
    Place.visit(.acting, source.base, Cause.self)
    source.rewrite(Dial().apply(action, to: source.base))
  }
}

/// A model of two digits in one number.
struct Dial: ReferenceModel {
  enum Port: CaseIterable { case low, high }
  enum Action: CaseIterable { case turn }

  var ports: [Port] {
    Witness.note()
    return Port.allCases
  }
  var bases: [Int]? { Array(0..<16) }
  var values: [Int]? { Array(0..<4) }
  var actions: [Action] { Action.allCases }
  func get(_ port: Port, in base: Int) -> Int {
    Witness.note()
    return port == .low ? base % 4 : base / 4
  }
  func set(_ value: Int, at port: Port, in base: Int) -> Int {
    port == .low ? base / 4 * 4 + value : value * 4 + base % 4
  }
  func apply(_ action: Action, to base: Int) -> Int { (base + 5) % 16 }
}
