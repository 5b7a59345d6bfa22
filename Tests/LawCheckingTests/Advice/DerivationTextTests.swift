import Foundation
import LawfulBindings
import TestSupport

@testable import LawChecking

@Suite struct `The Swift text of a derivation` {
  @Test func `stands in code that the example app compiles for SwiftUI`() throws {
    let compiled = try Self.compiled()
    #expect(Self.printed.filter { !compiled.contains($0) } == [])
  }

  @Test func `is all that stands in that code`() throws {
    let compiled = try Self.compiled()
    #expect(compiled.filter { !Self.printed.contains($0) } == [])
  }

  @Test func `is missing for a subscript whose argument is not hashable`() {
    #expect(Self.texts([PlainRights(rawValue: 1)], Bool.self) == [])
  }

  /// Returns the derivations in `AdvisedForms.swift` of the example app.
  private static func compiled() throws -> [String] {
    let file = "Fixtures/ExampleApp/Tests/DerivationTests/AdvisedForms.swift"
    return try String(contentsOf: packageRoot.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("Binding(") || $0.hasPrefix("$base") }
      .map { String($0.hasSuffix(",") ? $0.dropLast() : $0) }
  }

  /// The texts of derivations of the types below.
  private static let printed: [String] = [
    texts([false], Bool.self), texts([false], ToggleState.self),
    texts([nil, Tab.a], Bool.self), texts([nil, Tab.a], Tab.self), texts([Tab.a], Bool.self),
    texts([[1, 2]] as [Set<Int>], Bool.self), texts([[1, 2]] as [Set<Int>], ToggleState.self),
    texts([Rights.read], Bool.self),
    texts([["a": true]], Bool.self), texts([nil, Detail()], Detail.self),
    texts([nil, Detail()], Bool.self),
    texts([[false]], Bool.self), texts([[false]], ToggleState.self),
    texts([Mail()], Bool.self), texts([Mail()], ToggleState.self),
    texts([nil, Detail()], String.self), texts([[Row()]], Bool.self), texts([[Row()]], Row.self),
    texts([[Letter()]], String.self),
  ].flatMap(\.self)

  private static func texts<Base, Value>(_ bases: [Base], _ value: Value.Type) -> [String] {
    Derivation<Base, Value>.all(among: bases).map(\.swift)
  }
}

// The types of the example app.
private enum Tab { case a, b }

private struct Rights: OptionSet, Hashable {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
}

private struct PlainRights: OptionSet { let rawValue: Int }

private struct Mail: Equatable {
  var isWeekly = false
  var isUrgent = false
}

private struct Detail: Equatable { var note = "" }

private struct Row: Identifiable, Equatable {
  let id = 1
  var isDone = false
  var tab: Tab? = Tab.a
}

private struct Letter: Identifiable, Equatable {
  let id = 1
  var detail: Detail? = Detail()
}
