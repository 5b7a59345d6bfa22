import BindingGenerators
import BindingLaws

extension ObservedTrace {
  /// The state of a system at one time.
  struct Snapshot {
    /// The base of the system.
    let base: Model.Base
    /// The base that the model predicts.
    let predicted: Model.Base
    /// The writes by the latest operation.
    let writes: [Source<Model.Base>.Write]
    /// The ports whose bindings are held.
    let heldPorts: Set<Int>
    /// The reading of each port through a fresh binding.
    ///
    /// Nil if the port is not read, or without a binding.
    fileprivate(set) var fresh: [Model.Value?] = []
    /// The reading of each port through its held binding.
    ///
    /// Nil if the port is not read, or without a binding.
    fileprivate(set) var held: [Model.Value?] = []

    /// Returns the reading of a handle.
    func reading(_ handle: Handle<Model.Port>) -> Model.Value? {
      handle.isHeld ? held[handle.index] : fresh[handle.index]
    }
  }
}

extension Subject {
  /// Takes a snapshot of a system, first through fresh bindings, then through held ones.
  func snapshot(of machine: any Machine) -> ObservedTrace<Model>.Snapshot {
    let moment = moment(of: machine)
    let handles = space.world.handles
    var snapshot = ObservedTrace<Model>.Snapshot(
      base: moment.base, predicted: space.table.base(of: machine.state), writes: moment.writes,
      heldPorts: Set(machine.held))
    let isSeen = handles.map { handle in
      readsForReports
        && (model.isPresent(handle.port, in: snapshot.base)
          || model.isPresent(handle.port, in: snapshot.predicted))
    }
    snapshot.fresh = handles.map { isSeen[$0.index] ? read($0, on: machine) : nil }
    snapshot.held = handles.map { isSeen[$0.index] ? read($0.held, on: machine) : nil }
    return snapshot
  }
}
