import TestSupport

/// A level from 0 to 2.
enum LevelModel: WholeModel {
  enum Port: CaseIterable { case level }
  static var bases: [Int]? { [0, 1, 2] }
  static func outside(_ port: Port, setting value: Int, in base: Int) -> Int { 0 }
}

/// Two switches and nothing else.
enum RadiosModel: ReferenceModel {
  struct Radios: Equatable {
    var wifi = false, bluetooth = false
  }
  enum Port: CaseIterable {
    case wifi, bluetooth
    var path: WritableKeyPath<Radios, Bool> { self == .wifi ? \.wifi : \.bluetooth }
  }

  static var values: [Bool]? { [false, true] }
  static var bases: [Radios]? {
    [false, true].flatMap { wifi in [false, true].map { Radios(wifi: wifi, bluetooth: $0) } }
  }
  static func get(_ port: Port, in base: Radios) -> Bool { base[keyPath: port.path] }
  static func set(_ value: Bool, at port: Port, in base: Radios) -> Radios {
    var base = base
    base[keyPath: port.path] = value
    return base
  }
  static func outside(_ port: Port, setting value: Bool, in base: Radios) -> Radios {
    set(false, at: port, in: base)
  }
}

/// Tasks that come, go and move.
enum TasksModel: PresenceModel {
  struct Task: Equatable {
    var name: Character, isDone = false
  }

  static var ports: [Character] { ["p", "q"] }
  static var values: [Bool]? { [false, true] }
  static var actions: [Never] { [] }
  static var bases: [[Task]]? {
    let p = [false, true].map { Task(name: "p", isDone: $0) }
    let q = [false, true].map { Task(name: "q", isDone: $0) }
    let pairs = p.flatMap { p in q.map { [p, $0] } }
    return [[]] + (p + q).map { [$0] } + pairs + pairs.map { $0.reversed() }
  }
  static func isPresent(_ name: Character, in tasks: [Task]) -> Bool {
    tasks.contains { $0.name == name }
  }
  static func get(_ name: Character, in tasks: [Task]) -> Bool {
    tasks.first { $0.name == name }?.isDone ?? false
  }
  static func set(_ isDone: Bool, at name: Character, in tasks: [Task]) -> [Task] {
    tasks.map { $0.name == name ? Task(name: name, isDone: isDone) : $0 }
  }
  static func outside(_ name: Character, setting isDone: Bool, in tasks: [Task]) -> [Task] {
    set(false, at: name, in: tasks)
  }
}

/// Turning any page off leaves none.
struct PagePicker: BindingSystem {
  typealias Model = SelectionModel<Page>
  let source: Source<Page?>
  func binding(_ page: Page) -> Accessor<Bool> {
    Accessor(get: { source.value == page }, set: { source.value = $0 ? page : nil })
  }
}

/// The volume is read when the slider is made.
struct VolumeSlider: BindingSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  func binding(_ port: Model.Port) -> Accessor<Int> {
    let volume = source.value
    return Accessor(get: { volume }, set: { source.value = $0 })
  }
}

/// A task is found by its place in the list, which is asked once.
struct TaskList: BindingSystem {
  typealias Model = TasksModel
  let source: Source<[Model.Task]>
  func binding(_ name: Character) -> Accessor<Bool>? {
    guard let place = source.value.firstIndex(where: { $0.name == name }) else { return nil }
    return Accessor(
      get: { source.value.indices.contains(place) && source.value[place].isDone },
      set: { if source.value.indices.contains(place) { source.value[place].isDone = $0 } })
  }
}

/// It never gets hotter than 1.
struct Thermostat: ModelledSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  func set(_ value: Int, at port: Model.Port) { source.value = min(value, 1) }
}

/// The second switch was copied from the first, key path and all.
struct CopiedSwitch: BindingSystem {
  typealias Model = RadiosModel
  let source: Source<Model.Radios>
  func binding(_ port: Model.Port) -> Accessor<Bool> {
    Accessor(get: { source.value.wifi }, set: { source.value.wifi = $0 })
  }
}

/// It clears the field before it fills it.
struct ClearedFirst: ModelledSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  func set(_ value: Int, at port: Model.Port) {
    source.value = 0
    source.value = value
  }
}

/// Every look saves.
struct SavingLook: BindingSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  func binding(_ port: Model.Port) -> Accessor<Int> {
    Accessor(
      get: {
        source.value = source.value
        return source.value
      }, set: { source.value = $0 })
  }
}

/// The setter changes a copy.
struct ForgottenSave: BindingSystem {
  typealias Model = RadiosModel
  let source: Source<Model.Radios>
  func binding(_ port: Model.Port) -> Accessor<Bool> {
    Accessor(
      get: { source.value[keyPath: port.path] },
      set: {
        var radios = source.value
        radios[keyPath: port.path] = $0
      })
  }
}

/// Every third set is taken for a slip of the finger.
final class SlipFilter: BindingSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  private var count = 0
  init(source: Source<Int>) { self.source = source }
  func binding(_ port: Model.Port) -> Accessor<Int> {
    Accessor(
      get: { [source] in source.value },
      set: { [self] in
        count += 1
        if count % 3 != 0 { source.value = $0 }
      })
  }
}

/// A form that was filled when it was made, and is saved whole.
struct SettingsForm: BindingSystem {
  typealias Model = RadiosModel
  let source: Source<Model.Radios>
  func binding(_ port: Model.Port) -> Accessor<Bool> {
    let form = source.value
    return Accessor(
      get: { source.value[keyPath: port.path] },
      set: { source.value = Model.set($0, at: port, in: form) })
  }
}

/// Two mistakes: a look saves, and the level is clamped.
struct TwoMistakes: BindingSystem {
  typealias Model = LevelModel
  let source: Source<Int>
  func binding(_ port: Model.Port) -> Accessor<Int> {
    let (look, thermostat) = (SavingLook(source: source), Thermostat(source: source))
    return Accessor(get: look.binding(port).get, set: thermostat.binding(port).set)
  }
}
