import BindingLaws
import Deaths

/// A number whose model ends the process at one place, if the number has both of its lowest bits.
struct FatalModel<Cause: Death, Place: FatalPlace>: BindingSystem {
  struct Model: ReferenceModel {
    enum Action: CaseIterable { case turn }
    var values: [Int]? { Array(0..<4) }
    var actions: [Action] { Action.allCases }
    func permits(_ base: Int) -> Bool {
      Place.visit(.making, base, Cause.self)
      return true
    }
    func isPresent(_ port: Digit.Port, in base: Int) -> Bool {
      Place.visit(.deriving, base, Cause.self)
      return true
    }
    func get(_ port: Digit.Port, in base: Int) -> Int {
      Place.visit(.getting, base, Cause.self)
      return base
    }
    func set(_ value: Int, at port: Digit.Port, in base: Int) -> Int {
      Place.visit(.setting, value, Cause.self)
      return value
    }
    func apply(_ action: Action, to base: Int) -> Int {
      Place.visit(.acting, base, Cause.self)
      return base &+ 1
    }
  }

  static var model: Model { Model() }
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding<Int> {
    Witness.note()
    return ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}
