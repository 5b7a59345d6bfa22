import LawTesting
import TestSupport

/// A row of a long list.
private struct Row: Identifiable, Equatable {
  let id: Int
  var count: Int
}

/// The counts of ten thousand rows.
///
/// It counts how often its model is asked for.
private struct ManyRows: BindingSystem {
  static var model: ElementsModel<Row, Int> {
    modelCalls.use { $0 += 1 }
    return ElementsModel((0..<10_000).map { Row(id: $0, count: $0) }, \.count)
  }
  static let modelCalls = Locked(0)
  let source: Source<[Row]>

  func binding(_ id: Int) -> MyBinding<Int>? {
    guard let row = source.value.first(where: { $0.id == id }) else { return nil }
    return MyBinding(
      get: { source.value.first { $0.id == id }?.count ?? row.count },
      set: { count in
        guard let index = source.value.firstIndex(where: { $0.id == id }) else { return }
        source.value[index].count = count
      })
  }
}

/// A cell of ten thousand bases and as many values, all of them different.
///
/// Its model counts how often it lists the bases.
private struct WideCell: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    static let baseLists = Locked(0)
    var bases: [Int]? {
      Self.baseLists.use { $0 += 1 }
      return Array(0..<10_000)
    }
  }

  static let model = Model()
  let source: Source<Int>
}

/// The weights of twenty parcels, without a model.
///
/// The base counts how often it is printed.
private struct Parcels: LearnedSystem {
  struct Example: Equatable, CustomStringConvertible {
    static let prints = Locked(0)
    var weights: [Double]
    var description: String {
      Self.prints.use { $0 += 1 }
      return "\(weights)"
    }
  }

  static var examples: [Example] { [Example(weights: (0..<20).map(Double.init))] }
  static var values: [Double]? { [0.5, 1, 1.5] }
  static var ports: [Int] { Array(0..<20) }
  let source: Source<Example>
  func binding(_ port: Int) -> MyBinding<Double> {
    MyBinding(get: { source.value.weights[port] }, set: { source.value.weights[port] = $0 })
  }
}

/// These tests count calls, and measure no time, so they come to the same on a slow machine.
///
/// Each limit is a ceiling. It lies above what a check does, and below what it would do for each row, or for
/// each question.
@Suite struct `A large world` {
  /// Few laws, because each runs all its cases in the large world.
  private let fourLaws = [Law.setGet, .getSet, .setSet, .conforms]

  private func verdictKinds<System: BindingSystem>(of system: System.Type) throws -> [Verdict.Kind]
  {
    try fourLaws.compactMap { law in try check(system, obeys: law)?.kind }
  }

  @Test func `of ten thousand rows asks for its model fewer than 3,000 times`() throws {
    let kinds = try verdictKinds(of: ManyRows.self)
    #expect(kinds.count == 4)
    #expect(!kinds.contains(.broken))
    // The model is asked once what the action makes of each base. A question for each row would be 10,000.
    #expect(ManyRows.modelCalls.value < 3_000)
  }

  @Test func `of ten thousand bases lists them fewer than 100 times`() throws {
    let kinds = try verdictKinds(of: WideCell.self)
    #expect(kinds.count == 4)
    #expect(!kinds.contains(.broken))
    // A law lists the bases a few times. To list them for each base or value would make 10,000 lists.
    #expect(WideCell.Model.baseLists.value < 100)
  }

  @Test func `that is learned prints fewer than 15,000 bases for a law`() throws {
    #expect(try check(Parcels.self, obeys: .setGet)?.kind == .upheld)
    // The check asks new systems about 6,000 bases. It prints no base that it has kept and finds again.
    #expect(Parcels.Example.prints.value < 15_000)
  }
}
