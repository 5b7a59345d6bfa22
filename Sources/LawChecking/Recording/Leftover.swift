import Foundation

extension FlightRecorder {
  /// Returns the checks of earlier runs of this program that were under way when they died.
  ///
  /// Each is reported until it is settled. Files of living processes and of other programs stay, and so do
  /// files that are no recordings.
  ///
  /// - Parameters:
  ///   - directory: The directory of the recordings.
  ///   - program: The name of the program.
  package static func leftovers(
    in directory: String = defaultDirectory, program: String = programName
  ) -> [Leftover] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().flatMap { name in
      FlightRecorder(leftAt: "\(directory)/\(name)", by: program)?.leftovers ?? []
    }
  }

  /// The checks that were under way when their process died.
  var leftovers: [Leftover] {
    notes.filter { $0[.state] == Notes.underWay }.map { Leftover(notes: $0, recorder: self) }
  }
}

/// A check that an earlier run was doing when it died, kept until it is settled.
package struct Leftover: Sendable {
  fileprivate let notes: Notes
  fileprivate let recorder: FlightRecorder

  /// The name of the test.
  package var test: String { notes[Notes.test] }
  /// The name of the system.
  package var system: String { notes[Notes.system] }
  /// The id of the law.
  package var law: String { notes[Notes.law] }
  /// The number of the case that had started last, counted from 1.
  package var number: UInt64 { notes[.cases] }
  /// Whether that case was running, so that the process did not die between cases.
  package var isRunning: Bool { notes[.isRunning] == 1 }
  /// The run that left it.
  ///
  /// One run may leave several.
  package var run: ObjectIdentifier { ObjectIdentifier(recorder) }

  /// Whether it was about this system.
  ///
  /// Notes cut a long name short, so only as much of the name is compared.
  package func isAbout(_ system: String) -> Bool {
    self.system == Notes.fitting(system, into: Notes.system)
  }

  /// Settles it, so that it is not reported again.
  package func settle() {
    notes[.state] = Notes.free
    if recorder.leftovers.isEmpty { recorder.remove() }
  }
}
