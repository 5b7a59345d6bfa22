import LawTesting
import OpenCombine
import Players

extension Knob: BindingProtocol {}

/// A system whose readers are notified by a publisher: they read, and subscribe for as long as they are there.
protocol PublishingSystem: StoreSystem, NotifyingSystem {
  associatedtype Notice
  var changes: AnyPublisher<Notice, Never> { get }
}

extension PublishingSystem {
  func track(_ read: () -> Void, onChange notify: @escaping @Sendable () -> Void) -> Any? {
    read()
    return changes.sink { _ in notify() }
  }
}

/// One flag of a player.
protocol PlayerSystem: PublishingSystem where Model == CellModel<Bool> {
  associatedtype Store: ObservableObject
  var player: Store { get }
}

extension PlayerSystem {
  static var model: Model { CellModel() }

  var changes: AnyPublisher<Store.ObjectWillChangePublisher.Output, Never> {
    player.objectWillChange.eraseToAnyPublisher()
  }
}

/// Notified by the publisher of the property, of changes alone.
struct PropertyTold: PublishingSystem {
  static let model = CellModel<Bool>()
  let player = Player()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.isOn = newValue }
  }
  var changes: AnyPublisher<Bool, Never> {
    player.$isOn.removeDuplicates().dropFirst().eraseToAnyPublisher()
  }
  func binding(_ port: SinglePort) -> Knob<Bool> { player.power }
}

/// Notified by the object, whatever of it is written.
struct ObjectTold: PlayerSystem {
  let player = Player()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.isOn = newValue }
  }
  func binding(_ port: SinglePort) -> Knob<Bool> { player.power }
}

struct UntrackedPower: PlayerSystem {
  let player = UntrackedPlayer()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.isOn = newValue }
  }
  func binding(_ port: SinglePort) -> Knob<Bool> { player.power }
}

struct PowerWhenMade: PlayerSystem {
  let player = Player()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.isOn = newValue }
  }
  func binding(_ port: SinglePort) -> Knob<Bool> { player.powerWhenMade }
}

struct TwiceToldPower: PlayerSystem {
  let player = TwiceToldPlayer()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.turn(on: newValue) }
  }
  func binding(_ port: SinglePort) -> Knob<Bool> {
    Knob(read: { player.isOn }, write: { player.turn(on: $0) })
  }
}

struct TrackIsPlaying: PublishingSystem {
  static let model = CellModel<Bool>()
  let player = TrackPlayer()
  var base: Bool {
    get { player.track.value.isPlaying }
    nonmutating set { player.track.value.isPlaying = newValue }
  }
  var changes: AnyPublisher<Track, Never> { player.changes }
  func binding(_ port: SinglePort) -> Knob<Bool> { player.isPlaying }
}

struct EchoedPower: PlayerSystem {
  let player = EchoingPlayer()
  var base: Bool {
    get { player.isOn }
    nonmutating set { player.turn(on: newValue) }
  }
  func binding(_ port: SinglePort) -> Knob<Bool> {
    Knob(read: { player.isOn }, write: { player.turn(on: $0) })
  }
}
