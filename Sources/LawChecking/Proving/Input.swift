/// Anything that can be done with a system whose memory is asked for, in numbers.
struct Input: Hashable {
  /// The kinds of inputs, simplest first.
  enum Kind: UInt8, CaseIterable {
    /// Reads a binding.
    case get
    /// Sets a binding.
    case set
    /// Sets a binding in a transaction.
    case setInTransaction
    /// Taps the control of a binding.
    case tap
    /// Sets a binding to what it reads.
    case echo
    /// Looks whether a binding can be derived, and at the rendering of its control.
    case look
    /// Derives a binding and drops it.
    case derive
    /// Derives a binding and holds it from now on.
    case hold
    /// Performs an action of the world.
    case act
    /// Writes the base from behind, over a store that observes its writes: the machine's own
    /// code runs, so that the write is an input as any other.
    case write
  }

  let kind: Kind
  /// Whether the held binding of the port is used.
  let isHeld: Bool
  /// Which port; 0 where there is none to it.
  let port: Int
  /// Which value, action or base.
  let value: Int

  init(_ kind: Kind, port: Int = 0, isHeld: Bool = false, value: Int = 0) {
    (self.kind, self.isHeld, self.port, self.value) = (kind, isHeld, port, value)
  }

  /// Whether it is about one port.
  var hasPort: Bool { kind != .act && kind != .write }

  /// Whether it reads or writes through a binding or a control.
  var isUse: Bool { hasPort && kind != .look && kind != .derive && kind != .hold }

  /// The same through a binding derived for it.
  var fresh: Input { Input(kind, port: port, value: value) }
}

extension [Input] {
  /// The inputs of a world, simplest first: what a proof tries unless it is told otherwise.
  ///
  /// Echo and derive are left out: a proof has to say so.
  init(
    ports: Int, values: Int, actions: Int = 0, hasTaps: Bool = true, hasTransactions: Bool = false
  ) {
    var uses = [Input(.get)] + (0..<values).map { Input(.set, value: $0) }
    if hasTransactions { uses += (0..<values).map { Input(.setInTransaction, value: $0) } }
    if hasTaps { uses.append(Input(.tap)) }
    self = []
    for kinds in [uses, [Input(.look), Input(.hold)]] {
      for port in 0..<ports { self += kinds.map { Input($0.kind, port: port, value: $0.value) } }
    }
    for port in 0..<ports {
      self += uses.map { Input($0.kind, port: port, isHeld: true, value: $0.value) }
    }
    self += (0..<actions).map { Input(.act, value: $0) }
  }
}
