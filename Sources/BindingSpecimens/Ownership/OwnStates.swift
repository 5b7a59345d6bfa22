import BindingLaws
import LawfulBindings

/// A system of three controls that own their states.
///
/// The base contains the controls that were turned an odd number of times. At each use, all three are made
/// again in their first state, and turned as a person does. So the first state, and whether turning one shows
/// in another, are the controls' own behaviour.
protocol OwningSystem: SwitchSystem where Model.Base == Set<Section>, Model.Port == Section {
  associatedtype Control: Switch
  /// Returns a control that nobody has touched.
  func made(_ section: Section) -> Control
}

extension OwningSystem {
  static var model: MembersModel<Section> { MembersModel() }

  static var renderings: Renderings { ("on", "off") }

  func binding(_ section: Section) -> Flag {
    source.binding.derive(
      get: { control(section, after: $0).flag.wrappedValue },
      put: { turned, value in
        let control = control(section, after: turned)
        if control.flag.wrappedValue == value { return }
        control.tap()
        if control.flag.wrappedValue == value { turned.formSymmetricDifference([section]) }
      })
  }

  func tap(_ section: Section) { binding(section).wrappedValue.toggle() }

  func rendering(_ section: Section) -> String { binding(section).wrappedValue ? "on" : "off" }

  /// Returns the control of a section after all turns.
  private func control(_ section: Section, after turned: Set<Section>) -> Control {
    let controls = Section.allCases.map { (section: $0, control: made($0)) }
    for one in controls where turned.contains(one.section) { one.control.tap() }
    return (controls.first { $0.section == section } ?? controls[0]).control
  }
}

/// Three links that own a flag each.
///
/// Activating one changes no other.
struct OwningLinks: OwningSystem {
  let source: Source<Set<Section>>
  func made(_ tag: Section) -> some Switch { HeadlessNavigationLink { "destination \(tag)" } }
}

/// Three disclosure groups that own a flag each.
///
/// All may be open.
struct OwningGroups: OwningSystem {
  let source: Source<Set<Section>>

  func made(_ section: Section) -> some Switch { HeadlessDisclosureGroup { "content \(section)" } }
}

/// Three images that own a flag each, which starts on.
struct OwningImages: OwningSystem {
  static let model = StartsOnModel()
  let source: Source<Set<Section>>
  func made(_ section: Section) -> some Switch { HeadlessBlurredImage() }
}

/// A model of controls that are on until they are turned.
struct StartsOnModel: ReferenceModel {
  var bases: [Set<Section>]? { MembersModel<Section>().bases }
  func get(_ section: Section, in turned: Set<Section>) -> Bool { !turned.contains(section) }

  func set(_ isOn: Bool, at section: Section, in turned: Set<Section>) -> Set<Section> {
    turned.with(section, !isOn)
  }
}

/// A model of the tab that was tapped last in a view that owns its selection, and of a tab that is not in the
/// view.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay.
struct OwnTabsModel: ReferenceModel {
  var bases: [Tab?]? { [nil, .one, .two] }

  /// Returns whether the tab is active.
  ///
  /// Before any tap, the first tab is. The third tab is not in the view.
  func get(_ tab: Tab, in tapped: Tab?) -> Bool { tab == tapped ?? .one }

  func accepts(_ isOn: Bool, at tab: Tab, in tapped: Tab?) -> Bool { isOn && tab != .three }

  func set(_ isOn: Bool, at tab: Tab, in tapped: Tab?) -> Tab? {
    get(tab, in: tapped) ? tapped : tab
  }
}

/// Two tabs in a view that owns its selection, made again and tapped as before.
///
/// A third tab is not in the view. Sets go through the view's own binding. The tab that is then active counts
/// as the one tapped last.
struct OwnTabs: SwitchSystem {
  static let model = OwnTabsModel()
  static var renderings: Renderings { ("active", "inactive") }
  let source: Source<Tab?>

  func binding(_ tab: Tab) -> Flag {
    source.binding.derive(
      get: { view($0)[tab].wrappedValue },
      put: { tapped, isOn in tapped = last(after: tapped) { $0[tab].wrappedValue = isOn } })
  }

  func tap(_ tab: Tab) {
    let tapped = last(after: source.value) { $0.tap(tab) }
    if tapped != source.value { source.value = tapped }
  }

  func rendering(_ tab: Tab) -> String { view(source.value).active == tab ? "active" : "inactive" }

  /// Returns the tab that counts as tapped last after a further use of the view.
  private func last(after tapped: Tab?, _ use: (HeadlessTabView<Tab>) -> Void) -> Tab? {
    let view = view(tapped)
    let before = view.active
    use(view)
    return view.active == before ? tapped : view.active
  }

  /// Returns a new view, in which a tab was tapped if there is one.
  private func view(_ tapped: Tab?) -> HeadlessTabView<Tab> {
    let view = HeadlessTabView(selection: nil, tabs: [Tab.one, .two])
    if let tapped { view.tap(tapped) }
    return view
  }
}
