import TestSupport

@testable import LawChecking

@Suite struct `A case along a memory` {
  /// No case of the search has seven sets.
  @Test func `begins with a write if no case starts where the memory shows`() throws {
    let options = CheckOptions().with(\.maximumLength, 4)
    let verdict = try check(SeventhSetLost.self, obeys: .conforms, options: options)
    #expect(verdict?.kind == .broken)
  }
}

/// A flag that is gone at first, and loses the seventh set.
private struct SeventhSetLost: BindingSystem {
  struct Model: ReferenceModel {
    var bases: [Bool?]? { [nil, false, true] }
    var starts: [Bool?]? { [nil] }
    func isPresent(_ port: SinglePort, in base: Bool?) -> Bool { base != nil }
    func get(_ port: SinglePort, in base: Bool?) -> Bool { base ?? false }
    func set(_ isOn: Bool, at port: SinglePort, in base: Bool?) -> Bool? { isOn }
  }

  private final class Count { var sets = 0 }

  static let model = Model()
  let source: Source<Bool?>
  private let count = Count()

  func binding(_ port: SinglePort) -> Accessor<Bool>? {
    guard source.value != nil else { return nil }
    return Accessor(
      get: { source.value ?? false },
      set: { isOn in
        guard source.value != nil else { return }
        count.sets += 1
        if count.sets != 7 { source.value = isOn }
      })
  }
}
