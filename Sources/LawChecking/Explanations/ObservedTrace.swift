import BindingGenerators
import BindingLaws

/// Where a trace leads: every echo put as the set that it was, and the base after each step.
///
/// Explanations, rows of tables and stand-alone tests are made of it.
struct ObservedTrace<Model: ReferenceModel> {
  let trace: Trace<Model>
  /// The trace without echoes.
  let operations: [BindingOperation<Model>]
  /// The base to start from, then that after each operation.
  let bases: [Model.Base]
  /// What is seen of the system at the start and after each operation; nothing of the model alone.
  var snapshots: [Snapshot] = []

  /// What is seen of a system at once.
  struct Snapshot {
    let base, predicted: Model.Base
    /// The writes by the latest operation.
    let writes: [Source<Model.Base>.Write]
    /// The held ports.
    let isHeld: Set<Int>
    /// What is read at each port, through fresh bindings and through those that are held; `nil` where
    /// nobody looks, and where there is no binding.
    fileprivate(set) var fresh: [Model.Value?] = [], held: [Model.Value?] = []

    /// What is read through a handle.
    func reading(_ handle: Handle<Model.Port>) -> Model.Value? {
      handle.isHeld ? held[handle.index] : fresh[handle.index]
    }
  }

  /// The trace in the trace language.
  var lines: [String] { Trace(start: bases[0], operations: operations).lines }

  /// The last operations, from the base that they begin in.
  func suffix(_ count: Int) -> Trace<Model> {
    Trace(start: bases[bases.count - 1 - count], operations: Array(operations.suffix(count)))
  }

  /// What is seen along another trace, as far as that is the same.
  fileprivate func snapshots(along other: Trace<Model>) -> some Collection<Snapshot> {
    let isSame = zip(trace.operations, other.operations).prefix { $0 == $1 }.count
    let sameLines = zip(trace.lines, other.lines).prefix { $0 == $1 }.count
    return snapshots.prefix(trace.start == other.start ? min(1 + isSame, sameLines) : 0)
  }
}

extension CaseSpace {
  /// Where a trace leads the model.
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
  /// Where a trace leads the system.
  ///
  /// Each step is looked at on a new system that has carried out the steps before it. So a system which changes
  /// when it is read shows what happened, and not what looking did.
  ///
  /// - Parameter known: Another trace; what both have in common is not looked at again.
  func observedTrace(of trace: Trace<Model>, sharing known: ObservedTrace<Model>? = nil)
    -> ObservedTrace<Model>
  {
    // Where the one runs in a transaction and the other does not, nothing is shared.
    let isOutside = known != nil && variation == .outside
    var snapshots = known.map { isOutside ? [] : Array($0.snapshots(along: trace)) } ?? []
    while snapshots.count <= trace.operations.count {
      snapshots.append(
        snapshot(of: machine(after: snapshots.count, of: trace, isOutside: isOutside)))
    }
    let operations = trace.operations.enumerated().map { place, operation in
      operation.withEcho {
        snapshots[place].reading($0)
          ?? moment(of: machine(after: place, of: trace, isOutside: isOutside)).reading($0)
      }
    }
    let start = [traits.keeper == .source ? snapshots[0].base : trace.start]
    return ObservedTrace(
      trace: trace, operations: operations, bases: start + snapshots.dropFirst().map(\.base),
      snapshots: snapshots)
  }

  /// What is seen of a system now: first through fresh bindings, then through those that are held.
  func snapshot(of machine: any Machine) -> ObservedTrace<Model>.Snapshot {
    let moment = moment(of: machine)
    let handles = space.world.handles
    var snapshot = ObservedTrace<Model>.Snapshot(
      base: moment.base, predicted: space.table.base(of: machine.state), writes: moment.writes,
      isHeld: Set(machine.held))
    let isSeen = handles.map { handle in
      readsForReports
        && (model.isPresent(handle.port, in: snapshot.base)
          || model.isPresent(handle.port, in: snapshot.predicted))
    }
    snapshot.fresh = handles.map { isSeen[$0.index] ? read($0, on: machine) : nil }
    snapshot.held = handles.map { isSeen[$0.index] ? read($0.held, on: machine) : nil }
    return snapshot
  }

  /// A system after so many operations; the latest one's writes are those that count.
  ///
  /// - Parameter restsAlways: Whether a store comes to rest after each, where the law lets it.
  func machine(
    after count: Int, of trace: Trace<Model>, restsAlways: Bool = true, isOutside: Bool = false
  ) -> any Machine {
    recorder?.willLook()
    let machine = machine(
      in: space.table.state(of: trace.start), inTransaction: isAboutTransactions && !isOutside,
      restsAlways: restsAlways && !awaitsSets)
    let moment = moment(of: machine)
    for operation in trace.operations.prefix(count) {
      machine.mark()
      moment.perform(operation)
    }
    return machine
  }
}

extension BindingOperation {
  /// The operation, or, if it is an echo, the set of what is read.
  fileprivate func withEcho(_ read: (Handle<Model.Port>) -> Model.Value) -> BindingOperation {
    guard kind == .echo, let handle else { return self }
    return .set(handle, read(handle))
  }
}
