import LawTesting
import Observation
import Testing

// Classes of an app, and sets that land later.

extension ReportedFault {
  static let stores = [
    ReportedFault(
      .setGet, what: "the base changed, and the reading did not", PublishedLater<Faulty>.self,
      PublishedLater<Corrected>.self),
    ReportedFault(
      .readAtOnce, what: "the base changed, and the reading did not", SettledLater<Faulty>.self,
      SettledLater<Corrected>.self),
    ReportedFault(
      .conforms, what: "the base changed, and the reading did not", WatchedFile<Faulty>.self,
      WatchedFile<Corrected>.self),
    ReportedFault(
      .lastSetShows, what: "what is read is what an earlier set stored", Replied<Faulty>.self,
      Replied<Corrected>.self),
    ReportedFault(
      "MovedSetting", .relaunch,
      what: "the base is not as the model says, and no port tells the difference",
      faulty: { expect(MovedSetting<Faulty>.self, obeys: [.relaunch]) },
      corrected: { expect(MovedSetting<Corrected>.self, obeys: [.relaunch]) }),
    ReportedFault(
      .deferredArrives, what: nil, QueuedSaves<Faulty>.self, QueuedSaves<Corrected>.self),
    ReportedFault(
      "LateFocus", .deferredArrives, what: nil,
      faulty: { expect(LateFocus<Faulty>.self, obeys: .time) },
      corrected: { expect(LateFocus<Corrected>.self, obeys: .time) }),
  ]

  /// The faults that need Observation.
  static var observed: [ReportedFault] {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return [] }
    return [
      ReportedFault(
        "ObservedFlags", .silence, what: nil,
        faulty: { expect(ObservedFlags<Faulty>.self, obeys: .notification) },
        corrected: { expect(ObservedFlags<Corrected>.self, obeys: .notification) })
    ]
  }
}

/// A value, the one that is shown, and jobs that are put off.
final class Published<Value> {
  var value: Value
  var shown: Value
  var queue: [() -> Void] = []
  init(_ value: Value) {
    self.value = value
    shown = value
  }
  func drain() {
    let jobs = queue
    queue = []
    for job in jobs { job() }
  }
}

/// A setting that is published.
///
/// Sets of the faulty one publish nothing.
protocol PublishedSetting: BindingSystem where Model == CellModel<Bool> {
  associatedtype Now: Stage
  var setting: Published<Bool> { get }
}

extension PublishedSetting {
  static var model: Model { CellModel() }

  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { setting.shown },
      set: {
        setting.value = $0
        if !Now.isFaulty { setting.shown = $0 }
      })
  }
}

/// A setting that is published at once.
///
/// The faulty one publishes external writes, but no sets.
struct PublishedLater<Now: Stage>: StoreSystem, PublishedSetting {
  let setting = Published(false)
  var base: Bool {
    get { setting.value }
    nonmutating set {
      setting.value = newValue
      setting.shown = newValue
    }
  }
}

/// A setting that is published once the store has settled.
///
/// Sets of the faulty one do not show before.
struct SettledLater<Now: Stage>: StoreSystem, DeferredSystem, PublishedSetting {
  let setting = Published(false)
  var base: Bool {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }
  func settle() { setting.shown = setting.value }
  static var readsSetsAtOnce: Bool { true }
}

/// A toggle that shows a set at once, and then the store's answer.
///
/// The faulty one shows the answer to an earlier set, too.
struct Replied<Now: Stage>: StoreSystem, SteppedSystem {
  final class Store {
    var isOn = false
    var shown: Bool?
    var requests: [Bool] = []
  }
  static var model: CellModel<Bool> { CellModel() }
  static var readsSetsAtOnce: Bool { true }
  let store = Store()
  var base: Bool {
    get { store.isOn }
    nonmutating set { store.isOn = newValue }
  }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { store.shown ?? store.isOn },
      set: { isOn in
        store.shown = isOn
        store.requests.append(isOn)
      })
  }
  func settleOnce() -> Bool {
    if store.requests.isEmpty { return false }
    store.isOn = store.requests.removeFirst()
    if Now.isFaulty || store.requests.isEmpty { store.shown = nil }
    return true
  }
}

