import Testing

@testable import TestWriter

@Suite struct `A way to write a test` {
  @Test(
    "is over the property that holds the base, and calls the declaration",
    arguments: [
      ("Home.name", "over: \\.form.name, of: { Home() }", "store.name"),
      ("Home.isShown(_:)", "over: \\.form.tab, of: { Home() }", "store.isShown(port)"),
      ("Home.count(of:)", ".entry(\"\", default: 0, over: [[:], ", "store.count(of: \"\")"),
      ("Home.row(_:)", "\\.count, missing: 0), over: \\.rows", "store.row(port)"),
      // Both are objects: the one that has the declaration holds the state.
      ("Home.name(on:)", "over: \\.form.name, of: { Home() }", "store.name(on: Shelf())"),
      // An enum that refers to an object is a value, too, and another object has to hold it.
      (
        "Lamp.light", "over: \\.value.isLit, of: { StoredValue(Lamp.on(Shelf())) }",
        "store.value.light"
      ),
      ("Home.parts().0", "over: \\.form.name", "store.parts().0"),
      ("filter(of:)", "over: \\.form.name", "filter(of: store)"),
      ("checked(_:)", ".unwrapped(trying: [Tab.inbox, ", "(try? checked(Ref<Tab?>("),
    ])
  func body(_ name: String, _ start: String, _ call: String) throws {
    let form = try #require(try recorded("Kinds").forms(name)?.get().first)
    #expect(form.body[0].contains(start))
    #expect(form.body[1].trimmed.hasPrefix(call))
  }

  @Test(
    "does not exist if a test cannot call the declaration or reach its base",
    arguments: [
      ("slow(_:)", "an actor has it"),
      ("later(_:)", "it is asynchronous"),
      ("Home.switches", "it gives a list of bindings"),
      ("Diary.page", "all objects of one URL share what is there"),
      ("Home.count(at:)", "no property of Home that can be set is known to be behind it"),
    ])
  func reason(_ name: String, _ words: String) throws {
    let forms = try #require(recorded("Kinds").forms(name))
    let reason = #expect(throws: Reason.self) { try forms.get() }
    #expect(reason?.words.hasPrefix(words) == true)
  }
}
