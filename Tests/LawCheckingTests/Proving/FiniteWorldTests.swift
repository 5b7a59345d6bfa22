import TestSupport

@testable import BindingSpecimens

/// Systems with a memory that few histories show.
///
/// In a finite world, the seed of a run decides nothing.
@Suite struct `In a finite world` {
  @Test("a read that arms nothing but the next set is found", arguments: TagPair.some)
  private func armedAtOnce(_ pair: TagPair) throws {
    let kind = try check(ArmedAtOnce.self, obeys: .historyIndependent) { source in
      ArmedAtOnce(source: source, read: pair.read, dropped: pair.dropped)
    }?.kind
    #expect(kind == .broken)
  }

  /// It misreads in the base that has the other flags: 15 is the base with all four.
  @Test("a binding that misreads in one base of 16 is found", arguments: 0..<8)
  func agedFlag(_ since: Int) throws {
    let kind = try check(AgedFlag.self, obeys: .fresh) { source in
      AgedFlag(source: source, since: since, at: 15 - since, isLastAlone: true)
    }?.kind
    #expect(kind == .broken)
  }
}

extension Judged {
  static let remembering = [
    Judged(ArmedRead.self, .conforms, .historyIndependent, comesTo: .broken),
    Judged(AgedFlag.self, .conforms, .fresh, comesTo: .broken),
    Judged(LateBranch.self, .sameStaticType, comesTo: .broken),
    Judged(Beside<NilThoughPresent>.self, .equivalent, comesTo: .broken),
    // Its action remembers, and only an extra read shows that.
    Judged(StaleCommit.self, .conforms, .setGet, .coherent, comesTo: .upheld),
    Judged(
      StaleCommit.self, .readTransparent, comesTo: .broken,
      by: "start off; set value on; write off; act commit"),
  ]
}

private enum Tag: CaseIterable { case a, b, c }

/// The tag that is read, and the one whose set is dropped.
private struct TagPair: Sendable {
  let read: Tag
  let dropped: Tag

  /// Two pairs of different tags, which stand for all nine, or all of them in a whole run.
  static let some =
    isFullRun ? all : [TagPair(read: .a, dropped: .b), TagPair(read: .b, dropped: .c)]

  private static let all = Tag.allCases.flatMap { read in
    Tag.allCases.map { dropped in TagPair(read: read, dropped: dropped) }
  }
}

/// A selection of tags that may remember what its model does not know.
private protocol TagSystem: BindingSystem where Model == SelectionModel<Tag> {
  var source: Source<Tag?> { get }
  /// Notes that a tag is about to be read.
  func willRead(_ tag: Tag)
  /// Whether a set is carried out.
  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool
}

extension TagSystem {
  static var model: Model { SelectionModel() }

  func willRead(_ tag: Tag) {}
  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool { true }

  func binding(_ tag: Tag) -> Accessor<Bool> {
    Accessor(
      get: {
        willRead(tag)
        return source.value == tag
      },
      set: { isOn in
        guard carriesOut(isOn, tag) else { return }
        if isOn { source.value = tag } else if source.value == tag { source.value = nil }
      })
  }
}

/// A selection that drops a set of `c` while `b` is selected, once `c` was read while `a` was selected.
private struct ArmedRead: TagSystem {
  let source: Source<Tag?>
  private let isArmed = Arm()

  func willRead(_ tag: Tag) { if tag == .c && source.value == .a { isArmed.isSet = true } }

  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool {
    guard tag == .c, source.value == .b, isArmed.isSet else { return true }
    isArmed.isSet = false
    return false
  }
}

/// A selection that drops some sets of a selected tag to off.
///
/// It drops a set of `dropped` if the latest read since the last set was of `read`, and found nothing
/// selected.
private struct ArmedAtOnce: TagSystem {
  let source: Source<Tag?>
  private let isArmed = Arm()
  private let read: Tag
  private let dropped: Tag

  init(source: Source<Tag?>) { self.init(source: source, read: .a, dropped: .a) }

  init(source: Source<Tag?>, read: Tag, dropped: Tag) {
    self.source = source
    self.read = read
    self.dropped = dropped
  }

  func willRead(_ tag: Tag) { isArmed.isSet = tag == read && source.value == nil }

  func carriesOut(_ isOn: Bool, _ tag: Tag) -> Bool {
    defer { isArmed.isSet = false }
    return !isArmed.isSet || isOn || tag != dropped || source.value != dropped
  }
}

/// Four flags whose bindings misread in one base if they were made in another.
///
/// All four do so, or only that of the last flag. Of 256 pairs of bases, one shows that.
private struct AgedFlag: BindingSystem {
  struct Flags: OptionSet, Hashable {
    let rawValue: Int
    static let all = (0..<4).map { Flags(rawValue: 1 << $0) }
  }

  static var model: OptionsModel<Flags> { OptionsModel(of: Flags.all) }
  let source: Source<Flags>
  private let since: Int
  private let at: Int
  private let isLastAlone: Bool

  init(source: Source<Flags>) { self.init(source: source, since: 3, at: 12) }

  init(source: Source<Flags>, since: Int, at: Int, isLastAlone: Bool = false) {
    self.source = source
    self.since = since
    self.at = at
    self.isLastAlone = isLastAlone
  }

  func binding(_ flag: Flags) -> Accessor<Bool> {
    let isOld = source.value.rawValue == since && (!isLastAlone || flag.rawValue == 8)
    return Accessor(
      get: { (isOld && source.value.rawValue == at) != source.value.contains(flag) },
      set: { isOn in
        if isOn { source.value.insert(flag) } else { source.value.remove(flag) }
      })
  }
}

/// A label whose change is made in a branch of its own after one theme of many.
///
/// A check that tries only some of the actions misses that theme.
private struct LateBranch: BindingSystem {
  struct Model: ConditionalModel {
    typealias Base = Bool
    typealias Action = Int
    enum Port: CaseIterable { case label }
    var bases: [Bool]? { [false, true] }
    var actions: [Int] { Array(0..<20) }
    func apply(_ theme: Int, to base: Bool) -> Bool { base }
    func changes(at port: Port) -> [String] { ["bold"] }
    func isAsked(_ change: String, at port: Port, in base: Bool) -> Bool { base }
  }

  private enum Plain {}
  private enum Branch {}

  static let model = Model()
  let source: Source<Bool>
  private let hasOwnBranch = Arm()

  func binding(_ port: Model.Port) -> Accessor<ConfiguredElement> {
    Accessor(
      get: {
        let changes = source.value ? ["bold"] : []
        let type: any Any.Type = hasOwnBranch.isSet && source.value ? Branch.self : Plain.self
        return ConfiguredElement(changes, calls: changes, type: type)
      }, set: { _ in })
  }

  func perform(_ action: Int, on source: Source<Bool>) {
    if action == 13 { hasOwnBranch.isSet = true }
  }
}

/// A flag that ignores every set, beside a twin.
private struct Beside<Twin: BindingSystem>: TwinSystem where Twin.Model == CellModel<Bool> {
  static var model: CellModel<Bool> { CellModel() }
  let source: Source<Bool>
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { _ in })
  }
}
