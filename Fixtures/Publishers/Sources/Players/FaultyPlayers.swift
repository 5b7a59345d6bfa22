import OpenCombine

/// What is on is kept beside the published number, and nobody hears when only that changes.
public final class UntrackedPlayer: ObservableObject {
  @Published public private(set) var turns = 0
  public var isOn = false

  public init() {}

  public var power: Knob<Bool> { Knob(read: { self.isOn }, write: { self.isOn = $0 }) }
}

/// A view that asks once, when it is made.
extension Player {
  public var powerWhenMade: Knob<Bool> {
    let isOn = isOn
    return Knob(read: { isOn }, write: { self.isOn = $0 })
  }
}

/// What is published is notified of by hand as well.
public final class TwiceToldPlayer: ObservableObject {
  @Published public private(set) var isOn = false

  public init() {}

  public func turn(on isOn: Bool) {
    if isOn == self.isOn { return }
    objectWillChange.send()
    self.isOn = isOn
  }
}

/// A track, which counts as the same whether it plays or not.
public struct Track: Equatable {
  public let number: Int
  public var isPlaying: Bool

  public init(number: Int, isPlaying: Bool = false) {
    self.number = number
    self.isPlaying = isPlaying
  }

  public static func == (one: Track, other: Track) -> Bool { one.number == other.number }
}

/// Views hear of another track, and not that it plays.
public final class TrackPlayer {
  public let track = CurrentValueSubject<Track, Never>(Track(number: 1))

  public init() {}

  public var isPlaying: Knob<Bool> {
    Knob(read: { self.track.value.isPlaying }, write: { self.track.value.isPlaying = $0 })
  }

  /// What views subscribe to.
  public var changes: AnyPublisher<Track, Never> {
    track.removeDuplicates().dropFirst().eraseToAnyPublisher()
  }
}

/// A slider writes what it hears of as if a person had moved it.
public final class EchoingPlayer: ObservableObject {
  @Published public var isOn = false
  private var echo: AnyCancellable?

  public init() {
    var isEchoing = false
    echo = $isOn.removeDuplicates().dropFirst().sink { [unowned self] isOn in
      if isEchoing { return }
      isEchoing = true
      self.isOn = isOn
      isEchoing = false
    }
  }

  public func turn(on isOn: Bool) {
    if isOn != self.isOn { self.isOn = isOn }
  }
}
