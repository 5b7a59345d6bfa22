import TestSupport

/// One port that is the whole base, of which too many values exist to list them.
enum Whole<Value: Hashable & Sendable>: WholeModel {
  typealias Base = Value
  enum Port: CaseIterable { case it }
}

/// A system that does not always store what is set.
protocol Misstoring: BindingSystem where Model == Whole<Value> {
  associatedtype Value: Hashable & Sendable
  var source: Source<Value> { get }
  /// What is stored where a value is set over another one; `nil` for nothing at all.
  func stored(_ new: Value, over old: Value) -> Value?
}

extension Misstoring {
  func binding(_ port: Model.Port) -> Accessor<Value> {
    Accessor(
      get: { source.value },
      set: { new in
        if let value = stored(new, over: source.value) { source.value = value }
      })
  }
}

// MARK: - Integers

struct DropsLargeNumbers: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? { new > 23 ? nil : new }
}

struct ClampsAtZero: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? { max(new, 0) }
}

struct AddsOneFromTen: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? { new >= 10 ? new &+ 1 : new }
}

struct FreezesAboveTwelve: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? { old > 12 ? nil : new }
}

struct DropsLargeSums: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? {
    let (sum, isTooLarge) = new.addingReportingOverflow(old)
    return isTooLarge || sum > 30 ? nil : new
  }
}

struct KeepsBetweenFiveAndNine: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? { (6...8).contains(old) ? old : new }
}

struct TakesNearForEqual: Misstoring {
  let source: Source<Int>
  func stored(_ new: Int, over old: Int) -> Int? {
    let (difference, isLarge) = new.subtractingReportingOverflow(old)
    return isLarge || difference.magnitude > 100 ? new : nil
  }
}

// MARK: - Strings

struct TruncatesText: Misstoring {
  let source: Source<String>
  func stored(_ new: String, over old: String) -> String? { String(new.prefix(3)) }
}

struct LosesLastBlank: Misstoring {
  let source: Source<String>
  func stored(_ new: String, over old: String) -> String? {
    new.last == " " ? String(new.dropLast()) : new
  }
}

struct DropsEmptyText: Misstoring {
  let source: Source<String>
  func stored(_ new: String, over old: String) -> String? { new.isEmpty ? nil : new }
}

// MARK: - Arrays

struct SortsNumbers: Misstoring {
  let source: Source<[Int]>
  func stored(_ new: [Int], over old: [Int]) -> [Int]? { new.sorted() }
}

struct DropsEqualNeighbours: Misstoring {
  let source: Source<[Int]>
  func stored(_ new: [Int], over old: [Int]) -> [Int]? {
    new.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

struct LosesLastOfThree: Misstoring {
  let source: Source<[Int]>
  func stored(_ new: [Int], over old: [Int]) -> [Int]? { new.count > 2 ? new.dropLast() : new }
}

struct NeverShrinks: Misstoring {
  let source: Source<[Int]>
  func stored(_ new: [Int], over old: [Int]) -> [Int]? {
    old.count > 1 && new.count < old.count ? nil : new
  }
}

// MARK: - Sets

struct HoldsTwoAtMost: Misstoring {
  let source: Source<Set<Int>>
  func stored(_ new: Set<Int>, over old: Set<Int>) -> Set<Int>? { new.count > 2 ? nil : new }
}

struct KeepsWhatIsCommon: Misstoring {
  let source: Source<Set<Int>>
  func stored(_ new: Set<Int>, over old: Set<Int>) -> Set<Int>? {
    old.isDisjoint(with: new) ? new : old.union(new)
  }
}
