import BindingGenerators
import BindingLaws

/// The runs that tell what one port is: cases of laws in many bases and with many values.
struct PortRuns<System: BindingSystem> {
  typealias Model = System.Model

  let handle: Handle<Model.Port>
  /// The numbers of the bases to start from; the port is present in each.
  let starts: [Int]
  private let table: ModelTable<Model>
  private let recorder: (any RunRecorder)?

  /// How many bases and values are tried at most: set-set takes the square of the values.
  private static var mostBases: Int { 100 }
  private static var mostValues: Int { 24 }

  /// The runs of each port.
  ///
  /// - Throws: An error that says what to do when the model gives nothing to draw from.
  static func ofAllPorts(telling recorder: (any RunRecorder)?) throws -> [PortRuns] {
    let table = ModelTable(try World(Model.self).sample)
    return table.world.handles.map { PortRuns($0, table, recorder) }
  }

  private init(
    _ handle: Handle<Model.Port>, _ table: ModelTable<Model>, _ recorder: (any RunRecorder)?
  ) {
    (self.handle, self.table, self.recorder) = (handle, table, recorder)
    starts = table.world.bases.listed.indices.prefix(Self.mostBases).filter {
      Model.permits(table.base(of: $0)) && table.isPresent(handle.index, in: $0)
    }
  }

  var bases: [Model.Base] { starts.map(table.base) }
  var values: [Model.Value] { Array(table.world.values.listed.prefix(Self.mostValues)) }

  /// Whether the port, fresh or held, obeys a law in all cases that it speaks about; `nil` when
  /// there are none.
  ///
  /// - Parameter prepare: What to change in a case, which has no operations.
  func obeys(_ law: Law, preparing prepare: (inout Case) -> Void = { _ in }) -> Bool? {
    guard let runner = runner(of: law) else { return nil }
    let names = runner.statement.variables
    let numbers: [Int?] = Array(values.indices)
    var isObeyed: Bool?
    for (start, isHeld) in starts.flatMap({ [($0, false), ($0, true)] }) {
      for a in names.contains(.a) ? numbers : [nil] {
        for b in names.contains(.b) ? numbers : [nil] {
          var given = Case(start: start)
          given.variables.p = Case.Place(port: handle.index, isHeld: isHeld)
          (given.variables.a, given.variables.b) = (a, b)
          prepare(&given)
          let run = runner.run(given)
          if run.discrepancy != nil { return false }
          if !run.isRefused { isObeyed = true }
        }
      }
    }
    return isObeyed
  }

  /// The base and the reading of the port, held since the start, after a set, if any.
  func shown(
    after value: Model.Value?, in base: Model.Base
  ) -> (base: Model.Base, value: Model.Value)? {
    let sets = value.map { [Operation<Model>.set(handle.held, $0)] } ?? []
    let trace = Trace(start: base, operations: [.hold(handle)] + sets)
    let trial = runner(of: .setGet)?.trial(after: trace.operations.count, of: trace)
    guard let trial, let binding = trial.heldBinding(handle.index) else { return nil }
    return (trial.base, binding.wrappedValue)
  }

  /// What runs the cases of a law.
  ///
  /// Get-set speaks here about what the port reads; it may not be what the model reads.
  private func runner(of law: Law) -> Runner<System>? {
    guard var statement = law.statement(for: Model.self) else { return nil }
    if law == .getSet { statement.premise = acceptsReading }
    return Runner(CaseSpace(of: statement, on: table, maximumLength: 0), telling: recorder)
  }

  private func acceptsReading(_ variables: Variables<Model>, in base: Model.Base) -> Bool {
    shown(after: nil, in: base).map { Model.accepts($0.value, at: handle.port, in: base) } ?? false
  }
}

extension World {
  /// The same world, in which some that are drawn stand for what is too much to list.
  fileprivate var sample: World {
    World(self, listing: bases.drawn(100), values: values.drawn(12))
  }
}

extension Pool {
  fileprivate func drawn(_ count: Int) -> [Element] {
    var choices = Choices(seed: Seed(0x5eed))
    return (0..<count).map { _ in draw(from: &choices) }
  }
}
