import BindingLaws
import LawTesting
import Testing

// Values that are converted, clamped, cut, or belong together.

extension ReportedFault {
  static let values = [
    ReportedFault(
      .getSet, like: "erases-foreign", SectionAndPath<Faulty>.self, SectionAndPath<Corrected>.self),
    ReportedFault(
      .conforms, like: "two-conversions", MinutesShown<Faulty>.self, MinutesShown<Corrected>.self),
    ReportedFault(
      .getSet, like: "value-changed", Pennies<Faulty>.self, Pennies<Corrected>.self),
    ReportedFault(
      .conforms, like: "stored-as-set", Coerced<Faulty>.self, Coerced<Corrected>.self),
    ReportedFault(
      .getSet, like: "leaves-a-trace", EchoedEdit<Faulty>.self, EchoedEdit<Corrected>.self),
    ReportedFault(
      .setLocal, like: "leaves-a-trace", EditLoggedTwice<Faulty>.self, EchoedEdit<Corrected>.self),
    ReportedFault(
      "TextCut", .getSet, like: "value-changed",
      faulty: { cut { String($0.utf16.prefix(2)) ?? "" } },
      corrected: { cut { String($0.prefix(2)) } }),
    ReportedFault(
      "Thumbs", .setGet, like: "erases-foreign",
      faulty: { thumbs { Interval(low: $1, high: max($1, $0.high)) } },
      corrected: { thumbs { Interval(low: min($1, $0.high), high: $0.high) } }),
    ReportedFault(
      "NotNumber", .getSet, like: "value-changed", faulty: { fraction { $0.isNaN ? 0 : $0 } },
      corrected: { fraction { $0 } }),
    ReportedFault(
      "WrittenAndEchoed", .setOnce, like: "writes-twice",
      faulty: { echoed(2) }, corrected: { echoed(1) }),
    ReportedFault(
      .getSet, like: "half-negated", Negated<Faulty>.self, Negated<Corrected>.self),
    ReportedFault(
      .getSet, like: "ignores-value", Dismissing<Faulty>.self, Dismissing<Corrected>.self),
  ]
}

/// A section, and a path within it, which another section pops.
struct Library: Equatable {
  var isAlbums = false, path: [Int] = []
}
enum LibraryModel: ReferenceModel {
  static var ports: [SinglePort] { SinglePort.allCases }
  static var bases: [Library]? {
    [false, true].flatMap { albums in [[], [7]].map { Library(isAlbums: albums, path: $0) } }
  }
  static var values: [Bool]? { [false, true] }
  static func get(_: SinglePort, in base: Library) -> Bool { base.isAlbums }
  static func set(_ isAlbums: Bool, at _: SinglePort, in base: Library) -> Library {
    base.isAlbums == isAlbums ? base : Library(isAlbums: isAlbums)
  }
}
struct SectionAndPath<Now: Stage>: BindingSystem {
  typealias Model = LibraryModel
  let source: Source<Library>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value.isAlbums },
      set: {
        if !Now.isFaulty && source.value.isAlbums == $0 { return }
        source.value = Library(isAlbums: $0)
      })
  }
}

/// Seconds that are read in minutes, faultily of another length.
struct MinutesShown<Now: Stage>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 1, 5] }
  static func convert(_ seconds: Int) -> Int { seconds / 60 }
  static func restore(_ minutes: Int) -> Int? { minutes * 60 }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { source.value / (Now.isFaulty ? 50 : 60) }, set: { source.value = $0 * 60 })
  }
}

/// An amount that is stored in pennies, faultily cut instead of rounded.
struct Pennies<Now: Stage>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Double] { [0, 0.29, 1.1] }
  static func convert(_ pennies: Int) -> Double { Double(pennies) / 100 }
  static func restore(_ amount: Double) -> Int? { Int((amount * 100).rounded()) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Double> {
    MyBinding(
      get: { Double(source.value) / 100 },
      set: { source.value = Now.isFaulty ? Int($0 * 100) : Int(($0 * 100).rounded()) })
  }
}

/// A percentage that is coerced before it is stored, faultily when it is read.
struct Coerced<Now: Stage>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static var examples: [Int] { [0, 100, 101] }
  static var loss: Loss { .modulo }
  static func restore(_ percent: Int) -> Int? { min(percent, 100) }
  let source: Source<Int>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { min(source.value, 100) },
      set: { source.value = Now.isFaulty ? $0 : min($0, 100) })
  }
}

