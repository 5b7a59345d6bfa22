import LawTesting
import TestSupport

/// Two thumbs of a slider, of which the lower one never passes the upper one.
private struct Thumbs: Equatable {
  var low = 0
  var high = 1
}

@Suite struct `A bound that lies in the root` {
  /// Returns the issues of two thumbs, of which the lower one stores a set as it is told.
  private func issuesOfThumbs(low store: @escaping (Int, inout Thumbs) -> Void) -> [String] {
    issues {
      expect(
        bindingsOver: Thumbs(),
        BoundField(\.low, values: [0, 1, 2], storing: { min($0, $1.high) }) { source in
          MyBinding(get: { source.value.low }, set: { source.update($0, by: store) })
        },
        BoundField(\.high, values: [0, 1, 2], storing: { max($0, $1.low) }) { source in
          MyBinding(
            get: { source.value.high }, set: { source.value.high = max($0, source.value.low) })
        }, permits: { $0.low <= $0.high })
    }
  }

  @Test func `is lawful if sets stop at it`() {
    #expect(issuesOfThumbs { $1.low = min($0, $1.high) } == [])
  }

  @Test func `is a finding if a set pushes it`() {
    let texts = issuesOfThumbs {
      $1.low = $0
      $1.high = max($0, $1.high)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("set-get") == true)
    #expect(texts.first?.contains("set-local") == true)
    let what = "\n  what      a port that was not set changed: high\n"
    #expect(texts.first?.contains(what) == true, "\(texts)")
  }

  @Test func `is a finding if a set passes it`() {
    #expect(!issuesOfThumbs { $1.low = $0 }.isEmpty)
  }

  @Test func `may be where a model of one's own lands sets`() throws {
    #expect(ThumbModel().flaw == nil)
    for law in LawSet.veryWellBehaved.laws + [.conforms] {
      #expect(try check(LowerThumb.self, obeys: law)?.kind == .proved, "\(law.id)")
    }
  }
}

extension Source {
  /// Changes the base by a part, with one write.
  fileprivate func update<Part>(_ part: Part, by change: (Part, inout Base) -> Void) {
    var base = value
    change(part, &base)
    value = base
  }
}

/// A model of the lower thumb, whose sets land at the upper one if they would pass it.
private struct ThumbModel: ReferenceModel {
  typealias Port = SinglePort
  var bases: [Thumbs]? { [Thumbs(low: 0, high: 0), Thumbs(), Thumbs(low: 1, high: 1)] }
  var values: [Int]? { [0, 1, 2] }
  func get(_ port: Port, in base: Thumbs) -> Int { base.low }
  func landing(of value: Int, at port: Port, in base: Thumbs) -> Int {
    min(value, base.high)
  }
  func set(_ value: Int, at port: Port, in base: Thumbs) -> Thumbs {
    Thumbs(low: landing(of: value, at: port, in: base), high: base.high)
  }
}

/// The lower thumb, which stops at the upper one.
private struct LowerThumb: ModelledSystem {
  static let model = ThumbModel()
  let source: Source<Thumbs>
  func set(_ value: Int, at port: SinglePort) { source.value.low = min(value, source.value.high) }
}
