import BindingLaws
import LawfulBindings

/// Three links that own a flag each; activating one touches no other.
struct OwningLinks: ControlSystem {
  typealias Model = SubsetModel<Section>
  let source: Source<Set<Section>>

  func binding(_ link: Section) -> HeadlessBinding<Bool> {
    HeadlessBinding(source.binding, contains: link)
  }

  func tap(_ section: Section) { link(section).turn() }

  func rendering(_ section: Section) -> String { link(section).destination ?? "nothing" }

  private func link(_ section: Section) -> HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show", isActive: binding(section)) { "destination \(section)" }
  }
}

/// A link over a flag that the program also writes: it pushes and pops.
struct DrivenLink: ControlSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { source.binding }

  func tap(_ port: OnlyPort) { link.turn() }

  func rendering(_ port: OnlyPort) -> String { link.destination ?? "nothing" }

  private var link: HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show", isActive: source.binding) { "destination" }
  }
}

extension HeadlessNavigationLink {
  /// Activates the link, or deactivates it when it is active.
  func turn() {
    destination == nil ? activate() : deactivate()
  }
}
