/// A text that is looked up in the user's language; here it is what was written.
@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  @usableFromInline let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }
}

/// A line of text, or several.
@frozen
public struct Text: View, Equatable {
  @usableFromInline let content: String

  public init(_ key: LocalizedStringKey) {
    content = key.key
  }

  @_disfavoredOverload  // As SwiftUI has it: a literal is looked up.
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public init(verbatim content: String) {
    self.content = content
  }

  public var body: Never { nothingIsDrawn() }
}

/// A picture, by its name.
@frozen
public struct Image: View, Equatable {
  @usableFromInline let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(systemName: String) {
    name = systemName
  }

  public func resizable() -> Image { self }

  public var body: Never { nothingIsDrawn() }
}

/// A colour.
@frozen
public struct Color: View, Hashable, Sendable {
  @usableFromInline let name: String

  public static let red = Color(name: "red")
  public static let green = Color(name: "green")
  public static let gray = Color(name: "gray")
  public static let accentColor = Color(name: "accentColor")

  public var body: Never { nothingIsDrawn() }
}

/// A font.
@frozen
public struct Font: Hashable, Sendable {
  @usableFromInline let name: String

  /// How bold a font is.
  @frozen
  public struct Weight: Hashable, Sendable {
    @usableFromInline let value: Double

    public static let regular = Weight(value: 0)
    public static let bold = Weight(value: 0.4)
  }

  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
}