/// A text whose changes can be undone.
struct Edited: Equatable {
  var value = 0, undo: [Int] = []
}
enum EditedModel: ReferenceModel {
  static var ports: [SinglePort] { SinglePort.allCases }
  static var bases: [Edited]? { [Edited(), Edited(value: 1, undo: [0])] }
  static var values: [Int]? { [0, 1] }
  static func get(_: SinglePort, in base: Edited) -> Int { base.value }
  static func set(_ value: Int, at _: SinglePort, in base: Edited) -> Edited {
    value == base.value ? base : Edited(value: value, undo: base.undo + [base.value])
  }
}
/// Faultily it notes also what is no change.
struct EchoedEdit<Now: Stage>: BindingSystem {
  typealias Model = EditedModel
  let source: Source<Edited>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { source.value.value },
      set: {
        let old = source.value
        if !Now.isFaulty && $0 == old.value { return }
        source.value = Edited(value: $0, undo: old.undo + [old.value])
      })
  }
}
/// It notes each change twice.
struct EditLoggedTwice<Now: Stage>: BindingSystem {
  typealias Model = EditedModel
  let source: Source<Edited>
  func binding(_: SinglePort) -> MyBinding<Int> {
    MyBinding(
      get: { source.value.value },
      set: {
        let old = source.value
        if $0 == old.value { return }
        source.value = Edited(value: $0, undo: old.undo + [old.value, old.value])
      })
  }
}

/// A text of at most two characters.
private func cut(_ limit: @escaping @Sendable (String) -> String) {
  expect(bindingOver: String.self, storing: { String($0.prefix(2)) }) { source in
    MyBinding(get: { source.value }, set: { source.value = limit($0) })
  }
}

struct Interval: Equatable {
  var low = 0, high = 1
}
/// Two thumbs, of which the lower one is set by a function.
private func thumbs(_ low: @escaping @Sendable (Interval, Int) -> Interval) {
  expect(
    bindingsOver: Interval(),
    Field(\.low, values: [0, 1, 2], storing: { min($0, $1.high) }) { source in
      MyBinding(get: { source.value.low }, set: { source.value = low(source.value, $0) })
    },
    Field(\.high, values: [0, 1, 2], storing: { max($0, $1.low) }) { source in
      MyBinding(
        get: { source.value.high }, set: { source.value.high = max($0, source.value.low) })
    },
    permits: { $0.low <= $0.high })
}

struct Fraction: Equatable {
  var part = 0.0
}
/// A number that may be none.
private func fraction(_ stored: @escaping @Sendable (Double) -> Double) {
  expect(
    bindingsOver: Fraction(),
    Field(\.part, values: [0, 1, .nan]) { source in
      MyBinding(get: { source.value.part }, set: { source.value.part = stored($0) })
    })
}

/// A person, equal to any other of the same number.
struct Contact: Equatable {
  var number = 1, name = "A"
  static func == (one: Contact, other: Contact) -> Bool { one.number == other.number }
}
/// The name of a person, faultily stored only where the person is another one.
func contact(comparing isComparing: Bool) {
  expect(
    bindingsOver: Contact(),
    Field(\.name, values: ["A", "B"]) { source in
      MyBinding(
        get: { source.value.name },
        set: {
          let new = Contact(number: source.value.number, name: $0)
          if isComparing && new == source.value { return }
          source.value = new
        })
    })
}

/// A flag that is written so often for a set.
private func echoed(_ count: Int) {
  expect(bindingOver: Bool.self) { source in
    MyBinding(get: { source.value }, set: { for _ in 0..<count { source.value = $0 } })
  }
}

/// A negation, faultily of the getter alone.
struct Negated<Now: Stage>: BindingSystem, ConversionShape {
  typealias Model = ConversionModel<Self>
  static func convert(_ stored: Bool) -> Bool { !stored }
  static func restore(_ value: Bool) -> Bool? { !value }
  let source: Source<Bool>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(get: { !source.value }, set: { source.value = Now.isFaulty ? $0 : !$0 })
  }
}

/// Whether a number is presented, faultily dismissed by any set.
struct Dismissing<Now: Stage>: BindingSystem, PresentShape {
  typealias Model = PresentModel<Self>
  static var examples: [Int] { [1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value != nil }, set: { if Now.isFaulty || !$0 { source.value = nil } })
  }
}
