/// What a random case draws.
///
/// Of four numbers in a row, each recipe has one. Another order of the recipes changes the cases of every seed.
enum Recipe: CaseIterable {
  /// Every kind of operation.
  case everyKind
  /// Some kinds, and the case begins as SwiftUI does.
  case beginningAsSwiftUI
  /// Some kinds, and sets that change something are preferred.
  case someKinds
  /// The kinds that were not yet met in some state that was reached, and such sets are preferred.
  case unmetKinds

  /// The recipe of the case of a number.
  init(ofCase number: Int) { self = Self.allCases[number % Self.allCases.count] }

  /// Whether sets that change something are preferred.
  var prefersChanges: Bool { self == .someKinds || self == .unmetKinds }

  /// Returns how often each recipe has come before the case of a number.
  static func round(ofCase number: Int) -> Int { number / allCases.count }
}
