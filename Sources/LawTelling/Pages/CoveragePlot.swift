/// How the number of pairs of operations that were met has grown, in one part of a hunt.
package struct CoverageCurve: Sendable {
  /// How it stood at a moment.
  package struct Point: Sendable {
    let seconds: Double
    let pairs: Int, cases: Int

    package init(seconds: Double, pairs: Int, cases: Int) {
      (self.seconds, self.pairs, self.cases) = (seconds, pairs, cases)
    }
  }

  let name: String
  let points: [Point]

  package init(name: String, points: [Point]) { (self.name, self.points) = (name, points) }
}

/// Curves of coverage over time, as a picture.
struct CoveragePlot {
  private let curves: [CoverageCurve]
  private static let size = (width: 720.0, height: 260.0)
  private static let margin = (left: 64.0, right: 16.0, top: 12.0, bottom: 34.0)
  /// More points than this nobody could tell apart.
  private static let mostPoints = 400
  /// More curves than this nobody could tell apart.
  private static let mostNames = 12
  private static let colours = ["#1f5fbf", "#8a5a00", "#2e7d32", "#b3261e", "#6a1b9a", "#00838f"]

  init(_ curves: [CoverageCurve]) { self.curves = curves.filter { !$0.points.isEmpty } }

  private var longest: Double { max(1, curves.flatMap(\.points).map(\.seconds).max() ?? 1) }
  private var most: Int { max(1, curves.flatMap(\.points).map(\.pairs).max() ?? 1) }

  /// The picture; empty where there is nothing to show.
  var svg: String {
    if curves.isEmpty { return "" }
    let (width, height) = (Self.size.width.rounded(to: 0), Self.size.height.rounded(to: 0))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="pairs of operations over time" font-family="system-ui, sans-serif" font-size="12">
      \(axes)
      \(curves.indices.map(line).joined(separator: "\n"))
      </svg>
      """
  }

  private var axes: String {
    let (x, y) = (place(0, 0).x, place(0, 0).y)
    let (right, top) = (place(longest, most).x, place(longest, most).y)
    let lines = "M \(x) \(top) L \(x) \(y) L \(right) \(y)"
    let below = (Self.size.height - Self.margin.bottom + 18).rounded(to: 1)
    return """
      <path d="\(lines)" fill="none" stroke="currentColor" stroke-opacity="0.4"/>
      <text x="\(x)" y="\(below)" fill="currentColor">0 s</text>
      <text x="\(right)" y="\(below)" fill="currentColor" text-anchor="end">\(Int(longest)) s</text>
      <text x="4" y="\(top)" dy="8" fill="currentColor">\(most)</text>
      <text x="4" y="\(y)" fill="currentColor">0</text>
      """
  }

  /// Which curve is whose; empty where there are too many to be told apart.
  var legend: String {
    if curves.count > Self.mostNames { return "" }
    return curves.indices.map { index in
      "<span style=\"color: \(colour(index))\">■</span> \(name(index))"
    }.joined(separator: "<br>\n")
  }

  private func colour(_ index: Int) -> String { Self.colours[index % Self.colours.count] }

  private func name(_ index: Int) -> String {
    let last =
      curves[index].points.last.map {
        ": \($0.pairs.counted("pair")) in \($0.cases.counted("case"))"
      } ?? ""
    return (curves[index].name + last).escapedForXML
  }

  private func line(_ index: Int) -> String {
    let curve = curves[index]
    let step = max(1, curve.points.count / Self.mostPoints)
    let shown = stride(from: 0, to: curve.points.count, by: step).map { curve.points[$0] }
    let places = (shown + curve.points.suffix(1)).map { place($0.seconds, $0.pairs) }
    let corners = [place(0, 0)] + places
    let text = corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    return """
      <polyline points="\(text)" fill="none" stroke="\(colour(index))" stroke-width="2">\
      <title>\(name(index))</title></polyline>
      """
  }

  private func place(_ seconds: Double, _ pairs: Int) -> (x: String, y: String) {
    let (size, margin) = (Self.size, Self.margin)
    let x = margin.left + seconds / longest * (size.width - margin.left - margin.right)
    let share = Double(pairs) / Double(most)
    let y = size.height - margin.bottom - share * (size.height - margin.top - margin.bottom)
    return (x.rounded(to: 1), y.rounded(to: 1))
  }
}
