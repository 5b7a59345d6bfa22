import ArgumentParser
import LawTelling

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

  @Option(
    help: "Write a page with the verdicts and the findings to this directory.",
    completion: .directory)
  var html: String?

  @OptionGroup var width: WidthOption
  @OptionGroup var output: OutputOptions

  func perform(on console: Console) async throws -> Outcome {
    let page = html.map { $0 + "/index.html" }
    if let html, let page {
      try AtomicFile.makeDirectory(html)
      try AtomicFile.requireWritable(page)
    }
    let merged = try MergedHunt(directories)
    if merged.result.judgements.isEmpty && merged.sentences.isEmpty { throw merged.plan.silence }
    try merged.result.print(of: merged.plan, merged.ledger, on: console, width)
    if let page {
      try AtomicFile.write(merged.page.html, to: page)
      console.note("wrote \(page)")
    }
    if let note = merged.note { console.note(note) }
    merged.sentences.forEach(Console.complain)
    return merged.sentences.isEmpty ? merged.result.judgements.outcome : .unjudgeable
  }
}
