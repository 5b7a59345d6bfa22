import LawfulBindings
import Testing

@Suite struct `A selection by tag` {
  let base = Recorder<Tag?>(nil)

  func port(_ tag: Tag) -> HeadlessBinding<Bool> {
    HeadlessBinding(selection: base.binding, tag: tag)
  }

  @Test(arguments: [nil, .a, .b, .c] as [Tag?], Tag.allCases)
  func `does not change when what was read is written (S06)`(start: Tag?, tag: Tag) {
    base.value = start
    port(tag).wrappedValue = port(tag).wrappedValue
    #expect(base.value == start)
  }

  @Test(arguments: Tag.allCases, [true, false])
  func `reads what was written`(tag: Tag, isOn: Bool) {
    port(tag).wrappedValue = isOn
    #expect(port(tag).wrappedValue == isOn)
  }

  @Test func `is not cleared by a late off of another tag (S07)`() {
    let (a, b) = (port(.a), port(.b))
    a.wrappedValue = true
    b.wrappedValue = true
    a.wrappedValue = false
    #expect(base.value == .b)
  }

  @Test func `is cleared by its own off`() {
    base.value = .a
    port(.a).wrappedValue = false
    #expect(base.value == nil)
  }
}

@Suite struct `A required selection` {
  let base = Recorder(Tag.c)

  func port(_ tag: Tag) -> HeadlessBinding<Bool> {
    HeadlessBinding(requiredSelection: base.binding, tag: tag)
  }

  @Test(arguments: Tag.allCases) func `is on for the written tag alone`(tag: Tag) {
    port(tag).wrappedValue = true
    #expect(Tag.allCases.filter { port($0).wrappedValue } == [tag])
  }

  @Test(arguments: Tag.allCases) func `rejects off`(tag: Tag) {
    port(tag).wrappedValue = false
    #expect(base.writes.isEmpty)
    #expect(!port(tag).accepts(false))
  }
}
