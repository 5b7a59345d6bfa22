public import Testing

extension Tag {
  /// For tests of binding laws: from Swift 6.4 on, `swift test --filter tag:bindingLaws` runs those alone.
  @Tag public static var bindingLaws: Self
}
