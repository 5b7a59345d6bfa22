package import BindingLaws

extension OperationKind {
  /// The kinds from which a trace is drawn.
  ///
  /// The others come from laws alone. Draws number the kinds in this order: another order changes the cases of
  /// every seed.
  static let drawn: [OperationKind] = [.set, .tap, .echo, .write, .act, .hold, .get]
}

/// An operation in numbers, as it is drawn, carried out and counted.
///
/// `TransitionTable.draw` assigns it to uninitialised memory.
package struct OperationCode: BitwiseCopyable, Hashable, Codable, Sendable {
  package var kind: OperationKind
  /// Whether it uses the held binding of the port.
  package var isHeld: Bool
  /// The number of the task that carries it out, from 1.
  ///
  /// The number is 0 if there are no tasks.
  package var task: UInt8 = 0
  /// The number of the port.
  package var port: Int
  /// The number of the value, for `write` of the base, for `act` of the action.
  ///
  /// The number is -1 until one is generated.
  package var value: Int

  package init(_ kind: OperationKind, port: Int = 0, isHeld: Bool = false, value: Int = 0) {
    self.kind = kind
    self.isHeld = isHeld
    self.port = port
    self.value = value
  }

  /// A port, through a fresh or a held binding.
  package struct Place: Hashable, Sendable {
    package let port: Int
    package let isHeld: Bool

    /// The number of the place: even for fresh ones, odd for held ones.
    ///
    /// Kept tokens contain these numbers.
    package var number: Int { 2 * port + (isHeld ? 1 : 0) }
  }

  /// The place of the operation.
  package var place: Place { Place(port: port, isHeld: isHeld) }
}

extension OperationCode.Place {
  /// Makes the place of a number.
  package init(number: Int) { self.init(port: number / 2, isHeld: number % 2 == 1) }
}
