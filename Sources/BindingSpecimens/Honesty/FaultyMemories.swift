import BindingLaws
import LawfulBindings

/// A setter that drops the value that was read or set last, as if the base still held it.
///
/// The setter upholds all laws while a read follows every change.
struct MemoryOfLastRead: SidesSystem {
  let source: Source<SidedFlags>
  let left = Memory<Bool>()
  let right = Memory<Bool>()

  func binding(_ side: Side) -> Flag {
    let last = side == .left ? left : right
    let remembering = flag(side).taking { isOn in
      let isAnother = last.value != isOn
      last.value = isOn
      return isAnother
    }
    return remembering.map(last.keep, back: \.self)
  }
}

/// A binding that stores what is set in a copy of its own, and reads the copy from then on.
///
/// The binding upholds `set-get`, but the write does not arrive: the base is never written.
struct LocalCopy: FlagSystem {
  let source: Source<Bool>
  let copy = Memory<Bool>()
  var derived: Flag { .init(get: { copy.value ?? source.value }, set: { copy.value = $0 }) }
}

/// A toggle that reads a copy, which only its own sets update.
///
/// The toggle upholds all laws while nobody else writes.
struct CopyOfOwnSets: PlainFlag {
  let source: Source<Bool>
  private let copy: Memory<Bool>

  init(source: Source<Bool>) {
    self.source = source
    copy = Memory(source.value)
  }

  func get(_ port: SinglePort, in base: Bool) -> Bool { copy.value == true }

  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) {
    copy.value = isOn
    base = isOn
  }
}

/// A flag, and a field that may be asked to commit what it shows.
///
/// Traces name the action. `LockedByCommit` in `Memory` also uses this model.
struct FieldModel: ReferenceModel {
  enum Action: CaseIterable { case commit }
  func get(_ port: SinglePort, in base: Bool) -> Bool { base }
  func set(_ value: Bool, at port: SinglePort, in base: Bool) -> Bool { value }

  /// Returns the same base, because the field shows the base, so that a commit changes nothing.
  func apply(_ action: Action, to base: Bool) -> Bool { base }
}

/// A field that commits the value that it last showed.
///
/// A reader that reads after each change never finds the fault. The field breaks only `read-transparent` and
/// `history-independent`.
struct StaleCommit: PlainSystem {
  static let model = FieldModel()
  let source: Source<Bool>
  let shown = Memory<Bool>()

  func get(_ port: SinglePort, in base: Bool) -> Bool { shown.keep(base) }

  func put(_ isOn: Bool, at port: SinglePort, into base: inout Bool) { base = shown.keep(isOn) }

  func perform(_ action: FieldModel.Action, on source: Source<Bool>) {
    source.rewrite(shown.value ?? source.base)
  }
}

/// A toggle that counts its sets, and ignores every third one.
///
/// The toggle upholds all laws of reading, but not the law that only the base matters.
struct TiredSetter: FlagSystem {
  let source: Source<Bool>
  let sets = Memory<Int>()

  var derived: Flag { source.binding.taking { _ in sets.increment() % 3 != 0 } }
}
