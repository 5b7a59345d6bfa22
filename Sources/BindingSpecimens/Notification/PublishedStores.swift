import BindingLaws
import LawfulBindings

/// Notifies before a change, and of nothing else.
final class PublishedStore<Value: Equatable>: BulletinStore<Value> {
  override var value: Value {
    get { stored }
    set {
      if newValue == stored { return }
      bulletin.send()
      stored = newValue
    }
  }
}

/// A flag that notifies before it changes.
struct PublishedFlag: BulletinFlag {
  let store = PublishedStore(false)
}

/// Notifies after a change.
final class ReportedStore: BulletinStore<Bool> {
  override var value: Bool {
    get { stored }
    set {
      if newValue == stored { return }
      stored = newValue
      bulletin.send()
    }
  }
}

/// A flag that notifies after it has changed.
struct ReportedFlag: BulletinFlag {
  static var noticeTiming: NoticeTiming { .didSet }
  let store = ReportedStore(false)
}

/// Two flags, one bulletin: readers of one are notified of the other.
struct WholeStoreTold: BulletinSystem {
  typealias Model = SidesModel
  let store = PublishedStore(SidedFlags())

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { store.value[keyPath: port.flag] },
      set: { isOn, _ in store.value[keyPath: port.flag] = isOn })
  }
}

/// Notifies by hand, though its property does already.
final class TwiceToldStore: BulletinStore<Bool> {
  override var value: Bool {
    get { stored }
    set {
      if newValue == stored { return }
      bulletin.send()
      bulletin.send()
      stored = newValue
    }
  }
}

/// A flag that notifies twice for each change.
struct ToldTwice: BulletinFlag {
  let store = TwiceToldStore(false)
}

/// Writes back what it hears of, as a widget does that takes a change by the program for one by a
/// person.
final class EchoingStore: BulletinStore<Bool> {
  private var isEchoing = false

  override var value: Bool {
    get { stored }
    set {
      if newValue == stored && !isEchoing { return }
      bulletin.send()
      stored = newValue
      if isEchoing { return }
      isEchoing = true
      self.value = newValue
      isEchoing = false
    }
  }
}

/// A flag whose widget echoes each change as a write.
struct EchoedChange: BulletinFlag {
  let store = EchoingStore(false)
}

/// Notifies at once, and changes when it is drained.
final class HastyStore: BulletinStore<Bool> {
  private let queue = WorkQueue()

  override var value: Bool {
    get { stored }
    set {
      if newValue == stored { return }
      bulletin.send()
      queue.later { [unowned self] in stored = newValue }
    }
  }

  override func settle() { queue.drain() }
}

/// A flag that notifies before it changes later, so that a reader that looks again sees what was there before.
struct ToldTooEarly: BulletinFlag {
  let store = HastyStore(false)
}

/// A flag whose readers look at once when they are notified, which is before it changes.
struct LookedAtTooSoon: BulletinFlag {
  static var noticeTiming: NoticeTiming { .didSet }
  let store = PublishedStore(false)
}

/// An edition of a flag: editions of one number count as equal, whatever they hold.
struct Edition: Equatable {
  let number: Int
  var isOn: Bool

  static func == (one: Edition, other: Edition) -> Bool { one.number == other.number }
}

/// Notifies of changes alone, by an equality that overlooks some.
final class EditionStore: BulletinStore<Bool> {
  private lazy var edition = Edition(number: 1, isOn: stored)

  override var value: Bool {
    get { edition.isOn }
    set {
      let next = Edition(number: 1, isOn: newValue)
      if next != edition { bulletin.send() }
      edition = next
    }
  }
}

/// A flag that counts as equal although it changed, so that nobody is notified.
struct EqualThoughChanged: BulletinFlag {
  let store = EditionStore(false)
}
