/// A stand-in for SwiftUI's `Animation`: a name and a duration, since nothing moves here.
@frozen
public struct Animation: Hashable, Sendable {
  @usableFromInline let name: String
  @usableFromInline let seconds: Double?

  init(_ name: String, lasting seconds: Double? = nil) {
    self.name = name
    self.seconds = seconds
  }

  /// The animation that is taken when none is named.
  public static let `default` = Animation("default")
  /// The same speed from start to end.
  public static var linear: Animation { Animation("linear") }
  /// Slow at first.
  public static var easeIn: Animation { Animation("easeIn") }
  /// Slow at last.
  public static var easeOut: Animation { Animation("easeOut") }
  /// Slow at first and at last.
  public static var easeInOut: Animation { Animation("easeInOut") }

  public static func linear(duration: Double) -> Animation {
    Animation("linear", lasting: duration)
  }

  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn", lasting: duration)
  }

  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut", lasting: duration)
  }

  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", lasting: duration)
  }
}
