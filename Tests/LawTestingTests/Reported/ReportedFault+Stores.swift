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
      .readAtOnce, what: "neither the base nor the reading changed", PromptedPage<Faulty>.self,
      PromptedPage<Corrected>.self),
    ReportedFault(
      .readAtOnce, what: "the base changed, and the reading did not", TypedLater<Faulty>.self,
      TypedLater<Corrected>.self),
    ReportedFault(
      .conforms, what: "at the start, right has to be off and is on", SharedTab<Faulty>.self,
      SharedTab<Corrected>.self),
    ReportedFault(
      .conforms, what: "the action did not change the base", FailedRequest<Faulty>.self,
      FailedRequest<Corrected>.self),
    ReportedFault(
      .conforms, what: "the base changed, and the reading did not", WatchedFile<Faulty>.self,
      WatchedFile<Corrected>.self),
    ReportedFault(
      .lastSetShows, what: "what is read is what an earlier set stored", Replied<Faulty>.self,
      Replied<Corrected>.self),
    ReportedFault(
      "MovedSetting", .relaunch,
      // The report goes on in another line.
      what: #"the base has to be ["new": on] and is ["new": on, "old": on], and no port tells the"#,
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

/// A page that is saved later; what a set of the faulty one asks for shows only then.
struct PromptedPage<Now: Stage>: StoreSystem, DeferredSystem {
  static var model: CellModel<Colour> { CellModel() }
  static var readsSetsAtOnce: Bool { true }
  let page = Published(Colour.allCases[0])
  var base: Colour {
    get { page.value }
    nonmutating set {
      page.value = newValue
      page.shown = newValue
    }
  }
  func settle() { page.drain() }
  func binding(_: SinglePort) -> MyBinding<Colour> {
    MyBinding(
      get: { page.shown },
      set: { new in
        if !Now.isFaulty { page.shown = new }
        page.queue.append { [page] in
          page.value = new
          page.shown = new
        }
      })
  }
}

/// A text that is published once the store has settled, even if it is written externally; what is typed into
/// the faulty one does not show before.
struct TypedLater<Now: Stage>: StoreSystem, DeferredSystem {
  struct Model: ReferenceModel {
    typealias Port = SinglePort
    var bases: [String]? { ["", "a"] }
    var values: [String]? { ["", "a"] }
    func get(_: Port, in text: String) -> String { text }
    func set(_ new: String, at _: Port, in _: String) -> String { new }
  }
  static var model: Model { Model() }
  static var readsSetsAtOnce: Bool { true }
  let text = Published("")
  private let typed = Published<String?>(nil)
  var base: String {
    get { text.value }
    nonmutating set { text.value = newValue }
  }
  func settle() {
    text.shown = text.value
    typed.value = nil
  }
  func binding(_: SinglePort) -> MyBinding<String> {
    MyBinding(
      get: { typed.value ?? text.shown },
      set: { new in
        text.value = new
        if !Now.isFaulty { typed.value = new }
      })
  }
}

/// The tabs of two windows; those of the faulty one are one.
struct SharedTab<Now: Stage>: StoreSystem {
  static var model: FieldsModel<Tabs, Bool> { FieldsModel(of: [Tabs()], over: [\.left, \.right]) }
  let left = Published(false)
  let right = Published(false)
  private var own: Published<Bool> { Now.isFaulty ? left : right }
  var base: Tabs {
    get { Tabs(left: left.value, right: own.value) }
    nonmutating set {
      own.value = newValue.right
      left.value = newValue.left
    }
  }
  func binding(_ path: WritableKeyPath<Tabs, Bool>) -> MyBinding<Bool> {
    let own = path == \.left ? left : own
    return MyBinding(get: { own.value }, set: { own.value = $0 })
  }
}

/// A toggle that is on as soon as it is asked for; a request that fails leaves the faulty one so.
struct FailedRequest<Now: Stage>: StoreSystem {
  struct Request: Equatable {
    var isKept = false
    var isShown = false
  }
  struct Model: ReferenceModel {
    enum Action: CaseIterable { case fail }
    typealias Port = SinglePort
    var bases: [Request]? { [Request(), Request(isKept: true, isShown: true)] }
    var actions: [Action] { Action.allCases }
    func get(_: Port, in request: Request) -> Bool { request.isShown }
    func set(_ isOn: Bool, at _: Port, in request: Request) -> Request {
      Request(isKept: request.isKept, isShown: isOn)
    }
    func apply(_: Action, to request: Request) -> Request {
      Request(isKept: request.isKept, isShown: request.isKept)
    }
  }
  static var model: Model { Model() }
  let request = Published(Request())
  var base: Request {
    get { request.value }
    nonmutating set { request.value = newValue }
  }
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { request.value.isShown }, set: { request.value.isShown = $0 })
  }
  func perform(_: Model.Action) {
    if Now.isFaulty && request.value.isShown { return }
    request.value.isShown = request.value.isKept
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
