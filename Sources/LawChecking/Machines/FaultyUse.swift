import BindingLaws

/// A binding or a control inside a fault, in numbers.
///
/// Equal values have the same number.
protocol FaultyUse: AnyObject {
  /// The number of its port.
  var portNumber: Int { get }
  /// The number of ports.
  var ports: Int { get }
  /// The memory of this binding.
  var bindingMemory: FaultMemory { get }
  /// The memory that all bindings and controls of the system share.
  var systemMemory: FaultMemory { get }
  /// Notes that the fault does something that the system alone would not do.
  func noteEffect()

  // The system alone does these.

  func read() -> Int
  func set(_ value: Int)
  func tap()
  func rendering() -> String
  /// Whether there is a binding.
  var isDerived: Bool { get }
  /// Returns the system alone at another port.
  func at(_ portNumber: Int) -> any FaultyUse
  /// Makes the system alone again, in another base over a source of its own.
  func remade(in base: Int) -> any FaultyUse

  // The source.

  /// The present base.
  ///
  /// Getting it does not count as a read.
  var base: Int { get }
  /// The base in which the system was made.
  var start: Int { get }
  /// The number of times that bindings wrote the base.
  var writes: Int { get }
  /// Reads the base, as a binding does.
  func readBase() -> Int
  /// Writes the base, as a binding does.
  func write(_ base: Int)
  /// Writes the base over what others wrote, if anybody did.
  func restore(_ base: Int)
  /// Looks at the store, if there is one.
  func readStore()

  // The model.

  func isPresent(in base: Int) -> Bool
  /// The value that the port should read now.
  var expected: Int { get }
  /// Returns the base that a set should lead to, or nil if it should be rejected.
  func expectedBase(afterSetting value: Int) -> Int?
  /// The states of a switch, or nil if values are none.
  var states: SwitchStates<Int>? { get }
  /// The simplest value.
  var simplest: Int { get }
  /// The first permitted base in the list that is not the present one.
  var otherBase: Int? { get }
  /// The last permitted base in the list.
  var lastBase: Int? { get }
}

extension FaultyUse {
  /// Notes that the next step is something that the system alone would not do.
  func notingEffect() -> Self {
    noteEffect()
    return self
  }

  var isPresent: Bool { isPresent(in: base) }

  /// The next port that is there and has a binding, or nil if there is none.
  var next: (any FaultyUse)? {
    (1..<ports).lazy.map { self.at((self.portNumber + $0) % self.ports) }
      .first { $0.isPresent && $0.isDerived }
  }

  /// Returns off for on, on for off, and anything else unchanged, also mixed.
  func negated(_ value: Int) -> Int {
    guard let states else { return value }
    if value == states.on { return states.off }
    return value == states.off ? states.on : value
  }
}
