import BindingLaws
import LawfulBindings

/// A flag, and a record of the latest action on it.
struct TappedFlag: Equatable {
  var isOn = false
  /// The words `read`, `write` and the names of animations, in the order in which the action took these
  /// steps.
  ///
  /// Empty before any action. It is one text, because traces print it.
  var took = ""
}

/// A model of every control over one flag: what it shows, and what a tap on it does.
///
/// The model says a second time what the controls in `Controls` do: `conforms` compares the two on
/// `EveryControl`. `default` is the animation of `withHeadlessAnimation`. Traces name ports, bases and
/// actions, and draws and tokens number them: names and orders have to stay.
struct EveryControlModel: ShownModel {
  enum Port: CaseIterable { case link, group, image, title, toggle }

  /// The actions of a person.
  enum Action: Hashable, CaseIterable {
    case tapGroup, tapImage, tapToggle, tapLabel, activate, deactivate, tapTab
  }

  // No port accepts a set, so two values are enough to try, and it matters little which.
  var values: [String]? { ["", "switch.on"] }

  var bases: [TappedFlag]? {
    ["", "read write", "read write default", "write"].flatMap { took in
      Bool.all.map { TappedFlag(isOn: $0, took: took) }
    }
  }

  func get(_ port: Port, in base: TappedFlag) -> String {
    let isOn = base.isOn
    return switch port {
    case .link: isOn ? "destination" : "nothing"
    case .group: isOn ? "content" : "nothing"
    case .image: isOn ? "10.0" : "0.0"
    case .title: isOn ? "Make Image Normal" : "Make Image Blur"
    case .toggle: isOn ? "green switch.on" : "gray switch.off"
    }
  }

  /// Returns the base after an action.
  ///
  /// A tap reads once and writes once. Activating a link or a tab reads nothing.
  func apply(_ action: Action, to base: TappedFlag) -> TappedFlag {
    switch action {
    case .tapImage: TappedFlag(isOn: !base.isOn, took: "read write default")
    case .tapGroup, .tapToggle, .tapLabel: TappedFlag(isOn: !base.isOn, took: "read write")
    case .activate, .tapTab: TappedFlag(isOn: true, took: "write")
    case .deactivate: TappedFlag(isOn: false, took: "write")
    }
  }
}

/// Every control in `Controls` that can work on a flag.
///
/// Some edits in `CI/full.d/source-mutants.txt` are tried only on it.
struct EveryControl: ShowingSystem {
  static let model = EveryControlModel()
  let source: Source<TappedFlag>

  func shown(_ port: EveryControlModel.Port) -> String {
    let isOn = source.binding.isOn
    return switch port {
    case .link: link(isOn).destination ?? "nothing"
    case .group: group(isOn).content ?? "nothing"
    case .image: "\(HeadlessBlurredImage(isBlurred: isOn).radius)"
    case .title: HeadlessBlurredImage(isBlurred: isOn).nextAction
    case .toggle: HeadlessToggle(isOn: isOn).appearance
    }
  }

  func perform(_ action: EveryControlModel.Action, on source: Source<TappedFlag>) {
    var isOn = source.base.isOn
    var took: [String] = []
    let recording = HeadlessBinding(
      get: {
        took.append("read")
        return isOn
      },
      set: { newValue, transaction in
        isOn = newValue
        took.append("write")
        if let animation = transaction.animation { took.append(animation) }
      })
    use(recording, action)
    source.rewrite(TappedFlag(isOn: isOn, took: took.joined(separator: " ")))
  }

  private func use(_ isOn: Flag, _ action: EveryControlModel.Action) {
    switch action {
    case .tapGroup: group(isOn).tap()
    case .tapImage: HeadlessBlurredImage(isBlurred: isOn).tap()
    case .tapToggle: HeadlessToggle(isOn: isOn).tap()
    case .tapLabel: HeadlessToggle(isOn: isOn).tapLabel()
    case .activate: link(isOn).activate()
    case .deactivate: link(isOn).deactivate()
    case .tapTab: HeadlessTabView(selection: isOn, tabs: [false, true]).tap(true)
    }
  }

  private func link(_ isOn: Flag) -> HeadlessNavigationLink<String> {
    HeadlessNavigationLink(isActive: isOn) { "destination" }
  }

  private func group(_ isOn: Flag) -> HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup(isExpanded: isOn) { "content" }
  }
}
