import BindingLaws

/// The memory of a system whose sets land later.
final class Pending<Value> {
  /// The clock by which sets land.
  let clock = VirtualClock()
  /// The set value that has not landed.
  ///
  /// Nil if there is none, and in systems that never ask for it.
  var value: Value?
  /// The number of the appointment at which the latest set lands or has landed.
  private var number: Int?

  /// Lets a set land later, in place of the pending one.
  func land(after pause: VirtualClock.Pause, _ body: @escaping () -> Void) {
    // If it has landed already, there is nothing left to cancel.
    if let number { clock.cancel(number) }
    number = clock.after(pause, body)
  }
}

/// A system whose sets land later.
protocol ClockedSystem: PlainSystem, DeferredSystem {
  /// The memory for sets that have not landed.
  var pending: Pending<Model.Value> { get }
}

extension ClockedSystem {
  static var model: ExactCellModel { ExactCellModel() }
  func settle() { pending.clock.runOut() }
}

/// A model of a cell of three values, the usual model of a `ClockedSystem`.
///
/// It is not `CellModel`, whose port traces call `value`: they call this one `it`. Traces name bases and
/// values here, and draws and tokens number them: names and orders have to stay.
struct ExactCellModel: ReferenceModel {
  var bases: [Int]? { [0, 1, 2] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: OnlyPort, in base: Int) -> Int { base }
  func set(_ value: Int, at port: OnlyPort, in base: Int) -> Int { value }
}
