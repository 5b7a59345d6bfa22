#if DEBUG
  import ExampleApp
  import Foundation
  import LawTesting
  import SwiftUI
  import Testing

  @MainActor
  @Suite struct `A recorded binding` {
    private let inbox = Inbox()

    @Test func `writes down what a view does, and what others write`() throws {
      let unread = recorded(.unread, of: "Recorded1")
      inbox.filter = .flagged
      #expect(!unread.wrappedValue)
      #expect(!unread.wrappedValue)
      recorded(.unread, of: "Recorded1").wrappedValue = true
      #expect(
        try steps("Recorded1") == [
          "start nil", "hold unread", "write .flagged", "get held unread", "hold unread",
          "set held unread on",
        ])
    }

    @Test func `does what the binding does`() {
      let unread = recorded(.unread, of: "Recorded2")
      unread.wrappedValue = true
      #expect(inbox.filter == .unread)
      #expect(unread.wrappedValue)
    }

    @Test func `keeps the transaction of a set`() {
      var animations: [Animation?] = []
      let animated = Binding(
        get: { 0 }, set: { (_, transaction) in animations.append(transaction.animation) })
      Recorded(animated, "value", of: "Recorded3") { 0 }.animation(.default).wrappedValue = 1
      #expect(animations == [.default])
      Recorded(animated.animation(.default), "value", of: "Recorded3") { 0 }.wrappedValue = 1
      #expect(animations == [.default, .default])
    }

    @Test func `writes values as reports do`() throws {
      struct Form { var name = "a\"b", isOn = true, tags: Set = ["z", "y"], last: Filter? }
      enum Sheet { case edit(String), move(from: Int, to: Int) }
      let values: [Any] = [
        Form(), [1, 2], Filter.attached, Filter?.none as Any, 2.5, ["b": 1, "a": 2],
        Sheet.edit("x"), Sheet.move(from: 1, to: 2),
      ]
      for (number, value) in values.enumerated() {
        _ = Recorded(.constant(0), "\(number)", of: "Recorded4") { value }
      }
      let written = try steps("Recorded4").filter { !$0.hasPrefix("hold") }
      #expect(written.first == "start \(traceText(values[0]))")
      #expect(written.dropFirst() == values.dropFirst().map { "write \(traceText($0))" }[...])
    }

    @Test func `writes a step in one line`() throws {
      struct Note: CustomStringConvertible { let description = "one\ntwo" }
      _ = Recorded(.constant(0), "note", of: "Recorded5") { Note() }
      #expect(try steps("Recorded5") == ["start one two", "hold note"])
    }

    private func recorded(_ filter: Filter, of system: String) -> Binding<Bool> {
      Recorded(inbox.isFiltering(by: filter), "\(filter)", of: system) { inbox.filter as Any }
    }

    private func steps(_ system: String) throws -> [String] {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(system).trace")
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    }
  }

  /// As the article on recording has it.
  private struct RecordedToolbar: View {
    let inbox: Inbox

    var body: some View {
      Toggle(
        "Unread",
        isOn: Recorded(inbox.isFiltering(by: .unread), "unread", of: "ClearOwnFilter") {
          inbox.filter as Any
        })
    }
  }
#endif
