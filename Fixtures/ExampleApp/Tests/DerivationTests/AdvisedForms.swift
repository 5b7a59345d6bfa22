import LawfulBindings
import SwiftUI

// What reports advise to write, as they print it. It is held against what they can print by
// Tests/LawCheckingTests/Advice/DerivationTextTests.swift; that it compiles is tested here.

private func ofFlag(@Binding base: Bool) -> [Binding<Bool>] {
  [
    $base,
    $base.negated,
    Binding(selecting: false, inRequired: $base),
  ]
}

private func stateOfFlag(@Binding base: Bool) -> [Binding<ToggleState>] {
  [
    $base.toggleState
  ]
}

private func ofSelection(@Binding base: Tab?) -> [Binding<Bool>] {
  [
    $base.isPresented,
    $base[isSelecting: .a],
    Binding(selecting: .a, in: $base, policy: .radio),
    Binding(selecting: .a, in: $base, policy: .offOnly),
    Binding(selecting: .a, inRequired: $base),
    Binding(selecting: nil, inRequired: $base),
  ]
}

private func tabOfSelection(@Binding base: Tab?) -> [Binding<Tab>?] {
  [
    Binding(unwrapping: $base),
    $base[default: .a],
  ]
}

private func ofTab(@Binding base: Tab) -> [Binding<Bool>] {
  [
    Binding(selecting: .a, inRequired: $base)
  ]
}

private func ofSet(@Binding base: Set<Int>) -> [Binding<Bool>] {
  [
    $base[contains: 1],
    $base[contains: 2],
    $base[all: .branch([.leaf(1), .leaf(2)])].isOn,
    Binding(selecting: [1, 2], inRequired: $base),
  ]
}

private func stateOfSet(@Binding base: Set<Int>) -> [Binding<ToggleState>] {
  [
    $base[all: .branch([.leaf(1), .leaf(2)])]
  ]
}

private func ofOptions(@Binding base: Rights) -> [Binding<Bool>] {
  [
    $base[contains: Rights(rawValue: 1)]
  ]
}

private func ofFlagsByKey(@Binding base: [String: Bool]) -> [Binding<Bool>] {
  [
    $base[isOn: "a"],
    Binding(selecting: ["a": true], inRequired: $base),
  ]
}

private func ofFlags(@Binding base: [Bool]) -> [Binding<Bool>] {
  [
    Binding($base, index: 0, default: false),
    Binding(selecting: [false], inRequired: $base),
  ]
}

private func stateOfFlags(@Binding base: [Bool]) -> [Binding<ToggleState>] {
  [
    $base[all: \.self]
  ]
}

private func ofMail(@Binding base: Mail) -> [Binding<Bool>] {
  [
    $base.isWeekly,
    $base.isWeekly.negated,
    $base.isUrgent,
    $base.isUrgent.negated,
    $base[all: \.isWeekly, \.isUrgent].isOn,
    Binding(selecting: Mail(isWeekly: false, isUrgent: false), inRequired: $base),
    Binding(selecting: false, inRequired: $base.isWeekly),
    Binding(selecting: false, inRequired: $base.isUrgent),
  ]
}

private func stateOfMail(@Binding base: Mail) -> [Binding<ToggleState>] {
  [
    $base.isWeekly.toggleState,
    $base.isUrgent.toggleState,
    $base[all: \.isWeekly, \.isUrgent],
  ]
}

private func noteOfDetail(@Binding base: Detail?) -> [Binding<String>?] {
  [
    Binding(unwrapping: $base)?.note
  ]
}

private func detailOfDetail(@Binding base: Detail?) -> [Binding<Detail>?] {
  [
    Binding(unwrapping: $base)
  ]
}

private func ofDetail(@Binding base: Detail?) -> [Binding<Bool>?] {
  [
    Binding(unwrapping: $base).map { Binding(selecting: "", inRequired: $0.note) },
    $base.isPresented,
    Binding(selecting: Detail(note: ""), in: $base, policy: .radio),
    Binding(selecting: Detail(note: ""), in: $base, policy: .offOnly),
    Binding(selecting: Detail(note: ""), inRequired: $base),
    Binding(selecting: nil, inRequired: $base),
  ]
}

private func ofRows(@Binding base: [Row]) -> [Binding<Bool>?] {
  [
    Binding($base, id: 1)?.isDone,
    Binding($base, id: 1)?.isDone.negated,
    Binding($base, id: 1)?.tab.isPresented,
    Binding($base, id: 1)?.tab[isSelecting: .a],
    Binding($base, id: 1).map { Binding(selecting: .a, in: $0.tab, policy: .radio) },
    Binding($base, id: 1).map { Binding(selecting: .a, in: $0.tab, policy: .offOnly) },
    Binding($base, id: 1).map { Binding(selecting: .a, inRequired: $0.tab) },
    Binding($base, id: 1).map { Binding(selecting: false, inRequired: $0.isDone) },
    Binding(selecting: [Row(id: 1, isDone: false, tab: .a)], inRequired: $base),
  ]
}

private func rowOfRows(@Binding base: [Row]) -> [Binding<Row>?] {
  [
    Binding($base, id: 1),
    Binding($base, index: 0, default: Row(id: 1, isDone: false, tab: .a)),
  ]
}

private func noteOfLetters(@Binding base: [Letter]) -> [Binding<String>?] {
  [
    Binding($base, id: 1).flatMap { Binding(unwrapping: $0.detail)?.note }
  ]
}

private struct Detail: Equatable { var note: String }

private struct Row: Identifiable, Equatable {
  let id: Int
  var isDone: Bool
  var tab: Tab?
}

private struct Letter: Identifiable, Equatable {
  let id: Int
  var detail: Detail?
}

/// Options that are not `Hashable`, so that no key path can hold them.