/// A setting that an older version kept under another name, from which a launch moves it.
///
/// A set of the faulty one keeps what is stored under that name.
struct MovedSetting<Now: Stage>: StoreSystem, RelaunchingSystem {
  struct Model: ReferenceModel {
    typealias Port = SinglePort
    var bases: [[String: Bool]]? { [[:], ["old": true], ["new": true]] }
    func get(_: Port, in stored: [String: Bool]) -> Bool { stored["new"] ?? false }
    func set(_ isOn: Bool, at _: Port, in _: [String: Bool]) -> [String: Bool] { ["new": isOn] }
  }
  static var model: Model { Model() }
  let defaults: Published<[String: Bool]>

  init() { self.init(defaults: [:]) }

  private init(defaults stored: [String: Bool]) {
    defaults = Published(stored)
    if let old = defaults.value.removeValue(forKey: "old") { defaults.value["new"] = old }
  }

  var base: [String: Bool] {
    get { defaults.value }
    nonmutating set { defaults.value = newValue }
  }
  func relaunched() -> Self { Self(defaults: defaults.value) }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { defaults.value["new"] ?? false },
      set: { isOn in
        defaults.value["new"] = isOn
        // Otherwise the value of an older version comes back at the next launch.
        if !Now.isFaulty { defaults.value["old"] = nil }
      })
  }
}

/// A file that is watched for external writes.
///
/// The faulty one is watched only until it is set.
struct WatchedFile<Now: Stage>: StoreSystem {
  final class File {
    var content = false
    var shown = false
    var isWatched = true
  }
  static var model: CellModel<Bool> { CellModel() }
  let file = File()
  var base: Bool {
    get { file.content }
    nonmutating set {
      file.content = newValue
      if file.isWatched { file.shown = newValue }
    }
  }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { file.shown },
      set: {
        file.content = $0
        file.shown = $0
        file.isWatched = !Now.isFaulty
      })
  }
}

/// A colour that is saved later.
///
/// The faulty one saves in reverse order.
struct QueuedSaves<Now: Stage>: StoreSystem, DeferredSystem {
  static var model: CellModel<Colour> { CellModel() }
  let saved = Published(Colour.allCases[0])
  var base: Colour {
    get { saved.value }
    nonmutating set {
      saved.value = newValue
      saved.shown = newValue
      saved.queue = []
    }
  }
  func binding(_: SinglePort) -> MyBinding<Colour> {
    MyBinding(
      get: { saved.shown },
      set: { new in
        saved.shown = new
        saved.queue.append { [saved] in saved.value = new }
      })
  }
  func settle() {
    if Now.isFaulty { saved.queue.reverse() }
    saved.drain()
  }
}

struct Tabs: Equatable {
  var left = false
  var right = false
}

/// Two flags that are observed.
///
/// The faulty ones are observed as one.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservedFlags<Now: Stage>: StoreSystem, NotifyingSystem {
  @Observable final class Whole {
    var tabs = Tabs()
  }
  @Observable final class Parts {
    var left = false
    var right = false
  }
  static var model: FieldsModel<Tabs, Bool> {
    FieldsModel(of: [Tabs()], over: [\.left, \.right])
  }
  let whole = Whole()
  let parts = Parts()
  var base: Tabs {
    get { Now.isFaulty ? whole.tabs : Tabs(left: parts.left, right: parts.right) }
    nonmutating set {
      if Now.isFaulty { return whole.tabs = newValue }
      if parts.left != newValue.left { parts.left = newValue.left }
      if parts.right != newValue.right { parts.right = newValue.right }
    }
  }
  func binding(_ path: WritableKeyPath<Tabs, Bool>) -> MyBinding<Bool> {
    if Now.isFaulty {
      return MyBinding(get: { whole.tabs[keyPath: path] }, set: { whole.tabs[keyPath: path] = $0 })
    }
    return path == \.left
      ? MyBinding(get: { parts.left }, set: { parts.left = $0 })
      : MyBinding(get: { parts.right }, set: { parts.right = $0 })
  }
}

/// A focus that lands later.
///
/// The faulty one reads the selection when it is set, and not when the set lands.
struct LateFocus<Now: Stage>: DeferredSystem {
  static var model: SelectionModel<Colour> { SelectionModel() }
  let source: Source<Colour?>
  private let pending = Published(0)
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: { isOn in
        if Now.isFaulty && isOn == (source.value == colour) { return }
        pending.queue.append { [source] in
          if isOn || Now.isFaulty || source.value == colour {
            source.value = isOn ? colour : nil
          }
        }
      })
  }
  func settle() { pending.drain() }
}
