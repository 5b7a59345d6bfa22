import LawTesting
import Testing

// Values that are converted, clamped, cut, or belong together.

extension ReportedFault {
  static let values = [
    ReportedFault(
      "SectionAndPath", .getSet, like: nil, faulty: { sections(popping: true) },
      corrected: { sections(popping: false) }),
    ReportedFault(
      .conforms, like: "two-conversions", MinutesShown<Faulty>.self, MinutesShown<Corrected>.self),
    ReportedFault(
      .getSet, like: "value-changed", Pennies<Faulty>.self, Pennies<Corrected>.self),
    ReportedFault(
      .conforms, like: "stored-as-set", Coerced<Faulty>.self, Coerced<Corrected>.self),
    ReportedFault(
      "EchoedEdit", .getSet, like: nil,
      faulty: { drawing { register($0, $1) } },
      corrected: { drawing { if $0.value.isFilled != $1 { register($0, $1) } } }),
    ReportedFault(
      "EditLoggedTwice", .setOnce, like: "writes-twice",
      faulty: { drawing { if $0.value.isFilled != $1 { register($0, $1, times: 2) } } },
      corrected: { drawing { if $0.value.isFilled != $1 { register($0, $1) } } }),
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

struct Library: Equatable {
  var isAlbums = false, path: [Int] = []
}
/// A section, and whether something is pushed in it, which faultily the same section pops, too.
///
/// Another section pops it, and so the last set does not win.
private func sections(popping isPopping: Bool) {
  let starts = [Library(), Library(path: [7])]
  expect(bindingsOver: starts, at: ["albums", "pushed"], obeys: .wellBehaved + .honesty) {
    (source: Source<Library>, port: String) in
    if port == "pushed" {
      return MyBinding<Bool>(
        get: { !source.value.path.isEmpty }, set: { source.value.path = $0 ? [7] : [] })
    }
    return MyBinding<Bool>(
      get: { source.value.isAlbums },
      set: { if isPopping || source.value.isAlbums != $0 { source.value = Library(isAlbums: $0) } })
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

/// A drawing, and whether something can be undone and done again.
struct Drawing: Equatable {
  var isFilled = false, canUndo = false, canRedo = false
}
private func drawing(_ set: @escaping (Source<Drawing>, Bool) -> Void) {
  let starts = [Drawing(), Drawing(canRedo: true)]
  expect(bindingsOver: starts, at: [\Drawing.isFilled, \.canUndo, \.canRedo]) { source, path in
    MyBinding(
      get: { source.value[keyPath: path] }, set: { if path == \.isFilled { set(source, $0) } })
  }
}
/// Sets it, each time as an edit; after that nothing can be done again.
private func register(_ source: Source<Drawing>, _ isFilled: Bool, times: Int = 1) {
  for _ in 0..<times { source.value = Drawing(isFilled: isFilled, canUndo: true) }
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
struct Dismissing<Now: Stage>: BindingSystem, ModelShape {
  typealias Model = PresentModel<Self>
  static var examples: [Int] { [1] }
  let source: Source<Int?>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value != nil }, set: { if Now.isFaulty || !$0 { source.value = nil } })
  }
}
