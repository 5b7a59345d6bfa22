import ArgumentParser
import LawTelling

// `Hunting.md` explains it. Scripts in `CI/full.d` compare its output byte by byte.
struct Merge: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Puts together what hunts have written, and prints the result.",
      discussion: """
        There is a verdict for each system and law. It does not depend on who hunted which part in \
        which order: what is printed holds no times and no names of hosts. The case with the lowest number counts, \
        and each shard proves its share of the systems. Directories of one hunt belong together; that one is \
        given twice changes nothing. Exits as check does, and with 65 where a shard is missing or not \
        finished.

        Example: \(program) merge hunt/1 hunt/2 hunt/3 --json
        """)
  }

  @Argument(help: "The directories of the hunt.", completion: .directory)
  var directories: [String]

  @Option(help: "Write a page of the hunt.", completion: .file(extensions: ["html"]))
  var html: String?

  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    if let html { try AtomicFile.requireWritable(html) }
    let merged = try HuntResult(merging: directories)
    if merged.judgements.isEmpty && merged.sentences.isEmpty { throw merged.plan.silence }
    try merged.print(on: console, width)
    if let html { try AtomicFile.write(merged.page.html, to: html) }
    if let note = merged.note { console.note(note) }
    merged.sentences.forEach(Console.complain)
    return merged.sentences.isEmpty ? merged.judgements.outcome : .unjudgeable
  }
}
