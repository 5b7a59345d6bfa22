import BindingGenerators
import BindingLaws

extension Runner {
  /// During every operation of the trace every reader of a port is notified as the check wants it,
  /// also who has read it long before.
  func readers(_ check: Statement<Model>.ReaderCheck, _ given: Case) -> Run {
    let trial = trial(given)
    var watchers: [Watcher<System>] = []
    for (place, code) in given.operations.enumerated() {
      let readers = trial.readers(during: code, &watchers)
      look(at: trial)
      if trial.missing != nil { return Run(ending: .refused) }
      if let discrepancy = readers.lazy.compactMap(check).first {
        return Run(ending: .broken(discrepancy), reached: place + 1)
      }
    }
    look(at: trial)
    return Run(ending: .upheld)
  }
}

extension Trial {
  /// Carries out an operation while every port that is there is watched, through a binding that is
  /// derived for each read and through the one that is held.
  ///
  /// - Parameter watchers: Who watches since operations before, one for each binding; what becomes of
  ///   them. Somebody new joins them during each operation: who comes later may find things read.
  fileprivate func readers(
    during code: OperationCode, _ watchers: inout [Watcher<System>]
  ) -> [Reader<Model>] {
    let held = held.map { table.world.handles[$0].held }
    let handles = present + held.filter { Model.isPresent($0.port, in: base) }
    let stayed = watchers.filter { handles.contains($0.handle) }
    stayed.forEach { $0.takeTurn() }
    let all = stayed + handles.map { Watcher(beginning: $0, of: self) }
    all.forEach { $0.forget() }
    source.look()
    mark()
    probe.beforeLook = { all.forEach { $0.takeTurn() } }
    perform(code)
    probe.beforeLook = nil
    all.forEach { $0.takeTurn() }
    let setPort = code.kind.isUse ? table.world.handles[code.port].port : nil
    let readers = all.compactMap { reader($0, setPort) }
    watchers = handles.compactMap { handle in all.first { $0.handle == handle } }
      .filter { !code.letsGo(of: $0.handle) }
    return readers
  }

  /// What came of a watcher; `nil` where its port is gone.
  private func reader(_ watcher: Watcher<System>, _ setPort: Port?) -> Reader<Model>? {
    let (handle, notices, shown) = (watcher.handle, watcher.notices, watcher.shown)
    guard Model.isPresent(handle.port, in: before), Model.isPresent(handle.port, in: base),
      let reading = read(handle)
    else { return nil }
    return Reader(
      handle, setPort: setPort, before: before, after: base, notices: notices, shown: shown,
      reading: reading)
  }
}

extension OperationCode {
  /// Whether another binding is held afterwards in place of this one.
  fileprivate func letsGo<Port>(of handle: Handle<Port>) -> Bool {
    handle.isHeld && (kind == .holdAll || kind == .hold && handle.index == port)
  }
}

extension OperationKind {
  /// Whether it sets a port.
  fileprivate var isUse: Bool { self == .set || self == .echo || self == .tap }
}
