import BindingGenerators
import BindingLaws

/// A trace as it ran: each echo as the set that it was, and the base after each step.
///
/// Explanations, rows of tables and stand-alone tests are made from it.
struct ObservedTrace<Model: ReferenceModel> {
  let trace: Trace<Model>
  /// The trace, with sets instead of echoes.
  let operations: [BindingOperation<Model>]
  /// The base at the start, and after each operation.
  let bases: [Model.Base]
  /// The snapshots of the system at the start and after each operation.
  ///
  /// Empty if only the model ran.
  var snapshots: [Snapshot] = []

  /// The trace in the trace language.
  var lines: [String] { Trace(start: bases[0], operations: operations).lines }

  /// Returns the last operations, from the base in which they begin.
  func suffix(_ count: Int) -> Trace<Model> {
    Trace(start: bases[bases.count - 1 - count], operations: Array(operations.suffix(count)))
  }

  /// Returns the snapshots that hold for another trace, too, because it begins with the same operations.
  fileprivate func snapshots(along other: Trace<Model>) -> some Collection<Snapshot> {
    let sameOperations = zip(trace.operations, other.operations).prefix { $0 == $1 }.count
    // Operations that are equal may still be written in different texts.
    let sameLines = zip(trace.lines, other.lines).prefix { $0 == $1 }.count
    return snapshots.prefix(trace.start == other.start ? min(1 + sameOperations, sameLines) : 0)
  }
}

extension CaseSpace {
  /// Returns a trace as it runs on the model.
  func predictedTrace(of trace: Trace<Model>) -> ObservedTrace<Model> {
    let states = states(along: trace.operations, from: table.state(of: trace.start))
    let operations = zip(trace.operations, states).map { operation, state in
      operation.withEcho { table.readings[state * world.handles.count + $0.index] }
    }
    return ObservedTrace(
      trace: trace, operations: operations, bases: states.map { table.base(of: $0) })
  }
}

extension Subject {
  /// Returns a trace as it runs on the system.
  ///
  /// The snapshot after each step is taken of a new system that has carried out the steps up to it. So a
  /// system that changes when it is read shows what happened, and not the effect of snapshots.
  func observedTrace(of trace: Trace<Model>) -> ObservedTrace<Model> {
    observedTrace(of: trace, beginningWith: [], isOutside: false)
  }

  /// Returns the trace of another run, as it runs on the system beside the first.
  ///
  /// - Parameter known: The first trace. The snapshots of the beginning that both share are used again.
  func observedTrace(
    of trace: Trace<Model>, sharing known: ObservedTrace<Model>
  ) -> ObservedTrace<Model> {
    // The first trace runs in a transaction, and this one does not: they share nothing.
    if variation == .outside {
      return observedTrace(of: trace, beginningWith: [], isOutside: true)
    }
    let shared = Array(known.snapshots(along: trace))
    return observedTrace(of: trace, beginningWith: shared, isOutside: false)
  }

  /// Returns a trace as it runs on the system, with these snapshots of its beginning.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - known: The snapshots of its beginning.
  ///   - isOutside: Whether it runs outside of the transaction that the law is about.
  private func observedTrace(
    of trace: Trace<Model>, beginningWith known: [ObservedTrace<Model>.Snapshot], isOutside: Bool
  ) -> ObservedTrace<Model> {
    var snapshots = known
    while snapshots.count <= trace.operations.count {
      snapshots.append(
        snapshot(of: machine(after: snapshots.count, of: trace, isOutside: isOutside)))
    }
    let operations = trace.operations.enumerated().map { place, operation in
      operation.withEcho { handle in
        snapshots[place].reading(handle)
          ?? moment(of: machine(after: place, of: trace, isOutside: isOutside)).reading(handle)
      }
    }
    let start = [traits.keeper == .source ? snapshots[0].base : trace.start]
    return ObservedTrace(
      trace: trace, operations: operations, bases: start + snapshots.dropFirst().map(\.base),
      snapshots: snapshots)
  }

  /// Makes a system that has carried out some operations of a trace.
  ///
  /// Only the latest one's writes count.
  ///
  /// - Parameters:
  ///   - count: The number of operations.
  ///   - trace: The trace.
  ///   - settling: The times at which a store settles by itself. A law that awaits sets says by itself when
  ///     they land: then no store settles after an operation.
  ///   - isOutside: Whether a law about transactions compares this run, which is in none.
  func machine(
    after count: Int, of trace: Trace<Model>, settling: StoreSettling = .afterEachOperation,
    isOutside: Bool = false
  ) -> any Machine {
    recorder?.willLook()
    let settlesTooOften = awaitsSets && settling == .afterEachOperation
    let machine = machine(
      in: space.table.state(of: trace.start), inTransaction: isAboutTransactions && !isOutside,
      settling: settlesTooOften ? .atStart : settling)
    let moment = moment(of: machine)
    for operation in trace.operations.prefix(count) {
      machine.mark()
      moment.perform(operation)
    }
    return machine
  }
}

extension BindingOperation {
  /// Returns the operation, with an echo replaced by the set of what is read.
  fileprivate func withEcho(_ read: (Handle<Model.Port>) -> Model.Value) -> BindingOperation {
    guard kind == .echo, let handle else { return self }
    return .set(handle, read(handle))
  }
}
