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

/// A value that can be neither generated nor listed.
private struct Track: Equatable {
  let title: String
}

@Suite struct `A property of which some values are named` {
  private final class Player {
    var track = Track(title: "")
    var history: [Track] = []
  }
  private let tracks = ["", "Aria", "Fugue"].map(Track.init)

  @Test func `is found wrong at one of these`() throws {
    let text = try onlyIssue {
      expect(Player.init, \.track, setting: tracks) { player in
        MyBinding(get: { player.track }, set: { if $0.title != "Fugue" { player.track = $0 } })
      }
    }
    #expect(text.contains("Fugue"))
  }
}

/// Children of a parent that come and go.
private struct Branches: ContainmentModel {
  enum Port: CaseIterable { case parent, left, right }
  struct Base: Equatable {
    var on: Set<String> = []
    var hasRight = true
  }
  var bases: [Base]? {
    [[], ["left"], ["right"], ["left", "right"]].flatMap { on in
      [true, false].map { Base(on: on, hasRight: $0) }
    }
  }
  func isParent(_ port: Port) -> Bool { port == .parent }
  func isPresent(_ port: Port, in base: Base) -> Bool { port != .right || base.hasRight }
  func elements(of port: Port) -> [String] {
    port == .parent ? ["left", "right"] : ["\(port)"]
  }
  func elements(of port: Port, in base: Base) -> [String] {
    elements(of: port).filter { base.hasRight || $0 != "right" }
  }
  func elements(in base: Base) -> Set<String> { base.on }
  func get(_ port: Port, in base: Base) -> Bool {
    base.on.isSuperset(of: elements(of: port, in: base))
  }
  func set(_ isOn: Bool, at port: Port, in base: Base) -> Base {
    let own = elements(of: port, in: base)
    let on =
      if isOn {
        base.on.union(own)
      } else {
        get(port, in: base) ? base.on.subtracting(own) : base.on
      }
    return Base(on: on, hasRight: base.hasRight)
  }
}

/// The lawful toggles of a parent and of its children.
private struct Tree: BindingSystem {
  static let model = Branches()
  let source: Source<Branches.Base>
  func binding(_ port: Branches.Port) -> MyBinding<Bool>? {
    if !Branches().isPresent(port, in: source.value) { return nil }
    return MyBinding(
      get: { Branches().get(port, in: source.value) },
      set: { source.value = Branches().set($0, at: port, in: source.value) })
  }
}

@Suite struct `Children that depend on the base` {
  @Test func `obey the laws of membership while they are present`() throws {
    for law in LawSet.membership.laws {
      let kind = try check(Tree.self, obeys: law)?.kind
      #expect(kind == nil || kind == .proved, "\(law.id)")
    }
  }
}
