import BindingLaws
import BindingLawsCommands
import ExampleApp
import LawfulBindings
import SwiftUI

/// The bindings of the articles' screens that are bound to no actor.
let articles = [
  JudgedSystem(SectionIsShown.self, family: "article", "one section at a time"),
  JudgedSystem(ToggleOfMany.self, family: "article", "a toggle for all, and one for each"),
  JudgedSystem(ExclusiveOption.self, family: "article", "toggles that exclude each other"),
  JudgedSystem(ShownTab.self, family: "article", "tabs of which one is shown"),
]

/// The views of the articles, which belong to the main actor.
@MainActor let views = conditions + (keepsStates ? owners : [])

@MainActor private let conditions = [
  JudgedSystem(
    onMainActor: LoudLabel.self, family: "article", "a label that is made bold on a condition"),
  JudgedSystem(
    onMainActor: ColouredLabel.self, family: "article", "a label that gets a colour that is there"),
  JudgedSystem(
    onMainActor: ConciseLabel.self, family: "article", "a label that may be loud, and may be bad"),
]

@MainActor private let owners = [
  JudgedSystem(
    onMainActor: ImageOwner.self, family: "article", "an image that is blurred by itself or not"),
  JudgedSystem(
    onMainActor: GroupOwner.self, family: "article", "a group that is opened by itself or not"),
]

/// The sections of which one is open at most.
struct SectionIsShown: BindingSystem {
  static let model = SelectionModel<ContentViewGroup>()
  let source: Source<ContentViewGroup?>
  func binding(_ group: ContentViewGroup) -> Binding<Bool> {
    OneSectionAtATime(showingContent: Binding(source)).isShown(group)
  }
}

/// The toggle for all, and those for each.
struct ToggleOfMany: BindingSystem {
  static var model: ItemsModel<Item, ToggleState> {
    ItemsModel(of: [Item(name: "1"), Item(name: "2")], \.val)
  }
  let source: Source<[Item]>
  func binding(_ port: Aggregated) -> Binding<ToggleState>? {
    let toggles = ManyToggles(sources: Binding(source))
    if case .member(let index) = port { return toggles.item(index) }
    return toggles.all
  }
}

/// The toggles that exclude each other.
struct ExclusiveOption: BindingSystem {
  static let model = SelectionModel<ToggleOption>()
  let source: Source<ToggleOption?>
  func binding(_ option: ToggleOption) -> Binding<Bool> {
    ExclusiveToggles(selectionOption: Binding(source), tab: .constant(.one)).isOn(option)
  }
}

/// The tabs.
struct ShownTab: BindingSystem {
  static let model = RequiredSelectionModel<ToggleOption>()
  let source: Source<ToggleOption>
  func binding(_ option: ToggleOption) -> Binding<Bool> {
    ExclusiveToggles(selectionOption: .constant(nil), tab: Binding(source)).isShown(option)
  }
}
