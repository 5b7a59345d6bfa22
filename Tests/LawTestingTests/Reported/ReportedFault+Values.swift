import LawTesting
import TestSupport

// Values that are converted, clamped, cut, or belong together.

extension ReportedFault {
  static let values = [
    ReportedFault(
      .conforms, what: "the base is right, and the reading is wrong",
      MinutesShown<Faulty>.self, MinutesShown<Corrected>.self),
    ReportedFault(
      .conforms, what: "101 was written as it was set", Coerced<Faulty>.self,
      Coerced<Corrected>.self),
    ReportedFault(
      "TextCut", .getSet, what: "\"👩\" was written where \"👩‍👩‍👧\" was set",
      faulty: { cut { String($0.utf16.prefix(2)) ?? "" } },
      corrected: { cut { String($0.prefix(2)) } }),
    ReportedFault(
      .getSet, what: "on was set, and what was written reads off", Dismissing<Faulty>.self,
      Dismissing<Corrected>.self),
  ]
}

/// Seconds that are read in minutes.
///
/// The minutes of the faulty one have 50 seconds.
struct MinutesShown<Now: Stage>: ModelledSystem {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: [], trying: [0, 1, 5], reads: { seconds in seconds / 60 },
      stores: { minutes in minutes * 60 })
  }
  let source: Source<Int>
  func get(_: SinglePort) -> Int { source.value / (Now.isFaulty ? 50 : 60) }
  func set(_ minutes: Int, at _: SinglePort) { source.value = minutes * 60 }
}

/// A percentage that is coerced before it is stored.
///
/// The faulty one is coerced only when it is read.
struct Coerced<Now: Stage>: ModelledSystem {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: [], trying: [0, 100, 101], loss: .modulo, reads: { $0 },
      stores: { percent in min(percent, 100) })
  }
  let source: Source<Int>
  func get(_: SinglePort) -> Int { min(source.value, 100) }
  func set(_ percent: Int, at _: SinglePort) {
    source.value = Now.isFaulty ? percent : min(percent, 100)
  }
}

/// Judges a text of at most two characters.
private func cut(_ limit: @escaping @Sendable (String) -> String) {
  expect(bindingOver: String.self, storing: { String($0.prefix(2)) }) { source in
    MyBinding(get: { source.value }, set: { source.value = limit($0) })
  }
}

/// Whether a number is presented.
///
/// Any set dismisses the faulty one.
struct Dismissing<Now: Stage>: ModelledSystem {
  static var model: PresentModel<Int> { PresentModel(trying: [1]) }
  let source: Source<Int?>
  func set(_ isShown: Bool, at _: SinglePort) {
    if Now.isFaulty || !isShown { source.value = nil }
  }
}
