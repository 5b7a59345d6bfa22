import TestSupport

/// Systems whose memory shows in one place alone, which a proof must not leave out.
extension Judged {
  static let unseen = [
    // A proof takes a tap of a held binding for a get and a set of a listed value. Here a tap sets 3, which is
    // not listed.
    Judged(
      StarRating.self, .setGet, .writeThrough, .coherent, .historyIndependent, .conforms,
      comesTo: .broken, depths: [nil, 2]),
    // All that the model reads is tapped to listed values. But the system may read another value: `GoneRating`
    // reads 3 while it is gone, and `RoundedUp` reads 3 where the model reads 2. A tap of that sets 4, which is
    // not listed.
    Judged(
      unproved: GoneRating.self, .setGet, .writeThrough, .historyIndependent, depths: [nil, 2]),
    Judged(
      unproved: RoundedUp.self, .setGet, .writeThrough, .historyIndependent, depths: [nil, 2]),
    // The twin reads "A" for "a", which is not listed. So an echo of a held binding sets what no listed set
    // does.
    Judged(unproved: QuietLetter.self, .equivalent, depths: [nil, 2]),
    // It derives no binding: there is nothing that could remember, and no evidence.
    Judged(NilThoughPresent.self, .readTransparent, .historyIndependent, comesTo: .noEvidence),
  ]
}

/// Returns a binding that ignores all sets from the first that is too large on.
private func tiring(
  beyond most: Int, get: @escaping () -> Int, set: @escaping (Int) -> Void
) -> Accessor<Int> {
  let isTired = Arm()
  return Accessor(get: get) { stars in
    if stars > most { isTired.isSet = true }
    if !isTired.isSet { set(stars) }
  }
}

/// Up to two stars, or no rating, which shows as three.
///
/// A tap adds one. A binding that was asked for a fourth star ignores all later sets.
private struct GoneRating: BindingSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case stars }
    var bases: [Int?]? { [0, 1, 2, nil] }
    var values: [Int]? { [0, 1, 2, 3] }
    func isPresent(_ port: Port, in base: Int?) -> Bool { base != nil }
    func get(_ port: Port, in base: Int?) -> Int { base ?? 0 }
    func accepts(_ value: Int, at port: Port, in base: Int?) -> Bool { value < 3 }
    func set(_ value: Int, at port: Port, in base: Int?) -> Int? { value }
    func tapped(_ value: Int) -> Int? { value + 1 }
  }

  static let model = Model()
  let source: Source<Int?>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    guard source.value != nil else { return nil }
    return tiring(beyond: 3, get: { source.value ?? 3 }) { stars in
      if stars < 3, source.value != nil { source.value = stars }
    }
  }
}

/// A rating that shows two stars as three.
///
/// In the model, three counts as two.
private struct RoundedUp: BindingSystem {
  struct Model: WholeModel {
    var bases: [Int]? { [0, 1, 2] }
    var values: [Int]? { [0, 1, 2, 3] }
    func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 3 }
    func tapped(_ value: Int) -> Int? { value + 1 }
    func areEquivalent(_ value: Int, _ expected: Int) -> Bool {
      value == expected || value == 3 && expected == 2
    }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    tiring(beyond: 3, get: { source.value == 2 ? 3 : source.value }) { stars in
      if stars < 3 { source.value = stars }
    }
  }
}

/// A letter that is read in lower case, beside a twin that reads it in upper case.
private struct QuietLetter: TwinSystem {
  static let model = ShoutedLetter.Model()
  typealias Twin = ShoutedLetter
  let source: Source<String>
  func binding(_ port: SinglePort) -> Accessor<String> {
    Accessor(get: { source.value }, set: { source.value = $0.lowercased() })
  }
}

/// Up to two stars, to which a tap adds one.
///
/// A binding that was asked for a third star ignores all later sets.
private struct StarRating: BindingSystem {
  struct Model: WholeModel {
    var bases: [Int]? { [0, 1, 2] }
    func accepts(_ value: Int, at port: SinglePort, in base: Int) -> Bool { value < 3 }
    func tapped(_ value: Int) -> Int? { value + 1 }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    tiring(beyond: 2, get: { source.value }) { source.value = $0 }
  }
}
