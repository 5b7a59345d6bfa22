import LawTesting
import TestSupport

/// Two thumbs of a slider, of which the lower one never passes the upper one.
private struct Thumbs: Equatable {
  var low = 0
  var high = 1
}

@Suite struct `A bound that lies in the root` {
  private func issuesOfThumbs(
    low store: @escaping (Int, inout Thumbs) -> Void, obeys laws: LawSet? = nil
  ) -> [String] {
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

  @Test func `is stopped at, which is lawful`() {
    #expect(issuesOfThumbs { $1.low = min($0, $1.high) } == [])
  }

  @Test func `is pushed, which is found`() {
    let texts = issuesOfThumbs {
      $1.low = $0
      $1.high = max($0, $1.high)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("set-get") == true)
    #expect(texts.first?.contains("set-local") == true)
    let words = texts.first?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words?.contains("): a set also replaces what belongs to other ports") == true)
  }

  @Test func `is passed, which is found`() {
    #expect(!issuesOfThumbs { $1.low = $0 }.isEmpty)
  }
}

extension Source {
  fileprivate func update<Part>(_ part: Part, by change: (Part, inout Base) -> Void) {
    var base = value
    change(part, &base)
    value = base
  }
}

/// Children of a parent that come and go.
private enum Branches: ContainmentModel {
  enum Port: CaseIterable { case parent, left, right }
  struct Base: Equatable {
    var on: Set<String> = []
    var hasRight = true
  }
  static var bases: [Base]? {
    [[], ["left"], ["right"], ["left", "right"]].flatMap { on in
      [true, false].map { Base(on: on, hasRight: $0) }
    }
  }
  static func isParent(_ port: Port) -> Bool { port == .parent }
  static func isPresent(_ port: Port, in base: Base) -> Bool { port != .right || base.hasRight }
  static func elements(of port: Port) -> [String] {
    port == .parent ? ["left", "right"] : ["\(port)"]
  }
  static func elements(of port: Port, in base: Base) -> [String] {
    elements(of: port).filter { base.hasRight || $0 != "right" }
  }
  static func elements(in base: Base) -> Set<String> { base.on }
  static func get(_ port: Port, in base: Base) -> Bool {
    base.on.isSuperset(of: elements(of: port, in: base))
  }
  static func set(_ isOn: Bool, at port: Port, in base: Base) -> Base {
    let own = elements(of: port, in: base)
    return Base(
      on: isOn ? base.on.union(own) : get(port, in: base) ? base.on.subtracting(own) : base.on,
      hasRight: base.hasRight)
  }
}

private struct Tree: ModelledSystem {
  typealias Model = Branches
  let source: Source<Branches.Base>
}

@Suite struct `Children that depend on the base` {
  @Test func `are those of a parent where they are there`() throws {
    for law in LawSet.membership.laws {
      let kind = try check(Tree.self, obeys: law)?.kind
      #expect(kind == nil || kind == .proved, "\(law.id)")
    }
  }
}
