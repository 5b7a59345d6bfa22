extension JudgedSystem: CustomTestStringConvertible {
  public var testDescription: String { name }
}
