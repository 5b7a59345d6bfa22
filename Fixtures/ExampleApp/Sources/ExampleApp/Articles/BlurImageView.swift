import SwiftUI

// Under the signatures of an article on views with bindings.

/// An image that is blurred and unblurred by a tap.
public struct BlurImageView: View {
  /// Whether the image is blurred as long as nobody else says so; tests look at it, too.
  @State package var innerIsBlur = true
  private let imageName: String
  private let providedIsBlur: Binding<Bool>?

  public init(imageName: String) {
    self.imageName = imageName
    providedIsBlur = nil
  }

  public init(imageName: String, isBlur: Binding<Bool>) {
    self.imageName = imageName
    providedIsBlur = isBlur
  }

  public var body: some View {
    Image(imageName)
      .blur(radius: isBlur.wrappedValue ? 10 : 0)
      .onTapGesture { withAnimation { isBlur.wrappedValue.toggle() } }
  }

  /// Whether the image is blurred, by the caller's word or the view's own.
  public var isBlur: Binding<Bool> { providedIsBlur ?? $innerIsBlur }
}
