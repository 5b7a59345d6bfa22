import Testing

@testable import BindingLaws

/// A flag through a binding that may drop what it is set to, and may be gone.
private struct Flag: BindingSystem {
  typealias Model = CellModel<Bool>

  /// What is wrong with the binding.
  enum Fault { case none, dropsSets, isMissing }
  let source: Source<Bool>
  var fault = Fault.none

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> FlagBinding? {
    fault == .isMissing ? nil : FlagBinding(source: source, drops: fault == .dropsSets)
  }
}

private struct FlagBinding: BindingProtocol {
  let source: Source<Bool>
  let drops: Bool

  var wrappedValue: Bool {
    get { source.value }
    nonmutating set { if !drops { source.value = newValue } }
  }
}

/// The room of a flag: two bases, off and on, which are the two values, too.
private final class Room {
  let elements = UnsafeMutablePointer<Bool>.allocate(capacity: 2)
  let presence = UnsafeMutablePointer<Bool>.allocate(capacity: 2)
  let reading = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  let ports = UnsafeMutablePointer<SinglePort>.allocate(capacity: 1)
  let source = Source(false)
  var probe: Probe<Flag>

  init(_ fault: Flag.Fault) {
    (elements[0], elements[1], reading[0]) = (false, true, false)
    presence.initialize(repeating: true, count: 2)
    ports.initialize(to: SinglePort.allCases[0])
    var flag = Flag(source: source)
    flag.fault = fault
    probe = Probe(
      source, count: 1, ports: ports, values: elements, bases: elements, readings: elements,
      presence: presence, reading: reading)
    probe.make { _ in flag }
  }

  deinit {
    probe.deallocate()
    [elements, presence, reading].forEach { $0.deallocate() }
    ports.deallocate()
  }

  /// Where the system first is not as the model says.
  func run(_ steps: [ProbeStep], comparing isCompared: Bool = true) -> Int {
    withUnsafeMutablePointer(to: &probe) {
      Flag.run(steps, steps.count, comparing: isCompared, $0)
    }
  }
}

@Suite struct `The door` {
  /// Held, set on and off, written on externally, echoed.
  private let steps = [
    ProbeStep(.hold, state: 0), ProbeStep(.set, isHeld: true, value: 1, state: 1),
    ProbeStep(.set, value: 0, state: 0), ProbeStep(.write, state: 1), ProbeStep(.echo, state: 1),
    ProbeStep(.tap, state: 0), ProbeStep(.derive, state: 0), ProbeStep(nil, state: 0),
  ]

  @Test func `carries out steps on what is held and on what is fresh`() {
    let room = Room(.none)
    #expect(room.run(steps) == steps.count)
    #expect(room.source.writes.map(\.base) == [true, false, true, false])
  }

  @Test func `stops after the first step that leads elsewhere than in the model`() {
    #expect(Room(.dropsSets).run(steps) == 1)
    #expect(Room(.none).run(steps + [ProbeStep(nil, state: 1)]) == steps.count)
  }

  @Test func `goes on where nothing is compared`() {
    #expect(Room(.dropsSets).run(steps, comparing: false) == steps.count)
  }

  @Test func `notes the port of a binding that is expected and not derived`() {
    let room = Room(.isMissing)
    #expect(room.probe.missing == -1)
    #expect(room.run([ProbeStep(.get, state: 0)]) == 0)
    #expect(room.probe.missing == 0)
  }

  @Test func `puts down what is read where that is wanted`() {
    let room = Room(.none)
    room.source.rewrite(true)
    _ = room.run([ProbeStep(.get)], comparing: false)
    #expect(!room.probe.hasReading)
    _ = room.run([ProbeStep(.get, keepsReading: true)], comparing: false)
    #expect(room.probe.hasReading)
    #expect(room.reading.pointee)
  }
}

@Suite struct `Numbers of what is seen` {
  @Test func `are equal for what is equal, and for what is written alike`() {
    let numbers = Numbering([0.5, 1.5])
    #expect([1.5, .nan, 7, .nan, 7, 0.5].map(numbers.number) == [1, 2, 3, 2, 3, 0])
  }
}
