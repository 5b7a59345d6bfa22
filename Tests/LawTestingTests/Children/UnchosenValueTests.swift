import TestSupport

/// Other tests of laws in terms are in `BindingLawsTests`, which has no trait `.onOwnThreads` for an exit test.
@Suite(.onOwnThreads) struct `A law that sets a value which nothing chooses` {
  @Test func `ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = Law("", "", predicted: [.set(.p, .c)]) }
  }
}
