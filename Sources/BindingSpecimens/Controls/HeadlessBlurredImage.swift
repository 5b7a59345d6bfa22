import LawfulBindings

/// An image that a tap blurs and clears, without views.
///
/// This control's own state starts *on*. Systems in `Ownership` and `Toggles` repeat what it shows.
/// `Toggles/EveryControl` also counts the reads and writes of a tap: one each. The image stores one binding.
/// `CI/full.d/source-mutants.txt` quotes the code.
struct HeadlessBlurredImage {
  /// Whether the image is blurred.
  ///
  /// `$isBlurred` is the binding of the image.
  @HeadlessBinding var isBlurred: Bool

  /// Makes an image that owns its state and starts blurred.
  init() { self.init(isBlurred: HeadlessState(wrappedValue: true).projectedValue) }

  /// Makes an image whose state somebody else owns.
  ///
  /// With an `owned` binding, that owner can appear and disappear.
  init(isBlurred: HeadlessBinding<Bool>) { _isBlurred = isBlurred }

  /// The radius of the blur, in points.
  var radius: Double { isBlurred ? 10 : 0 }

  /// The title of a button that does the same as a tap.
  ///
  /// The title names the next action, not the state.
  var nextAction: String { isBlurred ? "Make Image Normal" : "Make Image Blur" }

  /// Taps the image, inside the default animation.
  func tap() { withHeadlessAnimation { isBlurred.toggle() } }
}
