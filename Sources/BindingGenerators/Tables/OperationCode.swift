package import BindingLaws

extension OperationKind {
  /// The kinds that a trace is drawn from; the others come from laws alone.
  ///
  /// Draws number them in this order: another order changes the cases of every seed.
  /// `SmallestFirst.md` repeats it.
  static let drawn: [OperationKind] = [.set, .tap, .echo, .write, .act, .hold, .get]
}

/// An operation in numbers, which is how it is drawn, carried out and counted.
///
/// `TransitionTable.draw` assigns it to memory that is not initialised.
package struct OperationCode: BitwiseCopyable, Hashable, Codable, Sendable {
  package var kind: OperationKind
  /// Whether the held binding of the port is used.
  package var isHeld: Bool
  /// The number of the task that carries it out, from 1; 0 where there are no tasks.
  package var task: UInt8 = 0
  /// Which port.
  package var port: Int
  /// Which value, for `write` which base, by its number in the case, for `act` which action; -1 until one is
  /// generated.
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

    /// Fresh ones have even numbers, held ones odd ones; kept tokens hold these numbers.
    package var number: Int { 2 * port + (isHeld ? 1 : 0) }
  }

  /// What it goes through.
  package var place: Place { Place(port: port, isHeld: isHeld) }
}

extension OperationCode.Place {
  /// Makes the place of a number.
  init(number: Int) { self.init(port: number / 2, isHeld: number % 2 == 1) }
}
