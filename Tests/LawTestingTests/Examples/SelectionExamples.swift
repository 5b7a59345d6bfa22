import LawTesting
import Testing

// The code of the article "Your first law test".

@Suite struct `A colour` {
  @Test func `clears itself alone`() {
    expect(.selection(of: Colour.self)) { source, colour in
      MyBinding(
        get: { source.value == colour },
        set: { source.value = $0 ? colour : source.value == colour ? nil : source.value })
    }
  }

  @Test func `that clears any colour is found`() throws {
    let text = try onlyIssue {
      expect(.selection(of: Colour.self)) { source, colour in
        MyBinding(get: { source.value == colour }, set: { source.value = $0 ? colour : nil })
      }
    }
    #expect(text.contains("breaks set-off-clears-own"))
    #expect(text.contains("start .green"))
    #expect(text.contains("set red off"))
    #expect(text.contains("$base[isSelecting: .red]"))
  }
}

@Suite struct `A colour button` {
  @Test("obeys", arguments: ColourButton.laws)
  func colourButton(_ law: Law) { expect(ColourButton.self, obeys: law) }
}
