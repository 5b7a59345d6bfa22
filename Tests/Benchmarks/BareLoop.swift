import BindingGenerators

/// The work of the throughput benchmark written by hand, without any framework.
///
/// It runs random sequences of operations on eight bindings of closures, and compares all eight gets with a
/// model after each operation. `Throughput` compares its time with that of `EightTags` under `CheckOptions.benchmark`,
/// so that the tags, the kinds of operations and the lengths of sequences have to be the same.
struct BareLoop {
  private final class Cell {
    var selection: Int?
  }

  private struct Binding {
    let get: () -> Bool
    let set: (Bool) -> Void
  }

  /// An operation at a tag, or an external write of the selection.
  private enum BindingOperation {
    case set(Int, Bool)
    case external(Int?)
    case get(Int)
  }

  /// The number of operations so far.
  private(set) var operations = 0
  /// The number of gets that differed from the model, which is 0 if the loop is right.
  private(set) var mismatches = 0
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The most operations of a sequence, here and in `CheckOptions.benchmark`.
  static let mostOperations = 50

  /// The number of tags, as in `EightTags`.
  private static var tags: Int { 8 }

  /// Runs a number of sequences of random lengths.
  mutating func run(sequences: Int) {
    for _ in 0..<sequences { runSequence() }
  }

  private mutating func runSequence() {
    let cell = Cell()
    let bindings = (0..<Self.tags).map { bind(cell, $0) }
    var model: Int?
    for _ in 0..<below(Self.mostOperations + 1) {
      let operation = nextOperation()
      switch operation {
      case .set(let tag, let isOn):
        bindings[tag].set(isOn)
        if isOn { model = tag } else if model == tag { model = nil }
      case .external(let selection):
        cell.selection = selection
        model = selection
      case .get(let tag): _ = bindings[tag].get()
      }
      for tag in 0..<Self.tags where bindings[tag].get() != (model == tag) { mismatches += 1 }
      operations += 1
    }
  }

  private func bind(_ cell: Cell, _ tag: Int) -> Binding {
    Binding(
      get: { cell.selection == tag },
      set: { isOn in
        if isOn { cell.selection = tag } else if cell.selection == tag { cell.selection = nil }
      })
  }

  /// Draws an operation, of each kind as often as of the others.
  private mutating func nextOperation() -> BindingOperation {
    switch below(3) {
    case 0: return .set(below(Self.tags), below(2) == 1)
    case 1:
      // A tag, or no tag.
      let choice = below(Self.tags + 1)
      return .external(choice == Self.tags ? nil : choice)
    default: return .get(below(Self.tags))
    }
  }

  /// Draws a number from 0, less than a bound.
  private mutating func below(_ bound: Int) -> Int {
    Int(random.next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
