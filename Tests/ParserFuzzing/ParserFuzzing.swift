import Foundation

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
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzParsers(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: bytes, count: count))
  // Most first bytes are no number of a parser. The remainder makes each of them choose one.
  let number = Int(input.first ?? 0) % FuzzedParser.allCases.count
  FuzzedParser.allCases[number].parse(input.dropFirst())
  return 0
}
