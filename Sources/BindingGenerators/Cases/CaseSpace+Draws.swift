import BindingLaws

/// An operation of a case that cannot stand where it stands.
package struct ImpossibleOperation: Error {
  /// Its place among the operations of the case.
  let place: Int
}

extension CaseSpace {
  /// The draws that make a case which is in the table; `nil` where something in it was written and
  /// not drawn, or where it ends before the law's program.
  ///
  /// - Throws: Which operation the model does not permit, if there is one.
  package func draws(of given: Case) throws(ImpossibleOperation) -> Draws? {
    let holdsAll = isConformance && given.operations.first?.kind == .holdAll
    let own = given.operations.dropFirst(holdsAll ? 1 : 0)
    var writer = DrawWriter(given, listed: table.transitions)
    writer.values = [UInt64(own.count)]
    let isAlwaysHeld = statement.variables.contains(.heldP)
    let ports = world.handles.count
    writer.write(given.variables, p: isAlwaysHeld ? 0 : ports, q: ports)
    writer.write(start: given.start, among: starts)
    if statement.isConcurrent {
      try writer.write(tasks: given.operations)
      return given.isWritten ? nil : Draws(values: writer.values, spans: writer.spans)
    }
    if isConformance && !holdsBindings && !usesFreshBindings { writer.write(holdsAll ? 1 : 0) }
    var (state, held) = (start(of: given), heldPorts(of: given))
    if holdsAll { held = world.handles.indices.filter { table.isPresent($0, in: state) } }
    for (place, code) in zip(own.indices, own) {
      guard let head = head(of: code, in: state, holding: held) else {
        throw ImpossibleOperation(place: place)
      }
      writer.write(code, head: head)
      if code.kind == .hold && !held.contains(code.port) { held.append(code.port) }
      state = table.next(state, code)
    }
    return given.isWritten || !hasProgram(given)
      ? nil : Draws(values: writer.values, spans: writer.spans)
  }

  /// The case with the simplest program at its end, where it ends before the law's.
  package func withProgram(_ given: Case) -> Case {
    if hasProgram(given) { return given }
    var longer = given
    let names = statement.variables
    if names.contains(.p) { longer.variables.p = Case.Place(port: 0, isHeld: false) }
    if names.contains(.a) { longer.variables.a = 0 }
    return longer
  }

  /// Whether every operation can stand where it stands.
  package func permitsOperations(of given: Case) -> Bool {
    do throws(ImpossibleOperation) {
      _ = try draws(of: given)
      return true
    } catch {
      return false
    }
  }

  /// The draws of an operation's kind and handle; `nil` when the model does not permit it.
  private func head(of code: OperationCode, in state: Int, holding held: [Int]) -> [Int]? {
    guard let kind = world.kinds.firstIndex(of: code.kind) else { return nil }
    if !code.kind.hasPort { return [kind] }
    if !code.isHeld { return table.isPresent(code.port, in: state) ? [kind, code.port] : nil }
    guard code.kind != .hold else { return nil }
    return held.firstIndex(of: code.port).map { [kind, world.handles.count + $0] }
  }
}

/// Puts down what a case was made of.
private struct DrawWriter {
  var values: [UInt64] = []
  var spans: [Range<Int>] = []
  private let given: Case
  private let listed: TransitionTable

  init(_ given: Case, listed: TransitionTable) {
    (self.given, self.listed) = (given, listed)
  }

  mutating func write(_ number: Int) { values.append(UInt64(number)) }

  /// - Parameters:
  ///   - p: How many fresh handles come before the held ones that the first port is drawn from.
  ///   - q: The same of the second one.
  mutating func write(_ variables: Case.Variables, p: Int, q: Int) {
    if let place = variables.p { write(place.number(of: p)) }
    if let place = variables.q { write(place.number(of: q)) }
    if let a = variables.a { write(value: a) }
    if let b = variables.b { write(value: b) }
    if let t = variables.t { write(base: t) }
  }

  mutating func write(start number: Int, among starts: [Int]?) {
    guard let starts else { return write(generated: number - listed.keptBases, of: given.bases) }
    write(starts.firstIndex(of: number) ?? 0)
  }

  /// - Throws: Which operation no task does.
  mutating func write(tasks operations: [OperationCode]) throws(ImpossibleOperation) {
    for (place, code) in operations.enumerated() {
      guard TaskLimits.permit(operations.prefix(place + 1)),
        let kind = TaskLimits.kinds.firstIndex(of: code.kind)
      else { throw ImpossibleOperation(place: place) }
      let first = values.count
      write(Int(code.task) - 1)
      write(kind)
      write(code.port)
      if code.kind == .set { write(value: code.value) }
      spans.append(first..<values.count)
    }
  }

  mutating func write(_ code: OperationCode, head: [Int]) {
    let first = values.count
    head.forEach { write($0) }
    switch code.kind.operand {
    case .none: break
    case .value: write(value: code.value)
    case .base: write(base: code.value)
    case .action: write(code.value)
    }
    spans.append(first..<values.count)
  }

  private mutating func write(value number: Int) {
    if listed.listedValues > 0 { return write(number) }
    write(generated: number, of: given.values)
  }

  private mutating func write(base number: Int) {
    if listed.listedBases > 0 { return write(number) }
    write(generated: number - listed.keptBases, of: given.bases)
  }

  private mutating func write(generated place: Int, of elements: [Case.Element]) {
    guard elements.indices.contains(place), case .drawn(let draws) = elements[place] else { return }
    values += draws
  }
}

extension Case.Place {
  fileprivate func number(of ports: Int) -> Int { isHeld ? ports + port : port }
}
