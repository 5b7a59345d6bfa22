import Dispatch
import Foundation
import LawTesting
import TestSupport

@testable import LawChecking

/// Exit tests stand for the runs of a test target: each notes in `directory` what it judges, and reads what earlier
/// ones left there.
///
/// A process reads its own reports. It ends with 0 if they are as they should be, and else with 2, which fails its
/// exit test.
@Suite(.onOwnThreads) final class `A test run that was killed` {
  let directory = "\(TemporaryDirectory.path)/binding-laws-test-\(UInt64.random(in: 0 ... .max))"

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  @Test func `twice by a closure is reported by the third`() async {
    for _ in 0..<2 { await die() }
    #expect(FlightRecorder.leftovers(in: directory).map(\.law) == ["set-get", "set-get"])
    await expectReport("which is not run again")
    #expect(FlightRecorder.leftovers(in: directory).isEmpty)
  }

  /// Closures of one type have one name, but the recorder notes their places, too.
  @Test func `by a closure is not blamed on another one`() async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      judgeLawfulClosure(directory)
      judgeMortalClosure(directory, deaths: 1)
    }
    await #expect(processExitsWith: .success) { [directory = directory as String] in
      let innocent = issues { judgeLawfulClosure(directory) }
      let texts = issues { judgeMortalClosure(directory, deaths: 1) }
      let isReported = texts.contains { $0.contains("which is not run again") }
      Foundation.exit(innocent.isEmpty && isReported ? 0 : 2)
    }
    #expect(FlightRecorder.leftovers(in: directory).isEmpty)
  }

  @Test func `prints what it judged, and what to do`() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [directory = directory as String] in
      keepNotes(in: directory)
      expect(Dying<Trap>.self, obeys: .setGet)
    }
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("ends while it judges\n  Dying<Trap> by set-get, in "), "\(said)")
    #expect(said.contains("\nrun the tests again: "))
  }

  @Test func `prints its results to standard output, and not as errors`() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [directory = directory as String] in
      keepNotes(in: directory)
      // Results go to standard output as it was. What the code under test prints goes to standard error.
      let results = dup(STDOUT_FILENO)
      dup2(STDERR_FILENO, STDOUT_FILENO)
      FlightRecorder.keep("forgotten\n", for: results)
      FlightRecorder.forgetKept()
      FlightRecorder.keep("the first\n", for: results)
      FlightRecorder.keep("the second\n", for: results)
      expect(Dying<Trap>.self, obeys: .setGet)
    }
    let printed = String(decoding: end?.standardOutputContent ?? [], as: UTF8.self)
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.hasSuffix("the first\nthe second\n"), "\(printed)")
    #expect(!printed.contains("forgotten"))
    #expect(!said.contains("the first"))
  }

  @Test func `prints which case it ran, with the value that was set`() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [directory = directory as String] in
      keepNotes(in: directory)
      expect(Purse.init, \.euros) { purse in
        MyBinding(get: { purse.euros }, set: { purse.euros = $0 })
      }
    }
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(/[ ]by [a-z-]+, in .*\n    start .*; set value -?[0-9]{17,}/), "\(said)")
    #expect(said.contains("setting: names the values"))
  }

  @Test func `names only the check that filled the stack`() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [directory = directory as String] in
      keepNotes(in: directory)
      beginBeside("Bystander")
      expect(Dying<StackOverflow>.self, obeys: .setGet)
    }
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    let last = "ends while it judges\n  Dying<StackOverflow> by set-get, in "
    // The second is that of macOS, if the thread is not the main one.
    #expect([.signal(SIGSEGV), .signal(SIGBUS)].contains(end?.exitStatus))
    #expect(said.contains(last), "\(said)")
    #expect(!said.contains("Bystander"))
    #expect(
      FlightRecorder.leftovers(in: directory).map(\.system) == ["Dying<StackOverflow>"])
  }

  @Test func `by a closure three times is reported, and then tried again`() async {
    // The fourth process dies only if it tries the case again.
    let deaths = 4
    for _ in 0..<3 { await die(deaths: deaths) }
    await expectReport("3 runs have died of it", deaths: deaths)
    #expect(FlightRecorder.leftovers(in: directory).isEmpty)
    await die(deaths: deaths)
  }

  @Test func `before its first case is blamed on the closure, too`() async {
    await #expect(processExitsWith: .failure) { [directory = directory as String] in
      keepNotes(in: directory)
      expect(bindingsOver: [[], [1]], at: [0], setting: [1, 2]) { (source: Source<[Int]>, place) in
        MyBinding(get: { source.value[place] }, set: { source.value[place] = $0 })
      }
    }
    #expect(FlightRecorder.leftovers(in: directory).count == 1)
  }

  /// Three notes of one run must not count as three runs.
  @Test func `counts once, however many checks were under way`() async throws {
    let noted = try await namesInNotes()
    await die(judging: noted.system, by: ["get-set", "set-set", "set-twice"], in: noted.test)
    #expect(FlightRecorder.leftovers(in: directory).count == 3)
    await expectNoReport()
  }

  /// Three runs died in another test, where a closure may have the same name.
  @Test func `counts only for the test that it was in`() async throws {
    let noted = try await namesInNotes()
    for _ in 0..<3 { await die(judging: noted.system, by: ["get-set"], in: "another test") }
    #expect(FlightRecorder.leftovers(in: directory).count == 3)
    await expectNoReport()
  }

  /// The child of a test has no children.
  ///
  /// So it says that it would judge in one, and keeps what it knows for a run that can.
  @Test func `is kept if its system cannot be judged in a child`() async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      keepNotes(in: directory)
      expect(Dying<KillFromOutside>.self, obeys: .setGet)
    }
    #expect(FlightRecorder.leftovers(in: directory).map(\.system) == ["Dying<KillFromOutside>"])
    await #expect(processExitsWith: .success) { [directory = directory as String] in
      keepNotes(in: directory)
      let laws = LawSet([.getSet, Law.setTwice, Law.setGet])
      let texts = issues { expect(Dying<KillFromOutside>.self, obeys: laws) }
      let reported = texts.filter { $0.contains("nothing ran in a child process") }
      Foundation.exit(
        reported.count { $0.contains("by get-set, set-twice, set-get:") } == 1 ? 0 : 2)
    }
    #expect(FlightRecorder.leftovers(in: directory).map(\.law) == ["set-get"])
  }

  /// Judges the mortal closure in a process that it kills.
  ///
  /// - Parameter deaths: How many processes the closure kills before it lets one live.
  private func die(deaths: Int = 2) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [directory = directory as String, deaths = deaths as Int] in
      judgeMortalClosure(directory, deaths: deaths)
    }
  }

  /// Judges the mortal closure in a process that survives, and reports what killed others.
  ///
  /// - Parameters:
  ///   - words: What it has to say of them.
  ///   - deaths: How many processes the closure kills, if it is judged in so many.
  private func expectReport(_ words: String, deaths: Int = 2) async {
    await #expect(processExitsWith: .success) {
      [directory = directory as String, words = words as String, deaths = deaths as Int] in
      let texts = issues { judgeMortalClosure(directory, deaths: deaths) }
      Foundation.exit(texts.contains { $0.contains(words) } ? 0 : 2)
    }
  }

  /// Returns the names by which a run notes the mortal closure and its test.
  private func namesInNotes() async throws -> (system: String, test: String) {
    await die()
    let left = try #require(FlightRecorder.leftovers(in: directory).first)
    let names = (system: left.system, test: left.test)
    left.settle()
    return names
  }

  /// Leaves the notes of a run that is killed while it judges a system by some laws, in a test.
  private func die(judging system: String, by laws: [String], in test: String) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        directory = directory as String, system = system as String, laws = laws as [String],
        test = test as String
      ] in
      keepNotes(in: directory)
      for law in laws { CaseRecorder().begin(test: test, system: system, law: law) }
      raise(SIGKILL)
    }
  }

  /// Judges the mortal closure in a process that survives, and expects no word of earlier deaths.
  private func expectNoReport() async {
    await #expect(processExitsWith: .success) { [directory = directory as String] in
      let texts = issues { judgeMortalClosure(directory, deaths: 0) }
      Foundation.exit(texts.contains { $0.contains("have died of it") } ? 2 : 0)
    }
  }
}

