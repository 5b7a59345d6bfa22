import BindingLaws
import LawfulBindings

/// A link for each port.
protocol LinkSystem: RenderedSystem where Model.Value == Bool {
  func link(_ port: Model.Port) -> HeadlessNavigationLink<String>
}

extension LinkSystem {
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { link(port).$isActive }
  func tap(_ port: Model.Port) { link(port).turn() }
  func rendering(_ port: Model.Port) -> String { link(port).destination ?? "nothing" }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    value ? "destination \(port)" : "nothing"
  }
}

/// A disclosure group for each port.
protocol GroupSystem: RenderedSystem where Model.Value == Bool {
  func group(_ port: Model.Port) -> HeadlessDisclosureGroup<String>
}

extension GroupSystem {
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { group(port).isExpanded }
  func tap(_ port: Model.Port) { group(port).tap() }
  func rendering(_ port: Model.Port) -> String { group(port).content ?? "closed" }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    value ? "content \(port)" : "closed"
  }
}

/// A group that shows its content, or that it is closed.
protocol ContentSystem: RenderedSystem where Model.Value == Bool {}

extension ContentSystem {
  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    value ? "content" : "closed"
  }
}

/// A toggle for each port.
protocol ToggleSystem: RenderedSystem where Model.Value == Bool {
  func toggle(_ port: Model.Port) -> HeadlessToggle
}

extension ToggleSystem {
  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { toggle(port).binding.isOn }
  func tap(_ port: Model.Port) { toggle(port).tap() }
  func rendering(_ port: Model.Port) -> String { toggle(port).rendering.icon }

  static func rendering(
    _ port: Model.Port, showing value: Model.Value, in base: Model.Base
  ) -> String {
    ToggleState(value).asSwitch
  }
}
