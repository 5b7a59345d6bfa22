import LawTesting
import Testing

@Suite struct `A colour button` {
  @Test("obeys", arguments: ColourButton.laws)
  func colourButton(_ law: Law) { expect(ColourButton.self, obeys: law) }
}
