import BindingLaws
import Testing

private struct Task: Identifiable, Equatable {
  let id: Int
  var title = "wash"
  var isDone = false
  var due: Int??
}

private enum Colour { case red, green }

private final class Owner: Equatable {
  static func == (one: Owner, other: Owner) -> Bool { one === other }
}

private struct Folder: Equatable {
  var isOpen = false
  var colour = Colour.red
  var place = 0
  var pages = ["a", "b"]
  var inner = Inner()
  var draft: Inner?
  weak var owner: Owner?
  struct Inner: Equatable {
    var count = 5
  }
}

private protocol Listening: AnyObject {}

private final class Listener: Listening {}

private struct Watched: Equatable {
  weak var listener: (any Listening)?
  unowned var other: any Listening
  var isOn = false
  var onChange: () -> Void = {}

  static func == (one: Watched, other: Watched) -> Bool { one.isOn == other.isOn }
}

private struct Labels: Equatable {
  var tags: Set = ["a", "b"]
  var counts = ["x": 1, "y": 2]
}

@Suite struct `What is stored in bases` {
  @Test func `has another value in sets and dictionaries, whose order changes`() throws {
    let parts = StoredParts(of: [Labels()])
    let varied = try #require(parts.varied(Labels(), in: parts.unvaried))
    #expect(varied.tags == ["a", "aa", "b"])
    #expect(varied.counts == ["x": 0, "y": 2])
  }

  @Test func `has the names of its properties, but for objects`() {
    let parts = StoredParts(of: [Folder()])
    let names = ["isOpen", "colour", "place", "pages", "inner.count", "draft"]
    #expect(parts.unvaried.map(\.path) == names)
  }

  @Test func `is varied beside what is weak or unowned, which is left alone`() throws {
    let listener = Listener()
    let watched = Watched(listener: listener, other: listener)
    let parts = StoredParts(of: [watched])
    #expect(parts.unvaried.map(\.path) == ["isOn"])
    let varied = try #require(parts.varied(watched, in: parts.unvaried))
    #expect(varied.isOn)
    #expect(varied.listener === listener)
  }

  @Test func `is no part that never differs where it differs in one base`() {
    let parts = StoredParts(of: [Folder(), Folder(isOpen: true, draft: Folder.Inner())])
    #expect(!parts.unvaried.map(\.path).contains("isOpen"))
    #expect(!parts.unvaried.map(\.path).contains("draft"))
  }

  @Test func `is varied, and restored`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried))
    #expect(varied.isOpen)
    #expect(varied.colour == .green)
    #expect(varied.pages == ["aa", "b"])
    #expect(varied.inner.count == 4)
    #expect(parts.restored(varied, in: parts.unvaried) == Folder())
  }

  @Test func `has a second other value, where there is one`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried, alternative: .second))
    #expect(varied.isOpen)
    #expect(varied.inner.count == 6)
    #expect(parts.restored(varied, in: parts.unvaried) == Folder())
  }

  @Test func `stays the place of an element, where it is one`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried, alternative: .second))
    #expect(varied.place == 1)
  }

  @Test func `has no other value where a list has one place alone`() {
    let parts = StoredParts(of: [Folder(pages: ["a"])])
    #expect(parts.unvaried.filter { !parts.hasOther($0) }.map(\.path) == ["place", "draft"])
  }

  @Test func `is told apart by the identities of rows, which stay`() throws {
    let tasks = [Task(id: 1), Task(id: 2, isDone: true)]
    let parts = StoredParts(of: [tasks, [Task(id: 1, isDone: true)]])
    #expect(parts.unvaried.map(\.path) == ["title", "due", "title", "isDone", "due"])
    let varied = try #require(parts.varied(tasks, in: parts.unvaried))
    #expect(varied.map(\.id) == [1, 2])
    #expect(varied.map(\.title) == ["washa", "washa"])
    #expect(varied.map(\.isDone) == [false, false])
  }

  @Test func `is none in a base that is no struct`() {
    let numbers = StoredParts(of: [1, 2])
    #expect(numbers.unvaried.isEmpty)
    let nothing = StoredParts(of: [Folder?.none])
    #expect(nothing.unvaried.isEmpty)
  }
}
