import Foundation
import Testing

@testable import BindingLaws

/// A value that holds another of its type, 20,000 levels deep.
///
/// Static properties keep the values, because to free one takes as much of the stack as to walk it.
private indirect enum Chain: Equatable, Sendable {
  case end(Double)
  case next(Chain)

  static let zero = of(0)
  static let negativeZero = of(-0.0)

  private static func of(_ number: Double) -> Chain {
    (0..<20_000).reduce(.end(number)) { chain, _ in .next(chain) }
  }

  // Recursion over 20,000 levels would overflow the stack.
  static func == (one: Self, other: Self) -> Bool { true }
}

/// A folder that holds others, 20,000 levels deep.
private struct Folder: Equatable {
  var isOpen = false
  var folders: [Folder] = []

  static let deep = (0..<20_000).reduce(Folder()) { inner, _ in
    Folder(folders: [inner])
  }

  static func == (one: Self, other: Self) -> Bool { one.isOpen == other.isOpen }
}

@Suite struct `A value that lies in others 20,000 levels deep` {
  @Test func `is written as an ellipsis`() {
    let text = onSmallStack { traceText(Chain.zero) }
    #expect(text.hasPrefix(".next(.next("))
    #expect(text.contains("(…)"))
    #expect(text.count < 1_000)
  }

  @Test func `is compared by the signs of its zeros only down to a depth`() {
    #expect(onSmallStack { isSameWithZeroSign(Chain.zero, Chain.negativeZero) })
  }

  @Test func `has stored parts down to a depth`() {
    let names = onSmallStack { StoredParts(of: [Folder.deep]).unvaried.map(\.path) }
    #expect(names.first == "isOpen")
    #expect(names.count <= 64)
  }

  @Test func `is written whole a few levels deep`() {
    #expect(traceText([[[[[[[[[[1]]]]]]]]]]) == "[[[[[[[[[[1]]]]]]]]]]")
  }
}

/// Runs a closure on a thread whose stack is as small as that of other threads on Apple's systems.
private func onSmallStack<Result>(_ body: @escaping () -> Result) -> Result {
  nonisolated(unsafe) let body = body
  nonisolated(unsafe) var result: Result?
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = body()
    isDone.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  isDone.wait()
  return result.unsafelyUnwrapped
}
