import BindingLaws

/// Laws that somebody has put together, to be compared by what they notice.
struct LawGroup: Sendable {
  let name: String
  /// Whether the group has a law, of those that some kind of system is judged by.
  let contains: @Sendable (_ law: Law, _ usual: Set<Law>) -> Bool

  init(_ name: String, contains: @escaping @Sendable (Law, Set<Law>) -> Bool) {
    self.name = name
    self.contains = contains
  }

  init(_ name: String, _ laws: [Law]) {
    self.init(name) { law, _ in laws.contains(law) }
  }

  /// From the oldest laws of lenses to all that there are.
  static let all = [
    LawGroup("a well-behaved lens", LawSet.wellBehaved.laws),
    LawGroup("a very well-behaved lens", LawSet.veryWellBehaved.laws),
    LawGroup("the eight of Monocle", monocle),
    LawGroup("ours that ask the model nothing but what is accepted", withoutModel),
    LawGroup("ours but `conforms`") { law, usual in usual.contains(law) && law != .conforms },
    LawGroup("`conforms` alone", [.conforms]),
    LawGroup("ours", contains: { law, usual in usual.contains(law) }),
    LawGroup("ours, and those that have to be asked for") { law, _ in allLaws.contains(law) },
  ]

  /// All laws that some group has.
  static let laws = allLaws + [readingFirst, settingTwice]

  /// What the eight laws of a lens in Monocle say of a binding.
  ///
  /// To get and set back is one law there, and to modify by the identity another. Two more speak of functors, and
  /// say the same of a binding.
  private static let monocle: [Law] = [.getSet, .setGet, .setTwice, settingTwice, readingFirst]

  /// Monocle's `composeModify`: each set comes after a read.
  private static let settingTwice = Law(
    "compose-modify", "of two changes after a read the last one wins",
    ifAccepted: [.set(.p, .b)], [.set(.p, .a), .set(.p, .b)],
    alike: [.get(.p), .set(.p, .a), .get(.p), .set(.p, .b)], [.get(.p), .set(.p, .b)])

  /// Monocle's `consistentReplaceModify`.
  private static let readingFirst = Law(
    "replace-modify", "a set is the same after a read", ifAccepted: [.set(.p, .a)],
    alike: [.get(.p), .set(.p, .a)], [.set(.p, .a)])

  /// Those of one port and of unrelated ones that compare a system with itself.
  private static let withoutModel = LawSet.learned.laws.filter {
    ![.conforms, .setLocal, .atomic, .writeThrough, .rejectedSetIsInert].contains($0)
  }
}
