import Testing

@testable import BindingLaws

private struct Point: Hashable {
  var x = 0.0
  var y = 0.0
}

/// A negative zero equals zero, so `==` does not tell these collections apart.
@Suite struct `A collection with zeros of both signs` {
  @Test func `is another dictionary if two keys have swapped their zeros`() {
    let values = ["a": 0.0, "b": -0.0]
    let swapped = ["a": -0.0, "b": 0.0]
    #expect(values == swapped)
    #expect(!isSameWithZeroSign(values, swapped))
    #expect(!isSameWithZeroSign(["inner": values], ["inner": swapped]))
  }

  @Test func `is another dictionary if a key has the other sign`() {
    #expect(!isSameWithZeroSign([0.0: 1], [-0.0: 1]))
  }

  @Test func `is another set if two elements have swapped their zeros`() {
    let points: Set = [Point(x: 1, y: 0), Point(x: 2, y: -0.0)]
    let swapped: Set = [Point(x: 1, y: -0.0), Point(x: 2, y: 0)]
    #expect(points == swapped)
    #expect(!isSameWithZeroSign(points, swapped))
  }

  @Test func `is the same in any order`() {
    let keys = Array(0..<100)
    func sign(_ key: Int) -> Double { key.isMultiple(of: 2) ? 0 : -0.0 }
    let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, sign($0)) })
    // The order depends on the capacity.
    var others = [Int: Double](minimumCapacity: 10 * keys.count)
    for key in keys { others[key] = sign(key) }
    #expect(Array(values.keys) != Array(others.keys))
    #expect(isSameWithZeroSign(values, others))
    others[0] = -0.0
    others[1] = 0
    #expect(!isSameWithZeroSign(values, others))
  }
}
