import LawTesting
import TestSupport

/// The report on a model that contradicts itself says what may be wrong.
@Suite struct `A model that does not give back what is set` {
  @Test func `may be meant if the system reads the same`() throws {
    let text = try onlyIssue { expect(HalvedPrice.self) }
    #expect(text.contains("set(value, 3, 2) reads 2, and HalvedPrice reads 2, too"), "\(text)")
    #expect(text.contains("if it is meant, let the model say so: `loss` says what"), "\(text)")
    #expect(!text.contains("not the system"))
  }

  @Test func `is reported beside what the system reads instead`() throws {
    let text = try onlyIssue { expect(TakenWhole.self) }
    #expect(text.contains("set(value, 5, 0) reads 3, and TakenWhole reads 5; "), "\(text)")
    #expect(text.contains("`landing(of:at:in:)` says what is read instead of 5"), "\(text)")
    #expect(text.contains("`accepts(_:at:in:)` which sets are refused"), "\(text)")
  }

  @Test func `is reported with permits if its base is not permitted`() throws {
    let text = try onlyIssue { expect(Uncapped.self) }
    #expect(text.contains("set(value, 5, 0) = 5 is not permitted"), "\(text)")
    #expect(text.contains("`permits(_:)` says which bases anybody may see"), "\(text)")
  }

  @Test func `is not blamed if the key path of a field drops it`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Radio(),
        BoundField(\.isLoud) { source in
          MyBinding(get: { source.value.isLoud }, set: { source.value.isLoud = $0 })
        },
        BoundField(\.volume, values: [1, 2, 9]) { source in
          MyBinding(get: { source.value.volume }, set: { source.value.volume = $0 })
        })
    }
    #expect(text.contains(" breaks set-get: you get what you set"), "\(text)")
    #expect(
      text.contains("set(field1, on, (volume: 1))) = off, but the law requires on"), "\(text)")
  }

  @Test func `is refused if its ids are new each time`() throws {
    let text = try onlyIssue { expect(Feed.self) }
    #expect(text.contains("other ports each time it is asked: an `id` has to be stored"), "\(text)")
  }
}

/// A price that is kept in halves, which loses odd prices.
private struct HalvedPrice: BindingSystem {
  struct Halves: Equatable, CustomStringConvertible {
    let count: Int
    var description: String { "\(count * 2)" }
  }
  static var model: ConversionModel<Halves, Int> {
    ConversionModel(
      over: [Halves(count: 1)], trying: [2, 3], reads: { $0.count * 2 },
      stores: { Halves(count: $0 / 2) })
  }
  let source: Source<Halves>
  func binding(_ port: SinglePort) -> MyBinding<Int> {
    MyBinding(get: { source.value.count * 2 }, set: { source.value = Halves(count: $0 / 2) })
  }
}

/// A number that its model stops at 3, without saying where it lands.
private struct TakenWhole: ModelledSystem {
  static let model = Model()
  struct Model: ReferenceModel {
    var ports: [SinglePort] { [.value] }
    var bases: [Int]? { [0, 3] }
    var values: [Int]? { [0, 5] }
    func get(_ port: SinglePort, in base: Int) -> Int { base }
    func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { min(value, 3) }
  }
  let source: Source<Int>
  func set(_ value: Int, at port: SinglePort) { source.value = value }
}

/// A number that may be 3 at most, and that nothing stops there.
private struct Uncapped: ModelledSystem {
  static let model = Model()
  struct Model: ReferenceModel {
    var ports: [SinglePort] { [.value] }
    var bases: [Int]? { [0, 3] }
    var values: [Int]? { [0, 5] }
    func permits(_ base: Int) -> Bool { base <= 3 }
    func get(_ port: SinglePort, in base: Int) -> Int { base }
    func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { value }
  }
  let source: Source<Int>
}

/// A radio that is loud from 3 on, and cannot be made so.
private struct Radio: Equatable {
  var volume = 1
  var isLoud: Bool {
    get { volume > 2 }
    set { volume = newValue ? 2 : 1 }
  }
}

/// Entries that get another id whenever it is read.
private struct Feed: BindingSystem {
  struct Entry: Equatable, Identifiable {
    let title: String
    var isRead = false
    var id: Int { ids.use { $0.next() } }
  }
  static var model: ElementsModel<Entry, Bool> {
    ElementsModel([Entry(title: "x"), Entry(title: "y")], \.isRead)
  }
  let source: Source<[Entry]>
  func binding(_ id: Int) -> MyBinding<Bool>? { nil }
}

/// Numbers that never come twice.
private struct Ticket {
  var last = 0
  mutating func next() -> Int {
    last += 1
    return last
  }
}

private let ids = Locked(Ticket())
