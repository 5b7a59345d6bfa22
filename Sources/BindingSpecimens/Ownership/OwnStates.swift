import BindingLaws
import LawfulBindings

/// Three controls that own their states, over what was done to them: those that were turned an odd
/// number of times.
///
/// Whenever one is used, all three are made again, as they start, and turned as a person does. So what a
/// control starts with, and whether others see its turns, is its own.
protocol OwningSystem: RenderedSystem
where Model.Base == Set<Section>, Model.Port == Section, Model.Value == Bool {
  associatedtype Control
  var source: Source<Set<Section>> { get }
  /// A control that nobody has touched.
  func made(_ section: Section) -> Control
  func isOn(_ control: Control) -> Bool
  func turn(_ control: Control)
}

extension OwningSystem {
  func binding(_ section: Section) -> HeadlessBinding<Bool> {
    source.binding.derive(
      get: { isOn(control(section, after: $0)) },
      put: { turned, value in
        let control = control(section, after: turned)
        if isOn(control) == value { return }
        turn(control)
        if isOn(control) == value { turned.formSymmetricDifference([section]) }
      })
  }

  func tap(_ section: Section) {
    let control = control(section, after: source.value)
    let before = isOn(control)
    turn(control)
    if isOn(control) != before { source.value.formSymmetricDifference([section]) }
  }

  func rendering(_ section: Section) -> String {
    isOn(control(section, after: source.value)) ? "on" : "off"
  }

  static func rendering(
    _ section: Section, showing value: Model.Value, in turned: Set<Section>
  ) -> String {
    value ? "on" : "off"
  }

  /// The control of a section after all that was done.
  private func control(_ section: Section, after turned: Set<Section>) -> Control {
    let controls = Section.allCases.map { (section: $0, control: made($0)) }
    for one in controls where turned.contains(one.section) { turn(one.control) }
    return (controls.first { $0.section == section } ?? controls[0]).control
  }
}

/// Three links that own a flag each; activating one touches no other.
struct OwningLinks: OwningSystem {
  typealias Model = SubsetModel<Section>
  let source: Source<Set<Section>>

  func made(_ section: Section) -> HeadlessNavigationLink<String> {
    HeadlessNavigationLink("Show") { "destination \(section)" }
  }

  func isOn(_ link: HeadlessNavigationLink<String>) -> Bool { link.destination != nil }
  func turn(_ link: HeadlessNavigationLink<String>) { link.turn() }
}

/// Three disclosure groups that own a flag each: all may be open.
struct OwningGroups: OwningSystem {
  typealias Model = SubsetModel<Section>
  let source: Source<Set<Section>>

  func made(_ section: Section) -> HeadlessDisclosureGroup<String> {
    HeadlessDisclosureGroup("Show") { "content \(section)" }
  }

  func isOn(_ group: HeadlessDisclosureGroup<String>) -> Bool { group.content != nil }
  func turn(_ group: HeadlessDisclosureGroup<String>) { group.tap() }
}

/// Three images that own a flag each, which starts on.
struct OwningImages: OwningSystem {
  typealias Model = StartsOnModel
  let source: Source<Set<Section>>

  func made(_ section: Section) -> HeadlessBlurredImage { HeadlessBlurredImage("\(section)") }
  func isOn(_ image: HeadlessBlurredImage) -> Bool { image.radius == 10 }
  func turn(_ image: HeadlessBlurredImage) { image.tap() }
}

/// Controls that are on until they are turned.
enum StartsOnModel: ReferenceModel {
  static var ports: [Section] { Section.allCases }
  static var bases: [Set<Section>]? { SubsetModel<Section>.bases }
  static func get(_ section: Section, in turned: Set<Section>) -> Bool { !turned.contains(section) }

  static func set(_ isOn: Bool, at section: Section, in turned: Set<Section>) -> Set<Section> {
    isOn ? turned.subtracting([section]) : turned.union([section])
  }
}
