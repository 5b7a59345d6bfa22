import TestSupport

@testable import LawChecking

/// All machines of one flag that remember one bit.
///
/// A set may lead to either base and to either bit, from each base, with each bit, for each value:
/// there are 65,536 tables. The bit is the instance's or the binding's. The set sees the base as it
/// is, or as it was when the binding was derived.
struct OneBit {
  enum Place: CaseIterable { case instance, binding }

  static let tables = 65_536

  let machine: TableMachine
  private let table: BehaviourTable
  private let place: Place

  init(_ place: Place, isCaptured: Bool) {
    self.place = place
    table = TinyWorlds.flag(
      instances: place == .instance ? 2 : 1, memories: place == .binding ? 2 : 1)
    if isCaptured { table.captured = [.set] }
    machine = TableMachine(table)
  }

  /// Fills in a table by its number.
  func fill(_ number: Int) {
    for cell in 0..<8 {
      let base = cell & 1
      let bit = cell >> 1 & 1
      let value = cell >> 2
      let next = number >> (2 * cell) & 1
      let nextBit = number >> (2 * cell + 1) & 1
      table.fill(
        .set, value: value, seen: base, instance: place == .instance ? bit : 0,
        memory: place == .binding ? bit : 0,
        with: .init(
          base: next, instance: place == .instance ? nextBit : 0,
          memory: place == .binding ? nextBit : 0))
    }
    table.finish()
  }
}
