import LawfulBindings

/// A link that pushes its destination when activated and pops it when deactivated, without views.
///
/// `Toggles/EveryControl` counts that activating or deactivating it takes one write and no read.
/// The link stores one binding. `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessNavigationLink<Destination> {
  /// Whether the destination is pushed.
  ///
  /// `$isActive` is the binding of the link.
  @HeadlessBinding var isActive: Bool
  /// Makes the destination.
  private let makeDestination: () -> Destination

  /// Makes a link whose state somebody else owns, who can push and pop as well.
  ///
  /// - Parameters:
  ///   - isActive: Whether the destination is pushed.
  ///   - destination: Makes the destination.
  init(isActive: HeadlessBinding<Bool>, destination: @escaping () -> Destination) {
    self._isActive = isActive
    self.makeDestination = destination
  }

  /// Makes a link that owns its state.
  ///
  /// The link is independent of every other link.
  ///
  /// - Parameter destination: Makes the destination.
  init(destination: @escaping () -> Destination) {
    self.init(isActive: HeadlessState(wrappedValue: false).projectedValue, destination: destination)
  }

  /// Makes one of several links of which at most one is active.
  ///
  /// Deactivating it pops no other's destination.
  ///
  /// - Parameters:
  ///   - tag: The value that stands for this link.
  ///   - selection: The selection that the links share. Nil for none.
  ///   - destination: Makes the destination.
  init<Tag: Hashable>(
    tag: Tag, selection: HeadlessBinding<Tag?>, destination: @escaping () -> Destination
  ) {
    self.init(isActive: selection[isSelecting: tag], destination: destination)
  }

  /// The destination.
  ///
  /// Nil while it is not pushed.
  var destination: Destination? { isActive ? makeDestination() : nil }

  /// Pushes the destination.
  func activate() { isActive = true }

  /// Pops the destination, as going back does.
  func deactivate() { isActive = false }
}
