public import Testing

extension Tag {
  /// The tag of tests of binding laws.
  ///
  /// From Swift 6.4 on, `swift test --filter tag:bindingLaws` runs those alone.
  @Tag public static var bindingLaws: Self
}
