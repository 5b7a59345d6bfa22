import BindingGenerators
import BindingLaws
import Foundation
import LawChecking

/// A parser of texts or bytes that somebody else may have written.
///
/// `CI/fuzz` begins with an input for each, numbered from 0 in this order: change both together.
enum FuzzedParser: CaseIterable {
  case namesOfToken, token, trace, literals, encodedCase, file

  /// Parses an input, whether it is well-formed or not.
  ///
  /// Errors are fine: libFuzzer looks for traps, hangs and unbounded memory.
  func parse(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    switch self {
    case .namesOfToken: _ = try? names(in: text)
    case .token: _ = try? LawChecker(Flag.self).replay(.token(text), obeying: .setGet)
    case .trace: _ = try? LawChecker(Flag.self).replay(.trace(text), obeying: .conforms)
    // A trace of words has literals of generated values.
    case .literals: _ = try? LawChecker(Words.self).replay(.trace(text), obeying: .conforms)
    case .encodedCase: _ = Case(encoded: input.map { UInt64($0) })
    case .file: _ = CaseFileContent(Data(text.utf8))
    }
  }
}
