// `PrintedValueTests` compiles this file once more, together with the printed values. So it imports
// nothing, and nothing here is private.

enum PrintedOrder: Hashable, CaseIterable { case none, ascending }

enum PrintedAmount: Hashable, CaseIterable { case some, many }

enum PrintedRoute: Hashable {
  case home, some(Int), detail(id: Int, isEditing: Bool), search(String?), inner(Inner)
  enum Inner: Hashable { case a(Int), b }
}

struct PrintedDays: OptionSet, Hashable {
  let rawValue: Int
  static let monday = PrintedDays(rawValue: 1)
}

struct PrintedPair: Hashable {
  var order: PrintedOrder?
  var text: String
}

/// Visits values of each kind that is printed, under a name.
///
/// - Parameter visitor: Receives the values by their type.
func visitPrintedValues(_ visitor: any PrintedVisitor) {
  visitor.visit("order", [PrintedOrder?.none, PrintedOrder.none, .ascending])
  visitor.visit("nested", [PrintedOrder??.none, .some(nil), .some(PrintedOrder.none)])
  visitor.visit("amount", [PrintedAmount?.none, PrintedAmount.some, .many])
  visitor.visit(
    "route", [PrintedRoute?.none, .home, PrintedRoute.some(1), .search(nil), .inner(.a(1))])
  visitor.visit(
    "payload", [PrintedRoute.detail(id: 1, isEditing: true), .search("a\"\n\\(1)"), .some(2)])
  visitor.visit("days", [PrintedDays.monday, []])
  visitor.visit(
    "pair", [PrintedPair(order: PrintedOrder.none, text: "é"), PrintedPair(order: nil, text: "")])
  visitor.visit("double", [0.1, -0.0, 1e300, 1e-300, -.infinity])
  visitor.visit("integer", [Int.min, 0, Int.max])
  visitor.visit("byte", [UInt8(0), 255])
  visitor.visit("text", ["", "\u{301}", "\u{1F469}\u{200D}\u{1F680}", "\r\n\t\0", "#\"#"])
  visitor.visit("part", [Substring("b\\(1)"), ""])
  visitor.visit("letter", [Character("\""), "é"])
  visitor.visit("table", [[PrintedOrder.none: true], [:]])
  visitor.visit("members", [Set([PrintedAmount.some]), []])
  visitor.visit("list", [[PrintedOrder?.none, PrintedOrder.none], []])
  visitor.visit("range", [1...3, 2...2])
}

protocol PrintedVisitor {
  func visit<Value: Equatable>(_ name: String, _ values: [Value])
}
