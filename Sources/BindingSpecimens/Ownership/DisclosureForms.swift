import LawfulBindings

/// The core of a disclosure group: it needs a binding, wherever that comes from.
struct DisclosureCore {
  @HeadlessBinding var isExpanded: Bool

  var content: String { isExpanded ? "content" : "closed" }

  func tap() { isExpanded.toggle() }
}

/// The first container around the core: one initialiser, whose binding may be left out.
struct DisclosureContainer {
  var own: HeadlessBinding<Bool>
  var isExpanded: HeadlessBinding<Bool>?

  var core: DisclosureCore { DisclosureCore(isExpanded: isExpanded ?? own) }
}

/// The second container: two initialisers to choose from, and the one that takes `nil` is private.
struct TwoFacedContainer {
  private let own: HeadlessBinding<Bool>
  private let isExpanded: HeadlessBinding<Bool>?

  init(own: HeadlessBinding<Bool>, isExpanded: HeadlessBinding<Bool>) {
    self.init(own: own, provided: isExpanded)
  }

  init(own: HeadlessBinding<Bool>) { self.init(own: own, provided: nil) }

  private init(own: HeadlessBinding<Bool>, provided: HeadlessBinding<Bool>?) {
    (self.own, isExpanded) = (own, provided)
  }

  var core: DisclosureCore { DisclosureCore(isExpanded: isExpanded ?? own) }
}
