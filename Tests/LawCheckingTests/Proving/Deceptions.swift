import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// Faults that were proved once, or upheld by all laws.
extension Judged {
  static let deceiving = [
    // A read through a held binding that brings its row back.
    Judged(unproved: RowReadBack.self, .readTransparent),
    Judged(RowReadBack.self, .conforms, comesTo: .broken),
    // A position that is looked up by equality, and not by its index.
    Judged(PositionByEquality.self, .setLocal, comesTo: .broken),
    Judged(SafeIndex.self, .setLocal, comesTo: .proved),
    // A row that was deleted and is there after a launch.
    Judged(NeverDeleted.self, .relaunch, comesTo: .broken),
    // A volume that goes on to show a set which was dropped.
    Judged(ShownForEver.self, .lateIsHarmless, comesTo: .broken),
    // A last value that is read once.
    Judged(ReadOnce.self, .goneReadsLast, comesTo: .broken),
  ]
}

private struct Chore: Equatable, Identifiable {
  var id: Int
  var isDone = false
}

private struct Item: Equatable {
  var name: String
  var isDone = false
}

private let chores = ElementsModel([Chore(id: 1), Chore(id: 2)], \.isDone)

/// Elements by their positions, of which a set changes the first that is equal.
private struct PositionByEquality: BindingSystem {
  static var model: PositionsModel<Item, Bool> {
    PositionsModel([Item(name: "milk"), Item(name: "eggs")], at: \.isDone)
  }
  let source: Source<[Item]>

  func binding(_ index: Int) -> Accessor<Bool> {
    Accessor(
      get: { source.value.indices.contains(index) && source.value[index].isDone },
      set: { isDone in
        let items = source.value
        guard items.indices.contains(index), let place = items.firstIndex(of: items[index]) else {
          return
        }
        source.value[place].isDone = isDone
      })
  }
}

/// Rows whose held bindings, once their row is gone, bring it back when they are read.
private struct RowReadBack: BindingSystem {
  static let model = chores
  let source: Source<[Chore]>
  func binding(_ id: Int) -> Accessor<Bool>? {
    guard let old = source.value.first(where: { $0.id == id }) else { return nil }
    return Accessor(
      get: {
        if let chore = source.value.first(where: { $0.id == id }) { return chore.isDone }
        source.value.append(old)
        return old.isDone
      },
      set: { isDone in
        if let place = source.value.firstIndex(where: { $0.id == id }) {
          source.value[place].isDone = isDone
        }
      })
  }
}

/// Rows that are saved one by one, and never deleted.
private struct NeverDeleted: HolderSystem, RelaunchingSystem {
  static let model = chores
  let disk: Holder<[Int: Chore]>
  let holder: Holder<[Chore]>

  init() { self.init(Holder([:])) }
  init(_ disk: Holder<[Int: Chore]>) {
    self.disk = disk
    holder = Holder(disk.value.values.sorted { $0.id < $1.id })
  }

  var base: [Chore] {
    get { holder.value }
    nonmutating set {
      holder.value = newValue
      for chore in newValue { disk.value[chore.id] = chore }
    }
  }

  func binding(_ id: Int) -> HeadlessBinding<Bool>? {
    let chores = HeadlessBinding(get: { base }, set: { base = $0 })
    return HeadlessBinding<Chore>(chores, id: id)?.isDone
  }

  func relaunched() -> Self { Self(disk) }
}

private enum Volume: CaseIterable { case low, middle, high }

/// A volume that shows what was set until that lands.
///
/// A set does not land, and shows for ever, if the volume changes in the meantime.
private struct ShownForEver: ClockedSystem {
  static let model = CellModel<Volume>()
  static var readsSetsAtOnce: Bool { true }
  let source: Source<Volume>
  let pending = Pending<Volume>()
  func get(_ port: SinglePort, in base: Volume) -> Volume { pending.value ?? base }

  func set(_ volume: Volume, at port: SinglePort, _ transaction: String?) {
    pending.value = volume
    let before = source.value
    pending.land(after: .nextTurn) { [source, pending] in
      if source.value == before {
        source.value = volume
        pending.value = nil
      }
    }
  }
}

/// An unwrapped number that, once it is gone, reads its last value once, and then 1.
private struct ReadOnce: BindingSystem {
  static var model: UnwrappedModel<Int> {
    UnwrappedModel(trying: [1, 2], goneReadsLast: true)
  }
  let source: Source<Int?>

  func binding(_ port: SinglePort) -> Accessor<Int>? {
    guard let value = source.value else { return nil }
    let last = Memory(value)
    return Accessor(
      get: {
        if let value = source.value { return last.keep(value) }
        defer { last.value = 1 }
        return last.value ?? 1
      },
      set: { if source.value != nil { source.value = $0 } })
  }
}
