import LawTesting
import SwiftUI
import Testing

@testable import ExampleApp
@testable import ExampleLaws

@Suite struct `The screens of the articles` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `open one section at a time`() {
    expect(SectionIsShown.self, obeys: usual + .selection)
  }

  @Test func `toggle all, and each`() {
    expect(ToggleOfMany.self, obeys: usual + .mixedState)
  }

  @Test func `have toggles that exclude each other, and tabs of which one is shown`() {
    expect(ExclusiveOption.self, obeys: usual + .selection)
    expect(ShownTab.self, obeys: .roundTrip + .honesty + LawSet([.exactlyOneOn]))
  }

  @Test func `change a view if it is asked for`() {
    expect(LoudLabel.self, obeys: .equivalence)
  }
}

@MainActor
@Suite struct `A view that is bound by its caller` {
  @Test func `opens and closes by the caller's binding`() {
    expect(bindingOver: Bool.self) { source in
      MyDisclosureGroup(isExpanded: Binding(source)) {
        EmptyView()
      } label: {
        EmptyView()
      }.isExpanded
    }
  }

  @Test func `is blurred by the caller's binding`() {
    expect(bindingOver: Bool.self) { source in
      BlurImageView(imageName: "gods", isBlur: Binding(source)).isBlur
    }
  }
}

/// A label that is made bold on a condition.
struct LoudLabel: BindingSystem {
  enum Model: ConditionalModel {
    static var ports: [SinglePort] { [.value] }
    static var bases: [Bool]? { [false, true] }
    static func changes(at port: SinglePort) -> [String] { ["bold"] }
    static func isAsked(_ change: String, at port: SinglePort, in isLoud: Bool) -> Bool { isLoud }
  }

  let source: Source<Bool>

  func binding(_: SinglePort) -> Binding<ConfiguredElement> {
    Binding(reading: element, writing: { _ in })
  }

  private func element() -> ConfiguredElement {
    var calls: [String] = []
    let view = EitherView(condition: source.value, input: EmptyView()) { _ in
      calls.append("bold")
      return Bold()
    }
    let changes = if case .v2 = view { ["bold"] } else { [String]() }
    return ConfiguredElement(changes, calls: calls, type: type(of: view))
  }

  private struct Bold: View {
    nonisolated init() {}
    var body: some View { EmptyView() }
  }
}
