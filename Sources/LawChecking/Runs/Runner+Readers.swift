import BindingGenerators
import BindingLaws

extension Runner {
  /// During every operation of the trace everybody who has read a port is told as the check wants it.
  func readers(_ check: Statement<Model>.ReaderCheck, _ given: Case) -> Run {
    let trial = trial(given)
    for (place, code) in given.operations.enumerated() {
      let readers = trial.readers(during: code)
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
  fileprivate func readers(during code: OperationCode) -> [Reader<Model>] {
    let held = held.map { table.world.handles[$0].held }
    let handles = present + held.filter { Model.isPresent($0.port, in: base) }
    let watchers = handles.map { Watcher($0, of: self) }
    watchers.forEach { $0.begin() }
    watchers.forEach { $0.forget() }
    source.look()
    mark()
    beforeLook = { watchers.forEach { $0.takeTurn() } }
    perform(code)
    beforeLook = nil
    watchers.forEach { $0.takeTurn() }
    watchers.forEach { $0.end() }
    let setPort = code.kind.isUse ? table.world.handles[code.port].port : nil
    return watchers.compactMap { reader($0, setPort) }
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

extension OperationKind {
  /// Whether it sets a port.
  fileprivate var isUse: Bool { self == .set || self == .echo || self == .tap }
}
