import ExampleApp
import Foundation
import LawTesting
import SwiftUI
import Testing

@testable import ExampleLaws

/// A screen for each place where state lives; the others are in `ScreenTests` and `ArticleTests`.
@Suite struct `State that no view owns` {
  @Test(.effort(.quick)) func `is a setting`() { expect(ThemeSetting.self) }

  @Test(.effort(.quick)) func `is a file`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    expect(
      { NoteFile(file: folder.appending(path: "\(UUID()).txt")) }, \.text, setting: ["", "a"],
      obeys: [.conforms, .fresh]
    ) { $0.binding }
  }

  @Test(.skipping(.disjointSetsCommute, because: "what was pushed last is on top"))
  func `is a path`() {
    expect(bindingsOver: [[], [.list], [.list, .detail]], at: Page.allCases) {
      (path: Source<[Page]>, page: Page) in
      Browser(path: Binding(path), destination: .constant(nil)).isShown(page)
    }
  }

  @Test func `is what a sheet presents`() { expect(PresentedDraft.self) }

  @Test(.expecting(.getSet, .broken, because: "it closes what another sheet presents"))
  func `is found out where a sheet closes another`() { expect(DraftClosesAll.self, obeys: .getSet) }

  @Test func `is what can be undone`() {
    expectSketch { SketchEditor(sketch: Binding($0)).isFilled }
  }

  @Test(.expecting(.getSet, .broken, because: "an echo is taken for an edit"))
  func `is found out where an echo is an edit`() {
    expectSketch(obeys: [.getSet]) { source in
      let sketch = Binding(source)
      return Binding(
        get: { sketch.wrappedValue.isFilled },
        set: { sketch.wrappedValue = Sketch(isFilled: $0, past: sketch.wrappedValue.isFilled) })
    }
  }

  /// What is expected of whether a drawing is filled, and of what a screen shows beside that.
  private func expectSketch(
    obeys laws: LawSet = .learned, _ isFilled: @escaping (Source<Sketch>) -> Binding<Bool>
  ) {
    let starts = [Sketch(), Sketch(future: true)]
    expect(bindingsOver: starts, at: ["filled", "undo", "redo"], obeys: laws) {
      (source: Source<Sketch>, port: String) in
      if port == "filled" { return isFilled(source) }
      let sketch = Binding(source)
      return Binding(
        get: { (port == "undo" ? sketch.wrappedValue.past : sketch.wrappedValue.future) != nil },
        set: { _ in })
    }
  }
}

@MainActor
@Suite struct `State that a server owns` {
  @Test func `arrives later, and the last of it counts`() { expect(FollowToggle.self) }
}

@MainActor
@Suite struct `State that screens share` {
  @Test(.effort(.quick)) func `is one value by its key`() { expect(SharedSize.self) }

  @Test(.expecting(.coherent, .broken, because: "each screen has a value of its own"))
  func `is found out where it is loaded twice`() { expect(SizeLoadedTwice.self, obeys: .coherent) }
}

@MainActor
@Suite struct `State that a database owns` {
  @Test func `is what a fetch shows`() { expect(ChoreToggle.self) }

  @Test(.expecting(.noResurrection, .broken, because: "an edit inserts what was deleted"))
  func `is found out where it comes back`() {
    expect(ChoreInsertedAgain.self, obeys: .noResurrection)
  }
}
