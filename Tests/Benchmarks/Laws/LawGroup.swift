import BindingLaws

/// A group of laws, to compare with other groups by the faults that they notice.
struct LawGroup: Sendable {
  let name: String
  /// Whether the group has a law, given the usual laws of a kind of system.
  let contains: @Sendable (_ law: Law, _ usual: Set<Law>) -> Bool

  init(_ name: String, contains: @escaping @Sendable (Law, Set<Law>) -> Bool) {
    self.name = name
    self.contains = contains
  }

  /// Makes a group that has the same laws for every kind of system.
  init(_ name: String, _ laws: [Law]) {
    self.init(name) { law, _ in laws.contains(law) }
  }

  /// The groups, from the oldest laws of lenses to all laws of the library.
  static let all = [
    LawGroup("a well-behaved lens", LawSet.wellBehaved.laws),
    LawGroup("a very well-behaved lens", LawSet.veryWellBehaved.laws),
    LawGroup("the eight of Monocle, five for a binding", monocle),
    LawGroup("ours that ask the model nothing but what is accepted", withoutModel),
    LawGroup("ours but `conforms`") { law, usual in usual.contains(law) && law != .conforms },
    LawGroup("`conforms` alone", [.conforms]),
    LawGroup("ours") { law, usual in usual.contains(law) },
    LawGroup("ours, and those that have to be asked for") { law, _ in allLaws.contains(law) },
  ]

  /// The laws of all groups.
  static let laws = allLaws + [readingFirst, settingTwice]

  /// The eight laws of a lens in Monocle, as laws of a binding.
  ///
  /// Fewer than eight remain. To set back what was read and to modify by the identity are the same for a
  /// binding, and the two laws about functors say the same as others.
  private static let monocle: [Law] = [.getSet, .setGet, .setTwice, settingTwice, readingFirst]

  /// The law `composeModify` of Monocle.
  ///
  /// Each set comes after a read.
  private static let settingTwice = Law(
    "compose-modify", "of two changes after a read the last one wins",
    ifAccepted: [.set(.p, .b)], [.set(.p, .a), .set(.p, .b)],
    alike: [.get(.p), .set(.p, .a), .get(.p), .set(.p, .b)], [.get(.p), .set(.p, .b)])

  /// The law `consistentReplaceModify` of Monocle.
  private static let readingFirst = Law(
    "replace-modify", "a set is the same after a read", ifAccepted: [.set(.p, .a)],
    alike: [.get(.p), .set(.p, .a)], [.set(.p, .a)])

  /// The laws of one port, or of unrelated ports, that compare a system only with itself.
  static let withoutModel = LawSet.learned.laws.filter {
    ![.conforms, .setLocal, .atomic, .writeThrough, .rejectedSetIsInert].contains($0)
  }
}