/// Begins a check on a thread of its own, which does not end.
private func beginBeside(_ system: String) {
  let begun = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let recorder = CaseRecorder()
    recorder.begin(test: "T", system: system, law: "L")
    begun.signal()
    while recorder.isNoting { pause() }
  }
  begun.wait()
}

/// Lets this process note in a directory what it judges.
private func keepNotes(in directory: String) {
  setenv("BINDING_LAWS_RECORDER", directory, 1)
}

private func judgeLawfulClosure(_ directory: String) {
  keepNotes(in: directory)
  expect(bindingOver: Int.self, obeys: [.setGet], MyBinding.init)
}

/// Judges a closure that kills the first processes in which it is set to a value above 5.
///
/// - Parameter most: How many it kills. A file has a byte for each.
private func judgeMortalClosure(_ directory: String, deaths most: Int = 2) {
  keepNotes(in: directory)
  let diary = directory + "/deaths"
  expect(bindingOver: Int.self, obeys: [.setGet]) { source in
    MyBinding(get: { source.value }) { value in
      let deaths = FileManager.default.contents(atPath: diary) ?? Data()
      if value > 5 && deaths.count < most {
        try? (deaths + [1]).write(to: URL(filePath: diary))
        raise(SIGKILL)
      }
      source.value = value
    }
  }
}
