import BindingGenerators
import BindingLaws
import Foundation
import LawChecking

@main
enum ParserFuzzing {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments) { fuzzParsers($0, $1) })
  }
}

/// Runs libFuzzer by its own entry, because SwiftPM names the main function of an executable itself.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Passes an input of libFuzzer to a parser, which the first byte chooses.
///
/// `CI/fuzz` begins with an input for each parser, by the same numbers: change both together.
/// Errors are fine: libFuzzer looks for traps, hangs and unbounded memory.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzParsers(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: bytes, count: count))
  let text = String(decoding: input.dropFirst(), as: UTF8.self)
  switch (input.first ?? 0) % 6 {
  case 0: _ = try? names(in: text)
  case 1: _ = try? LawChecker(Flag.self).replay(.token(text), obeying: .setGet)
  case 2: _ = try? LawChecker(Flag.self).replay(.trace(text), obeying: .conforms)
  case 3: _ = try? LawChecker(Words.self).replay(.trace(text), obeying: .conforms)
  case 4: _ = Case(encoded: input.dropFirst().map { UInt64($0) })
  default: _ = CaseFileContent(Data(text.utf8))
  }
  return 0
}
