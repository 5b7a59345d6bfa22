import LawTesting
import TestSupport

/// A node that knows its parent and its children.
private final class TreeNode {
  var name: String
  var parent: TreeNode?
  var children: [TreeNode] = []
  init(_ name: String) { self.name = name }
}

/// A document whose root leads to a child, which leads back to the root.
private struct Document: Equatable {
  var root: TreeNode
  var isOpen = false

  init() {
    let child = TreeNode("c")
    root = TreeNode("r")
    child.parent = root
    root.children = [child]
  }

  static func == (one: Self, other: Self) -> Bool {
    one.root === other.root && one.isOpen == other.isOpen
  }
}

@Suite struct `A base that leads to itself` {
  @Test func `is printed once`() {
    #expect(
      traceText(Document())
        == "(root: (name: \"r\", parent: nil, children: [(name: \"c\", parent: (…), children: [])]), "
        + "isOpen: off)")
  }

  @Test func `is judged as any other`() throws {
    let text = try onlyIssue {
      expect(
        bindingsOver: Document(),
        BoundField(\.isOpen) { source in
          MyBinding(get: { source.value.isOpen }, set: { if $0 { source.value.isOpen = $0 } })
        }, obeys: [.setGet])
    }
    #expect(text.contains("breaks set-get"))
  }
}
