import Dispatch
import Foundation
import LawChecking
import LawTelling

/// The workers of a hunt, each with a thread of this process that waits for it.
final class HuntCrew: Sendable {
  private let desk: HuntDesk
  private let workers: Locked<[Int: HuntWorkerProcess]> = Locked([:])

  init(_ desk: HuntDesk) { self.desk = desk }

  /// Hunts until there is nothing left, or until the desk is closed.
  func run(jobs: Int) async {
    // A worker that is gone is told by its end, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    let group = DispatchGroup()
    for number in 0..<jobs {
      DispatchQueue(label: "worker \(number)").async(group: group) { self.work(number) }
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      group.notify(queue: .global()) { done.resume() }
    }
  }

  /// Lets no more be hunted, and ends every worker.
  func stop(_ error: (any Error)? = nil) {
    desk.close(error)
    workers.use { $0.values.forEach { $0.kill() } }
  }

  private func work(_ number: Int) {
    var worker: HuntWorkerProcess?
    while let job = desk.nextJob() {
      worker = worker ?? HuntWorkerProcess()
      guard let current = worker else {
        desk.close(Failure.file("no worker can be started: \(String(cString: strerror(errno)))"))
        break
      }
      note(current, number)
      let start = ContinuousClock.now
      switch current.reply(to: job) {
      case .record(let record): desk.take(record, in: start.duration(to: .now).seconds)
      case .died(let end):
        worker = nil
        desk.putBack(job, after: end)
      }
    }
    worker?.end()
  }

  /// Notes a worker, so that it can be ended from elsewhere; at once, where it is too late.
  private func note(_ worker: HuntWorkerProcess, _ number: Int) {
    workers.use { $0[number] = worker }
    if desk.isClosed { worker.kill() }
  }
}
