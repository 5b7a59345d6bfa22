import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `A blurred image` {
  let base = Source(false)

  var bound: HeadlessBlurredImage { HeadlessBlurredImage(isBlurred: base.binding) }

  @Test func `is blurred by a radius of ten points (S60)`() {
    #expect(bound.radius == 0)
    bound.tap()
    #expect(bound.radius == 10)
  }

  @Test func `starts blurred when it owns its state (S61)`() {
    let own = HeadlessBlurredImage()
    #expect(own.radius == 10)
    own.tap()
    #expect(own.radius == 0)
  }

  @Test func `follows a switch of provider (S62)`() {
    let (own, provider) = (Source(true), Memory<Flag>())
    let held = HeadlessBlurredImage(
      isBlurred: .owned(own.binding) { provider.value })
    provider.value = base.binding
    #expect(held.radius == 0)
  }

  @Test func `is not moved by another's button (S63)`() {
    let own = HeadlessBlurredImage()
    base.binding.wrappedValue.toggle()
    #expect(own.radius == 10)
    #expect(bound.radius == 10)
  }

  @Test func `names the next action (S63)`() {
    #expect(bound.nextAction == "Make Image Blur")
    bound.tap()
    #expect(bound.nextAction == "Make Image Normal")
  }

  @Test func `is tapped inside an animation (S64)`() {
    bound.tap()
    #expect(base.writes.map(\.transaction) == ["default"])
  }
}
