import LawTesting
import Observation
import TestSupport

// Classes of an app, and sets that land later.

extension ReportedFault {
  static let stores = [
    ReportedFault(PublishedLater.self, .setGet, like: "late-reading"),
    ReportedFault(SettledLater.self, .readAtOnce, like: "late-answer"),
    ReportedFault(WatchedFile.self, .conforms, like: "unnoticed-write"),
    ReportedFault(QueuedSaves.self, .deferredArrives, like: "first-wins"),
    ReportedFault(ObservedFlags.self, .silence, like: "notifies-all"),
    ReportedFault("LateFocus", .deferredArrives, like: "lands-as-it-was") {
      expect(LateFocus.self, obeys: .time)
    },
  ]
}

/// A setting, and what is published of it.
private final class Published<Value> {
  var value: Value
  var shown: Value
  var queue: [() -> Void] = []
  init(_ value: Value) { (self.value, shown) = (value, value) }
  func drain() {
    let jobs = queue
    queue = []
    for job in jobs { job() }
  }
}

/// A setting whose set publishes nothing.
private protocol PublishedSetting: StoreSystem where Model == CellModel<Bool> {
  var setting: Published<Bool> { get }
}

extension PublishedSetting {
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { setting.shown }, set: { setting.value = $0 })
  }
}

/// A setting that publishes what others write, and not what is set.
private struct PublishedLater: PublishedSetting {
  let setting = Published(false)
  var base: Bool {
    get { setting.value }
    nonmutating set { (setting.value, setting.shown) = (newValue, newValue) }
  }
}

/// The same where it is published when the store has settled.
private struct SettledLater: PublishedSetting, DeferredSystem {
  let setting = Published(false)
  var base: Bool {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }
  func settle() { setting.shown = setting.value }
  static var readsSetsAtOnce: Bool { true }
}

/// A file that is watched for what others write, only until it is saved.
private struct WatchedFile: StoreSystem {
  final class File {
    var content = false, shown = false, isWatched = true
  }
  typealias Model = CellModel<Bool>
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
      get: { file.shown }, set: { (file.content, file.shown, file.isWatched) = ($0, $0, false) })
  }
}

/// A number that is saved later, the last one first.
private struct QueuedSaves: StoreSystem, DeferredSystem {
  typealias Model = CellModel<Colour>
  let saved = Published(Colour.allCases[0])
  var base: Colour {
    get { saved.value }
    nonmutating set { (saved.value, saved.shown, saved.queue) = (newValue, newValue, []) }
  }
  func binding(_: SinglePort) -> MyBinding<Colour> {
    MyBinding(
      get: { saved.shown },
      set: { new in
        saved.shown = new
        saved.queue.insert({ [saved] in saved.value = new }, at: 0)
      })
  }
  func settle() { saved.drain() }
}

/// Two flags that are observed as one.
private struct ObservedFlags: StoreSystem, NotifyingSystem, FieldsShape {
  struct Tabs: Equatable {
    var left = false, right = false
  }
  @Observable final class Whole {
    var tabs = Tabs()
  }
  typealias Model = FieldsModel<Self>
  static var fields: [WritableKeyPath<Tabs, Bool>] { [\.left, \.right] }
  static var examples: [Tabs] { [Tabs()] }
  let whole = Whole()
  var base: Tabs {
    get { whole.tabs }
    nonmutating set { whole.tabs = newValue }
  }
  func binding(_ path: WritableKeyPath<Tabs, Bool>) -> MyBinding<Bool> {
    MyBinding(get: { whole.tabs[keyPath: path] }, set: { whole.tabs[keyPath: path] = $0 })
  }
}

/// A focus that lands later, as it was when it was set.
private struct LateFocus: DeferredSystem {
  typealias Model = SelectionModel<Colour>
  let source: Source<Colour?>
  private let pending = Published(0)
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: { isOn in
        if isOn == (source.value == colour) { return }
        pending.queue.append { [source] in source.value = isOn ? colour : nil }
      })
  }
  func settle() { pending.drain() }
}
