import LawfulBindings

/// A link that pushes its destination when activated and pops it when deactivated, without views.
///
/// `Toggles/EveryControl` counts: to activate or deactivate it writes once and reads nothing.
/// `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessNavigationLink<Destination> {
  /// The text to tap.
  let title: String
  /// Whether the destination is pushed; `$isActive` is the binding that the link works on.
  @HeadlessBinding var isActive: Bool
  private let makeDestination: () -> Destination

  /// A link whose state somebody else owns, who can push and pop as well.
  ///
  /// - Parameters:
  ///   - title: The text to tap.
  ///   - isActive: Whether the destination is pushed.
  ///   - destination: Makes the destination.
  init(_ title: String, isActive: HeadlessBinding<Bool>, destination: @escaping () -> Destination) {
    self.title = title
    self._isActive = isActive
    self.makeDestination = destination
  }

  /// A link that owns its state.
  ///
  /// It is independent of every other link.
  ///
  /// - Parameters:
  ///   - title: The text to tap.
  ///   - destination: Makes the destination.
  init(_ title: String, destination: @escaping () -> Destination) {
    let own = HeadlessState(wrappedValue: false)
    self.init(title, isActive: own.projectedValue, destination: destination)
  }

  /// One of several links of which at most one is active.
  ///
  /// Deactivating it pops no other's destination.
  ///
  /// - Parameters:
  ///   - title: The text to tap.
  ///   - tag: The value that stands for this link.
  ///   - selection: The one selection that the links share, `nil` for none.
  ///   - destination: Makes the destination.
  init<Tag: Equatable>(
    _ title: String, tag: Tag, selection: HeadlessBinding<Tag?>,
    destination: @escaping () -> Destination
  ) {
    let isActive = HeadlessBinding(selecting: tag, in: selection)
    self.init(title, isActive: isActive, destination: destination)
  }

  /// The destination, `nil` while it is not pushed.
  var destination: Destination? { isActive ? makeDestination() : nil }

  /// Pushes the destination.
  func activate() { isActive = true }

  /// Pops the destination, as going back does.
  func deactivate() { isActive = false }
}
