import ExampleApp
import LawTesting
import SwiftUI
import Testing

@testable import ExampleLaws

@Suite struct `The screens of the articles` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `open one section at a time`() {
    expect(SectionIsShown.self, obeys: usual + .selection)
  }

  @Test func `toggle all, and each`() {
    expect(ToggleOfMany.self, obeys: usual + .mixedState)
  }

  @Test(.expecting(.getSet, .broken, because: "mixed reads off, and off turns all off"))
  func `toggle all by a plain flag, too, which does not show where they differ`() {
    let items = [Item(name: "1"), Item(name: "2")]
    expect(bindingsOver: [items], at: [nil, 0, 1]) {
      (source: Source<[Item]>, index: Int?) -> Binding<Bool> in
      let items = Binding(source)
      guard let index else { return ManyToggles(sources: items).areAllOn }
      return items[index].val
    }
  }

  @Test func `have toggles that exclude each other, and tabs of which one is shown`() {
    expect(ExclusiveOption.self, obeys: usual + .selection)
    expect(ShownTab.self, obeys: .roundTrip + .honesty + LawSet([.exactlyOneOn]))
  }
}

@MainActor
@Suite struct `A view that is changed on a condition` {
  @Test func `is changed if that holds`() {
    expect(LoudLabel.self, obeys: .equivalence)
  }

  @Test func `is changed by a value if there is one`() {
    expect(ColouredLabel.self, obeys: .equivalence)
  }

  @Test func `is changed on each of two for itself`() {
    expect(ConciseLabel.self, obeys: .equivalence)
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

@MainActor
@Suite struct `A view that is bound by nobody` {
  @Test func `starts as its article has it`() {
    #expect(BlurImageView(imageName: "gods").isBlur.wrappedValue)
    let isExpanded = group().isExpanded.wrappedValue
    #expect(!isExpanded)
  }

  @Test func `keeps nothing outside of a screen`() {
    let image = BlurImageView(imageName: "gods")
    image.isBlur.wrappedValue = false
    #expect(image.isBlur.wrappedValue)
  }

  @Test(.enabled(if: keepsStates, "SwiftUI keeps the states of views that are on a screen"))
  func `shares its state with no other`() {
    let image = onScreen(BlurImageView(imageName: "gods"))
    let another = onScreen(BlurImageView(imageName: "gods"))
    image.isBlur.wrappedValue = false
    #expect(image.isBlur.wrappedValue == false)
    #expect(another.isBlur.wrappedValue)
    let opened = onScreen(group())
    let other = onScreen(group())
    opened.isExpanded.wrappedValue = true
    #expect(opened.isExpanded.wrappedValue)
    #expect(other.isExpanded.wrappedValue == false)
  }

  private func group() -> MyDisclosureGroup<EmptyView, EmptyView> {
    MyDisclosureGroup {
      EmptyView()
    } label: {
      EmptyView()
    }
  }
}

@MainActor
@Suite(.enabled(if: keepsStates, "SwiftUI keeps the states of views that are on a screen"))
struct `A view whose binding comes and goes` {
  let usual = LawSet.roundTrip + .honesty + .locality
  let ownership = LawSet([.externalWins, .otherSideUntouched, .switchFresh])

  @Test func `is blurred by its caller or by itself`() {
    expect(ImageOwner.self, obeys: usual + ownership)
  }

  @Test func `opens by its caller or by itself`() {
    expect(GroupOwner.self, obeys: usual + ownership)
  }
}
