import BindingLaws
import ExampleApp
import SwiftUI

// Outside of a screen, a state is a constant. Only the stand-in can put a view on one here.
#if os(Linux)
  let keepsStates = true

  /// A view as it is on a screen, where its states keep what they are given.
  @MainActor func onScreen<V: View>(_ view: V) -> V { view.installed() }
#else
  let keepsStates = false

  @MainActor func onScreen<V: View>(_ view: V) -> V { view }
#endif

/// What a view owns, or is given.
var flagModel: OwnerModel<Bool> { OwnerModel(trying: [false, true]) }

/// The blurred image of an article, whose caller provides a binding and takes it away again.
///
/// What is bound is the image on the screen. So it is made again whenever it is used, as SwiftUI
/// makes views: by what its caller says now, and with the state that it had.
@MainActor struct ImageOwner: @MainActor BindingSystem {
  static var model: OwnerModel<Bool> { flagModel }
  let source: Source<OwnerState<Bool>>

  func binding(_: SinglePort) -> Binding<Bool> {
    Binding(get: { image.isBlur.wrappedValue }, set: { turn($0, in: $1) })
  }

  private func turn(_ isBlur: Bool, in transaction: Transaction) {
    let shown = image
    shown.isBlur.transaction(transaction).wrappedValue = isBlur
    source.keep(shown.innerIsBlur, in: transaction)
  }

  private var image: BlurImageView {
    let owner = Binding(source)
    let image = onScreen(
      source.value.isProvided
        ? BlurImageView(imageName: "gods", isBlur: owner.external)
        : BlurImageView(imageName: "gods"))
    image.innerIsBlur = source.value.own
    return image
  }
}

/// The disclosure group of an article, whose caller provides a binding and takes it away again.
///
/// It is made again whenever it is used, as the image is.
@MainActor struct GroupOwner: @MainActor BindingSystem {
  static var model: OwnerModel<Bool> { flagModel }
  let source: Source<OwnerState<Bool>>

  func binding(_: SinglePort) -> Binding<Bool> {
    Binding(get: { group.isExpanded.wrappedValue }, set: { turn($0, in: $1) })
  }

  private func turn(_ isExpanded: Bool, in transaction: Transaction) {
    let shown = group
    shown.isExpanded.transaction(transaction).wrappedValue = isExpanded
    source.keep(shown.ownIsExpanded, in: transaction)
  }

  private var group: MyDisclosureGroup<EmptyView, EmptyView> {
    let owner = Binding(source)
    let group = onScreen(
      source.value.isProvided
        ? MyDisclosureGroup(
          isExpanded: owner.external, content: { EmptyView() }, label: { EmptyView() })
        : MyDisclosureGroup(content: { EmptyView() }, label: { EmptyView() }))
    group.ownIsExpanded = source.value.own
    return group
  }
}

extension Source<OwnerState<Bool>> {
  /// Keeps what has become of a view's own state, if it has changed.
  fileprivate func keep(_ own: Bool, in transaction: Transaction) {
    let owner = Binding(self)
    if value.own != own { owner.own.transaction(transaction).wrappedValue = own }
  }
}
