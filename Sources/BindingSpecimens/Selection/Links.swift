import BindingLaws
import LawfulBindings

/// A link over a flag that the program also writes: it pushes and pops.
struct DrivenLink: RenderedSystem {
  typealias Model = SharedFlagModel<OnlyPort>
  let source: Source<Bool>

  func binding(_ port: OnlyPort) -> HeadlessBinding<Bool> { link.$isActive }

  func tap(_ port: OnlyPort) { link.turn() }

  func rendering(_ port: OnlyPort) -> String { link.destination ?? "nothing" }

  static func rendering(_ port: OnlyPort, showing value: Model.Value, in base: Bool) -> String {
    value ? "destination" : "nothing"
  }

  private var link: HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show", isActive: source.binding) { "destination" }
  }
}

extension HeadlessNavigationLink {
  /// Activates the link, or deactivates it when it is active.
  func turn() { destination == nil ? activate() : deactivate() }
}
