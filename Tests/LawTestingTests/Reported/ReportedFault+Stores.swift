import LawTesting
import Observation
import Testing

// Classes of an app.

extension ReportedFault {
  static let stores = [
    ReportedFault(
      .setGet, what: "the base changed, and the reading did not", PublishedLater<Faulty>.self,
      PublishedLater<Corrected>.self),
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
      "MovedSetting", .relaunch,
      // The report goes on in another line.
      what: #"the base has to be ["new": on] and is ["new": on, "old": on], and no port tells the"#,
      faulty: { expect(MovedSetting<Faulty>.self, obeys: [.relaunch]) },
      corrected: { expect(MovedSetting<Corrected>.self, obeys: [.relaunch]) }),
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

/// The tabs of two windows.
///
/// Both windows of the faulty one have the same tab.
struct SharedTab<Now: Stage>: StoreSystem {
  static var model: FieldsModel<Tabs, Bool> { FieldsModel(of: [Tabs()], over: [\.left, \.right]) }
  let left = Memory(false)
  let right = Memory(false)
  private var own: Memory<Bool> { Now.isFaulty ? left : right }
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

/// A toggle that is on as soon as it is asked for.
///
/// The faulty one remains on when the request fails.
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
  let request = Memory(Request())
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
  let defaults: Memory<[String: Bool]>

  init() { self.init(defaults: [:]) }

  private init(defaults stored: [String: Bool]) {
    defaults = Memory(stored)
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
