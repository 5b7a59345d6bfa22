import BindingGenerators
import BindingLaws

/// The steps of a system, to be compared with what new systems do.
struct StepsTaken {
  private(set) var steps: [Step] = []
  let machine: any Machine
  /// The base since which each port is held.
  ///
  /// A case holds only what is there: nothing else can be drawn or written.
  private var since: [Int: Int] = [:]
  /// The reading of each port at the end.
  private(set) var readings: [Int: Int] = [:]

  init(_ machine: any Machine) { self.machine = machine }

  /// Carries out an operation, unless an expected binding was not derived: then nothing more is known.
  mutating func perform(_ code: OperationCode) {
    if machine.missing != nil { return }
    let base = machine.reachedBase
    if code.kind == .hold { since[code.port] = base }
    steps.append(Step(code, in: base, since: code.isHeld ? since[code.port] : nil, on: machine))
  }

  /// Carries out the law's program, and reads all ports.
  mutating func end(with program: [OperationCode]) {
    program.forEach { perform($0) }
    for port in 0..<machine.transitions.ports where machine.isPresent(port) {
      readings[port] = machine.reading(port, isHeld: false)
    }
  }

  func observedValue(_ place: ObservedPlace) -> ObservedValue? {
    if case .reading(let port, _) = place { readings[port].map { .value($0) } } else { nil }
  }
}

extension StepsTaken {
  /// The visible effects of an operation.
  struct Step {
    let code: OperationCode
    /// The base before it.
    let before: Int
    /// The base since which its held binding is held, or nil if it uses none.
    let since: Int?
    let reading: Int?
    let reachedBase: Int
    let writes: [NumberedWrite]
    /// The rendering of the control after it, or nil if there is none.
    let rendering: String?
    /// The port whose binding was expected and not derived.
    let missing: Int?

    /// Carries out the operation.
    init(_ code: OperationCode, in before: Int, since: Int?, on machine: any Machine) {
      self.code = code
      self.before = before
      self.since = since
      machine.mark()
      if code.kind == .get {
        reading = machine.value(code.port, isHeld: code.isHeld)
      } else {
        reading = nil
        machine.perform(code)
      }
      reachedBase = machine.reachedBase
      writes = machine.writesSinceMark
      missing = machine.missing
      let isShown = machine.tapsControls && code.kind.hasPort && machine.isPresent(code.port)
      rendering = isShown ? machine.rendering(code.port) : nil
    }

    /// Returns what is seen at a place, or nil if it was not looked at.
    func observedValue(_ place: ObservedPlace) -> ObservedValue? {
      switch place {
      case .base: .base(reachedBase)
      case .writes: .writes(writes)
      case .reading: reading.map { .value($0) }
      case .rendering: rendering.map { .text($0) }
      }
    }
  }
}
