import TestSupport

@testable import BindingSpecimens

/// Systems with a memory that few histories show, and one whose binding its twin does not have.
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

/// A selection that drops a set of `c` while `b` is selected, once `c` was read while `a` was selected.
private struct ArmedRead: TagSystem {
  let source: Source<ThreeTags?>
  private let isArmed = Arm()

  func willRead(_ tag: ThreeTags) { if tag == .c && source.value == .a { isArmed.isSet = true } }

  func carriesOut(_ isOn: Bool, _ tag: ThreeTags) -> Bool {
    guard tag == .c, source.value == .b, isArmed.isSet else { return true }
    isArmed.isSet = false
    return false
  }
}

/// Four flags whose bindings misread in one base if they were made in another.
///
/// Of 256 pairs of bases, one shows that.
struct AgedFlag: BindingSystem {
  struct Flags: OptionSet, Hashable {
    let rawValue: Int
    static let each = (0..<4).map { Flags(rawValue: 1 << $0) }
    static let last = Flags(rawValue: 8)
    static let all = Flags(rawValue: 15)
  }

  static var model: OptionsModel<Flags> { OptionsModel(of: Flags.each) }
  let source: Source<Flags>
  /// The base in which a binding that misreads was made.
  private let since: Int
  /// The base in which it misreads.
  private let at: Int
  /// The flags whose bindings misread.
  private let misread: Flags

  // No flag is in both bases, so the most sets lie between them: 3 has the first two flags, 12 the others.
  init(source: Source<Flags>) { self.init(source: source, since: 3, at: 12, misread: .all) }

  init(source: Source<Flags>, since: Int, at: Int, misread: Flags) {
    self.source = source
    self.since = since
    self.at = at
    self.misread = misread
  }

  func binding(_ flag: Flags) -> Accessor<Bool> {
    let isOld = source.value.rawValue == since && misread.contains(flag)
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
