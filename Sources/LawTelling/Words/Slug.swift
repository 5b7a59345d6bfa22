extension String {
  /// The letters and digits of ASCII, with single hyphens for all else, cut after 60 characters.
  ///
  /// A name of a file has two of these and a little more, and file systems permit 255 bytes. Fixtures that users
  /// keep are named by it: another slug makes tests refuse their files.
  package var slug: String {
    split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-").prefix(60)
      .description
  }
}
