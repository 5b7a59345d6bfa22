import OpenCombine

/// A player that notifies of every change by `objectWillChange`, and of each property by its publisher.
public final class Player: ObservableObject {
  @Published public var isOn = false
  @Published public var isMuted = false

  public init() {}

  public var power: Knob<Bool> { Knob(read: { self.isOn }, write: { self.isOn = $0 }) }
  public var mute: Knob<Bool> { Knob(read: { self.isMuted }, write: { self.isMuted = $0 }) }
}
