import LawTesting
import Testing

// Systems such as the comments of `NotifyingStoreSystem` and `NotifyingSystem` describe.

/// A player that notifies of each change of its volume.
final class Player {
  var afterChange: (Int) -> Void = { _ in }
  private(set) var volume = 0

  func turn(to volume: Int) {
    self.volume = volume
    afterChange(volume)
  }
}

/// The volume of a player.
struct LoudnessModel: ReferenceModel {
  var ports: [SinglePort] { [.value] }
  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [2, 1, 0] }
  func get(_ port: SinglePort, in volume: Int) -> Int { volume }
  func set(_ value: Int, at port: SinglePort, in volume: Int) -> Int { value }
}

/// The player as a system, of which each write of the volume is seen.
struct PlayerVolume: NotifyingStoreSystem {
  static let model = LoudnessModel()
  let player = Player()
  var base: Int {
    get { player.volume }
    nonmutating set { player.turn(to: newValue) }
  }
  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { player.volume }, set: { player.turn(to: $0) })
  }
  func reportWrites(to note: @escaping (Int, String?) -> Void) {
    player.afterChange = { note($0, nil) }
  }
}

@Suite struct `A store that reports its writes` {
  @Test func `is judged by laws about writes`() {
    #expect(expect(PlayerVolume.self, obeys: .setOnce)?.kind == .proved)
  }
}

/// The volume of an observed class, whose readers are notified.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor struct WatchedVolume: @MainActor StoreSystem, @MainActor NotifyingSystem {
  static let model = LoudnessModel()
  let store = TodoStore()
  var base: Int {
    get { store.volume }
    nonmutating set { store.volume = newValue }
  }
  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { store.volume }, set: { store.volume = $0 })
  }
}

@Suite struct `Readers of a store` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(.skipping(.silence, because: "each write notifies, even of the same value"))
  @MainActor func `are notified of each change`() {
    expect(WatchedVolume.self, obeys: .notification)
  }
}
