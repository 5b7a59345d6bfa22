package import BindingLaws
import Foundation

/// A job that this process has taken up.
///
/// The process is a child, and ends when the job is done. It ends by `_exit`, because `exit` counts as a call
/// of the code under test.
package struct AssignedJob: Sendable {
  private let job: ChildJob
  private let box: BlackBox

  /// Takes the job that the parent has written.
  ///
  /// A process without a job ends.
  ///
  /// - Parameter path: The path of the box that the parent shares.
  package init(at path: String) {
    guard let box = BlackBox(at: path, byteCount: Notes.byteCountOfChild), let job = box.takeJob()
    else { _exit(ChildStatus.unasked) }
    self.box = box
    self.job = job
    box.notes[.owner] = UInt64(getpid())
  }

  /// The expectation that has the closure to be judged, or nil if the job judges a type.
  package var expectation: ExpectationAddress? {
    if case .expectation(let address) = job.system { address } else { nil }
  }

  /// Does the job on a type.
  ///
  /// It runs on the main actor, where types that are isolated to it conform, too.
  @MainActor package func run() -> Never {
    begin()
    guard case .type(let address) = job.system, let system = address.type as? any BindingSystem.Type
    else { end(.lost) }
    run(on: system)
  }

  private func run<System: BindingSystem>(on system: System.Type) -> Never {
    let isFound = job.run(box, judging: system, by: { System.model }, named: nil, make: System.init)
    end(isFound ? .done : .lost)
  }

  /// Does the job on the systems of a closure, on the thread that has come to its expectation.
  ///
  /// The memory that the test needed until then does not count as memory of the code under test.
  package func run<System: BindingSystem>(
    judging system: System.Type, by model: () -> System.Model, named given: GivenName?,
    make: @escaping (Source<System.Model.Base>) -> System
  ) -> Never {
    begin(above: ChildLimits.memoryInUse)
    let isFound = job.run(box, judging: system, by: model, named: given, make: make)
    end(isFound ? .done : .lost)
  }

  /// Ends the process, because the test has not come to the expectation.
  package func giveUp() -> Never { end(.unreached) }

  private func begin(above megabytes: Int = 0) {
    job.limits.impose(above: megabytes)
    atexit { _exit(ChildStatus.leftByExit) }
    box.takeStandardError()
  }

  private func end(_ stage: BlackBox.Stage) -> Never {
    box.enter(stage)
    _exit(job.doneStatus)
  }
}
