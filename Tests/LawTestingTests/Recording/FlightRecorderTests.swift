import Foundation
import LawTesting
import TestSupport

@testable import LawChecking

@Suite(.onOwnThreads) final class `A flight recorder` {
  let directory = "\(TemporaryDirectory.path)/binding-laws-test-\(UInt64.random(in: 0 ... .max))"

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  @Test func `names what was judged when the process was killed`() async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      setenv("BINDING_LAWS_RECORDER", directory, 1)
      expect(Dying<KillFromOutside>.self, obeys: .setGet)
    }
    #expect(FlightRecorder.leftovers(in: directory, program: "another").isEmpty)
    let lost = FlightRecorder.leftovers(in: directory)
    #expect(lost.map(\.system) == ["Dying<KillFromOutside>"])
    #expect(lost.map(\.law) == ["set-get"])
    lost.forEach { $0.settle() }
    #expect(FlightRecorder.leftovers(in: directory).isEmpty)
  }

  /// On a Mac one program runs the tests of all packages.
  @Test func `knows a program by the file that its tests are in`() {
    #expect(URL(filePath: FlightRecorder.programName).lastPathComponent.contains("Tests"))
  }

  @Test func `knows whether a case was running`() async {
    for isRunning in [true, false] {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [directory = directory as String, isRunning = isRunning as Bool] in
        setenv("BINDING_LAWS_RECORDER", directory, 1)
        let recorder = CaseRecorder()
        recorder.begin(test: "T", system: "S", law: "L")
        _ = try recorder.willRun(someCase)
        if !isRunning { recorder.didRun() }
        raise(SIGKILL)
      }
      let lost = FlightRecorder.leftovers(in: directory)
      #expect(lost.map(\.number) == [1])
      #expect(lost.map(\.isRunning) == [isRunning])
      lost.forEach { $0.settle() }
    }
  }

  @Test func `keeps what is left until it is settled`() async {
    for law in ["one", "two"] {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [directory = directory as String, law = law as String] in
        setenv("BINDING_LAWS_RECORDER", directory, 1)
        let flight = CaseRecorder()
        flight.begin(test: "T", system: "S", law: law)
        raise(SIGKILL)
      }
    }
    #expect(Set(laws()) == ["one", "two"])
    FlightRecorder.leftovers(in: directory).first { $0.law == "one" }?.settle()
    #expect(laws() == ["two"])
  }

  private func laws() -> [String] {
    FlightRecorder.leftovers(in: directory).map(\.law)
  }

  @Test func `skips the cases of which earlier runs died`() throws {
    let recorder = try #require(FlightRecorder(directory: directory, program: "p"))
    let cases = CaseRecorder()
    cases.begin(
      test: "T", system: "S", law: "L", skipping: [2, 3], in: recorder)
    let testCase = try someCase
    let mayRun = (0..<4).map { _ in cases.willRun(testCase) }
    #expect(mayRun == [true, false, false, true])
    cases.end()
  }

  @Test(
    "distinguishes systems by name, even by a long one:",
    arguments: ["Row", "Row\(long)", "R\(longInGreek)"])
  func name(_ system: String) throws {
    mkdir(directory, 0o700)
    let recorder = try #require(FlightRecorder(directory: directory, program: "p"))
    let notes = try #require(recorder.notes.first { _ in true })
    notes.begin(test: "T", system: system, law: "L")
    let left = try #require(recorder.leftovers.first)
    #expect(left.isAbout(system))
    #expect(!left.isAbout("Toggle" + system))
    // A recorder has 376 bytes for a name: `Notes.system` without the eight bytes of its length.
    #expect(left.isAbout(system + "Toggle") == (system.utf8.count > 376))
  }

  @Test func `is left alone while its process lives`() throws {
    let recorder = try #require(FlightRecorder(directory: directory, program: "p"))
    let flight = begin(recorder)
    #expect(flight.isNoting)
    #expect(FlightRecorder.leftovers(in: directory, program: "p").isEmpty)
    flight.end()
  }

  @Test func `is taken by one of two readers`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      let recorder = FlightRecorder(directory: directory, program: "p")
      CaseRecorder().begin(test: "T", system: "S", law: "L", in: recorder)
      raise(SIGKILL)
    }
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory).first)
    let path = "\(directory)/\(name)"
    let first = FlightRecorder.leftovers(in: directory, program: "p")
    #expect(first.count == 1)
    #expect(FlightRecorder(leftAt: path, by: "p") == nil)
    first.forEach { $0.settle() }
  }

  @Test("leaves a file, and a failure, only if exit ended a check", arguments: [false, true])
  func exit(isUnderWay: Bool) async {
    await #expect(processExitsWith: isUnderWay ? .exitCode(1) : .success) {
      [directory = directory as String, isUnderWay = isUnderWay as Bool] in
      setenv("BINDING_LAWS_RECORDER", directory, 1)
      let flight = CaseRecorder()
      flight.begin(test: "T", system: "S", law: "L")
      if !isUnderWay { flight.end() }
      Foundation.exit(0)
    }
    let files = try? FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(files?.count == (isUnderWay ? 1 : 0))
  }

  @Test func `holds 128 checks at once and no more`() throws {
    let recorder = try #require(FlightRecorder(directory: directory, program: "p"))
    let flights = (0..<200).map { _ in begin(recorder) }
    #expect(flights.count(where: \.isNoting) == 128)
    flights[5].end()
    #expect(begin(recorder).isNoting)
  }

  /// One thing is wrong with each recording, which would be read otherwise.
  @Test("does not read a recording with", arguments: Damage.allCases)
  func damaged(_ damage: Damage) async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      let recorder = FlightRecorder(directory: directory, program: "p")
      CaseRecorder().begin(test: "T", system: "S", law: "L", in: recorder)
      raise(SIGKILL)
    }
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: directory).first)
    let file = URL(filePath: "\(directory)/\(name)")
    var bytes = try Data(contentsOf: file)
    damage.apply(to: &bytes)
    try bytes.write(to: file)
    #expect(FlightRecorder.leftovers(in: directory, program: "p").isEmpty)
  }

  /// Something that makes a recording of the program `p` unreadable.
  enum Damage: CaseIterable {
    case anotherFirstByte, anotherVersion, anotherProgram, aByteTooFew, aByteTooMany, noBytes

    func apply(to bytes: inout Data) {
      switch self {
      case .anotherFirstByte: bytes[0] ^= 1
      // The first eight bytes are the mark of a recording. The last of them is the version of the layout.
      case .anotherVersion: bytes[7] ^= 1
      // The name of the program comes next: its length in eight bytes, and then its letters.
      case .anotherProgram: bytes[16] ^= 1
      case .aByteTooFew: bytes.removeLast()
      case .aByteTooMany: bytes.append(0)
      case .noBytes: bytes.removeAll()
      }
    }
  }

  /// A name that is longer than a recorder keeps.
  private static let long = String(repeating: "<Row>", count: 100)
  /// A name that is longer than a recorder keeps, which would cut a character in half.
  private static let longInGreek = String(repeating: "β", count: 300)

  private func begin(_ recorder: FlightRecorder) -> CaseRecorder {
    let flight = CaseRecorder()
    flight.begin(test: "T", system: "S", law: "L", in: recorder)
    return flight
  }
}

/// Some case, which does not run.
private var someCase: LoadedCase {
  get throws {
    let checker = try LocalChecker(Dying<KillFromOutside>.self, options: CheckOptions())
    return try #require(checker.subject.load(Case(start: 0)))
  }
}
