import LawTesting
import Testing

// Sets that land later, and stores that settle.

extension ReportedFault {
  static let later = [
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
      .lastSetShows, what: "what is read is what an earlier set stored", Replied<Faulty>.self,
      Replied<Corrected>.self),
    ReportedFault(
      .deferredArrives, what: nil, QueuedSaves<Faulty>.self, QueuedSaves<Corrected>.self),
    ReportedFault(
      "LateFocus", .deferredArrives, what: nil,
      faulty: { expect(LateFocus<Faulty>.self, obeys: .time) },
      corrected: { expect(LateFocus<Corrected>.self, obeys: .time) }),
  ]
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

/// A page that is saved later.
///
/// Sets of the faulty one show only then.
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

/// A text that is published once the store has settled, even if it is written externally.
///
/// What is typed into the faulty one does not show before.
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
  private let typed = Memory<String?>(nil)
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

/// A focus that lands later.
///
/// The faulty one reads the selection when it is set, and not when the set lands.
struct LateFocus<Now: Stage>: DeferredSystem {
  static var model: SelectionModel<Colour> { SelectionModel() }
  let source: Source<Colour?>
  private let pending = Memory<[() -> Void]>([])
  func binding(_ colour: Colour) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == colour },
      set: { isOn in
        if Now.isFaulty && isOn == (source.value == colour) { return }
        pending.value.append { [source] in
          if isOn || Now.isFaulty || source.value == colour {
            source.value = isOn ? colour : nil
          }
        }
      })
  }
  func settle() {
    let jobs = pending.value
    pending.value = []
    for job in jobs { job() }
  }
}
