import Foundation

/// The file of what written tests need beside the code under test.
extension Workshop {
  /// Returns the file with the declarations that other files name, and with the conformances of types of bindings.
  ///
  /// Nil if they need neither.
  func supportFile(for files: [File]) -> File? {
    let path = setup.out + "/BindingLawsSupport.swift"
    var support = TestFile(before[path] ?? "")
    let allTexts = files.map(\.text).joined()
    let foreign = foreignBindings
    support.replace(
      by: supportText.filter { allTexts.contains($0.name) } + foreign.map(conformance),
      imports: supportImports(foreign.map(\.module)))
    if support.units.isEmpty { return nil }
    return File(path: path, text: support.rendered.text, places: [])
  }

  /// The types of bindings that tests use, and that nobody has conformed to a protocol for tests.
  private var foreignBindings: [BindingType] {
    library.bindings.values.sorted { $0.name < $1.name }.filter { binding in
      binding.maker != nil && !binding.isConforming && isUsed(binding)
        && !isConformedInOtherTests(binding)
    }
  }

  /// Returns whether a written test may use a type of bindings.
  ///
  /// A declaration that has the name in another one counts, too: a conformance that is not needed does no harm.
  private func isUsed(_ binding: BindingType) -> Bool {
    tests.contains { test in
      let declaration = test.declaration
      let isNamed = declaration.text.contains(binding.name)
      return test.isWritten && (isNamed || declaration.context == binding.name)
    }
  }

  /// Returns whether a person has conformed the type in the test target, of which there is no symbol graph.
  private func isConformedInOtherTests(_ binding: BindingType) -> Bool {
    let name = binding.name.split(separator: ".").last.map(String.init) ?? binding.name
    let escaped = NSRegularExpression.escapedPattern(for: name)
    let pattern = "extension [A-Za-z_.]*\(escaped)[^{]*(BindingProtocol|TransactionalBinding)"
    return otherTests.range(of: pattern, options: .regularExpression) != nil
  }

  /// Returns the extension that conforms a type of bindings to the protocol for tests.
  private func conformance(of binding: BindingType) -> (name: String, text: String) {
    let isOwn = setup.ownModules.contains(binding.module)
    let mark = (isOwn ? "" : "@retroactive ") + (binding.isMainActor ? "@MainActor " : "")
    return (binding.name, "extension \(binding.name): \(mark)BindingProtocol {}")
  }

  /// Returns the imports of the file of what tests need.
  private func supportImports(_ modules: [String]) -> [String] {
    let known = modules.unique.sorted()
    return ["import LawTesting"] + (known.isEmpty ? [] : [""]) + known.map(importLine)
  }
}
