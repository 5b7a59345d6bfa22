import BindingGenerators
import BindingLaws

/// The readers during an operation, for the laws about readers (`.readers`).
///
/// `checkReaders` asks, once for each operation. The order of steps is the measurement.
extension SystemMachine {
  /// Carries out an operation while every port that is there is watched, through a binding that is derived
  /// for each read and through the held one.
  ///
  /// A new reader joins the earlier ones during each operation, because a later reader may find things read
  /// already. All have read before `forget`, so that only notices of the operation count.
  func readers(during code: OperationCode) -> [Reader<Model>] {
    let held = held.map { table.world.handles[$0].held }
    let handles = present + held.filter { model.isPresent($0.port, in: base) }
    let stayed = (watchers ?? []).filter { handles.contains($0.handle) }
    stayed.forEach { $0.takeTurn() }
    let all = stayed + handles.map { Watcher(beginning: $0, of: self) }
    all.forEach { $0.forget() }
    source.readStore()
    mark()
    probe.beforeRest = { all.forEach { $0.takeTurn() } }
    perform(code)
    probe.beforeRest = nil
    all.forEach { $0.takeTurn() }
    let setsPort = code.kind.usesBinding && !code.kind.isInert
    let setPort = setsPort ? table.world.handles[code.port].port : nil
    let readers = all.compactMap { reader($0, setPort) }
    watchers = handles.compactMap { handle in all.first { $0.handle == handle } }
      .filter { !code.letsGo(of: $0.handle) }
    return readers
  }

  /// Returns the result of a watcher, or nil if its port is gone.
  private func reader(_ watcher: Watcher<System>, _ setPort: Port?) -> Reader<Model>? {
    let handle = watcher.handle
    let notices = watcher.notices
    let shown = watcher.shown
    guard model.isPresent(handle.port, in: before), model.isPresent(handle.port, in: base),
      let reading = read(handle)
    else { return nil }
    return Reader(
      handle, setPort: setPort, before: before, after: base, notices: notices, shown: shown,
      reading: reading, by: model)
  }
}

extension OperationCode {
  /// Whether another binding is held afterwards instead of this one.
  fileprivate func letsGo<Port>(of handle: Handle<Port>) -> Bool {
    handle.isHeld && (kind == .holdAll || kind == .hold && handle.index == port)
  }
}
