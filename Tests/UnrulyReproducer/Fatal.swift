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

/// A number whose model ends the process at one place, if the last digit in base 4 is 3.
struct Misleading<Cause: Death, Place: FatalPlace>: BindingSystem {
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

/// An operation on a system, or a question to a model.
enum FatalMoment {
  case making, deriving, getting, setting, acting
}

/// The place at which a system or a model ends its process.
protocol FatalPlace {
  static var moment: FatalMoment { get }
}

extension FatalPlace {
  /// Ends the process if this is the moment, and the last digit is 3.
  static func visit<Cause: Death>(_ moment: FatalMoment, _ number: Int, _ cause: Cause.Type) {
    Witness.note()
    if moment == self.moment && number & 3 == 3 { Cause.die() }
  }
}

enum AtInit: FatalPlace { static var moment: FatalMoment { .making } }
enum AtDerive: FatalPlace { static var moment: FatalMoment { .deriving } }
enum AtGet: FatalPlace { static var moment: FatalMoment { .getting } }
enum AtSet: FatalPlace { static var moment: FatalMoment { .setting } }
enum AtAct: FatalPlace { static var moment: FatalMoment { .acting } }
