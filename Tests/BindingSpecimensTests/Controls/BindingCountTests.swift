import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// How many bindings a control stores, however deep.
private func bindings(in value: Any) -> Int {
  if "\(type(of: value))".hasPrefix("HeadlessBinding<") { return 1 }
  return Mirror(reflecting: value).children.map { bindings(in: $0.value) }.reduce(0, +)
}

@Suite struct `A control` {
  static let controls: [@Sendable () -> Any] = [
    { HeadlessToggle(isOn: Source(true).binding) },
    { HeadlessDisclosureGroup {} },
    { HeadlessNavigationLink {} },
    { HeadlessTabView(selection: nil, tabs: Section.allCases) },
    { HeadlessList(selection: nil, rows: Section.allCases) },
    { HeadlessBlurredImage() },
  ]

  @Test(arguments: controls.indices) func `holds one binding (S53)`(index: Int) {
    #expect(bindings(in: Self.controls[index]()) == 1)
  }
}
