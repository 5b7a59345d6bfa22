import Testing

@testable import BindingLaws

@Suite struct `The text of a key path` {
  private struct Owner { var name = "" }

  @Test func `names its properties`() {
    #expect(pathText(\Owner.name) == "name")
  }

  /// The address differs from run to run, so no trace may have it.
  @Test(
    "has no address of a part without a name, whatever its type",
    arguments: [
      (#"\Owner.<computed 0x1f (Int)>"#, "<computed>"),
      (#"\Array<(Int, Int)>.<computed 0x1f (Array<(Int, Int)>)>"#, "<computed>"),
      (#"\Owner.<computed 0x1f (Array<(Int, Int)>.Index)>.name"#, "<computed>.name"),
      (#"\Owner.a.<computed 0x1f ((Int) -> ())>.<computed 0x2e (Int)>"#, "a.<computed>.<computed>"),
    ])
  func unnamed(_ printed: String, _ text: String) {
    #expect(pathText(printed: printed) == text)
  }
}
