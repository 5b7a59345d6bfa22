import BindingLaws
import Testing

private struct Errand: Identifiable, Equatable {
  let id: Int
  var title = "wash"
  var isDone = false
  var due: Int??
}

/// A row with a count that may equal its id.
private struct Counted: Identifiable, Equatable {
  var id: Int
  var count: Int
}

/// A row that is known by its name.
private struct Named: Identifiable, Equatable {
  var name: String
  var isOn = false
  var id: String { name }
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

/// A flag beside a weak and an unowned reference, and a closure.
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

@Suite struct `Stored parts of a base` {
  @Test func `vary a set by an element, and a dictionary by a value`() throws {
    let parts = StoredParts(of: [Labels()])
    let varied = try #require(parts.varied(Labels(), in: parts.unvaried))
    #expect(varied.tags == ["a", "aa", "b"])
    #expect(varied.counts == ["x": 0, "y": 2])
  }

  @Test func `are named by key paths, and leave out objects`() {
    let parts = StoredParts(of: [Folder()])
    let names = ["isOpen", "colour", "place", "pages", "inner.count", "draft"]
    #expect(parts.unvaried.map(\.path) == names)
  }

  @Test func `leave weak and unowned properties alone`() throws {
    let listener = Listener()
    let watched = Watched(listener: listener, other: listener)
    let parts = StoredParts(of: [watched])
    #expect(parts.unvaried.map(\.path) == ["isOn"])
    let varied = try #require(parts.varied(watched, in: parts.unvaried))
    #expect(varied.isOn)
    #expect(varied.listener === listener)
  }

  @Test func `are not constant if two bases differ in them`() {
    let parts = StoredParts(of: [Folder(), Folder(isOpen: true, draft: Folder.Inner())])
    #expect(!parts.unvaried.map(\.path).contains("isOpen"))
    #expect(!parts.unvaried.map(\.path).contains("draft"))
  }

  @Test func `are varied, and restored`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried))
    #expect(varied.isOpen)
    #expect(varied.colour == .green)
    #expect(varied.pages == ["aa", "b"])
    #expect(varied.inner.count == 4)
    #expect(parts.restored(varied, in: parts.unvaried) == Folder())
  }

  @Test func `have a second other value if there is one`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried, alternative: .second))
    #expect(varied.isOpen)
    #expect(varied.inner.count == 6)
    #expect(parts.restored(varied, in: parts.unvaried) == Folder())
  }

  @Test func `keep an index within the bounds of its list`() throws {
    let parts = StoredParts(of: [Folder()])
    let varied = try #require(parts.varied(Folder(), in: parts.unvaried, alternative: .second))
    #expect(varied.place == 1)
  }

  @Test func `have no other index if the list has one element`() {
    let parts = StoredParts(of: [Folder(pages: ["a"])])
    #expect(parts.unvaried.filter { !parts.hasOther($0) }.map(\.path) == ["place", "draft"])
  }

  @Test func `vary in each row, and keep the ids of rows`() throws {
    let tasks = [Errand(id: 1), Errand(id: 2, isDone: true)]
    let parts = StoredParts(of: [tasks, [Errand(id: 1, isDone: true)]])
    #expect(parts.unvaried.map(\.path) == ["title", "due", "title", "isDone", "due"])
    let varied = try #require(parts.varied(tasks, in: parts.unvaried))
    #expect(varied.map(\.id) == [1, 2])
    #expect(varied.map(\.title) == ["washa", "washa"])
    #expect(varied.map(\.isDone) == [false, false])
  }

  /// A stored id is known by its name.
  ///
  /// If it were known by its value, the first count would be left out.
  @Test func `include a property that equals the id of its row`() throws {
    let rows = [Counted(id: 1, count: 1), Counted(id: 2, count: 5)]
    let parts = StoredParts(of: [rows])
    #expect(parts.unvaried.map(\.path) == ["count", "count"])
    let varied = try #require(parts.varied(rows, in: parts.unvaried))
    #expect(varied == [Counted(id: 1, count: 0), Counted(id: 2, count: 4)])
  }

  @Test func `leave out a property that a computed id reads`() {
    let parts = StoredParts(of: [[Named(name: "a"), Named(name: "b")]])
    #expect(parts.unvaried.map(\.path) == ["isOn", "isOn"])
  }

  /// The first row says nothing about the others.
  @Test func `are found in a list that begins with nil`() {
    let rows = [nil, Errand(id: 1)]
    let parts = StoredParts(of: [rows])
    #expect(parts.unvaried.map(\.path) == ["title", "isDone", "due"])
  }

  @Test func `are none if the base is no struct`() {
    let numbers = StoredParts(of: [1, 2])
    #expect(numbers.unvaried.isEmpty)
    let nothing = StoredParts(of: [Folder?.none])
    #expect(nothing.unvaried.isEmpty)
  }
}
