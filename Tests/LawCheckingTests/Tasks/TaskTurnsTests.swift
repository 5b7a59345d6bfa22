import Foundation
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Turns of tasks` {
  /// Runs tasks that make as many accesses as given for each, and note them.
  private static func run(
    accessesPerTask: [Int], schedule: [Int] = [], crew: TaskCrew = TaskCrew()
  ) -> (turns: TaskTurns, noted: [Int]) {
    let noted = Notes()
    let tasks = accessesPerTask.indices.map { task in
      {
        for _ in 0..<accessesPerTask[task] {
          crew.stop(task)
          noted.note(task)
        }
      }
    }
    return (TaskTurns(tasks, by: crew, in: schedule), noted.tasks)
  }

  /// Returns the turns of such tasks, one schedule after the other.
  private static func allTurns(ofTasksMaking accesses: [Int]) -> [TaskTurns] {
    var schedules = TaskSchedules()
    var all = [TaskTurns]()
    let crew = TaskCrew()
    while let order = schedules.next() {
      let turns = run(accessesPerTask: accesses, schedule: order, crew: crew).turns
      all.append(turns)
      schedules.learn(from: turns, beginning: order.count)
    }
    return all
  }

  @Test(
    "follow the order that they are given",
    arguments: [[0, 1, 0, 1], [1, 1, 0, 0], [0, 1, 1, 0], [1, 0, 0, 1]])
  func order(_ order: [Int]) {
    let (turns, noted) = Self.run(accessesPerTask: [2, 2], schedule: order)
    #expect(turns.order == order)
    #expect(noted == order)
  }

  @Test func `run each task to its end without a given order`() {
    let (turns, _) = Self.run(accessesPerTask: [2, 1, 1])
    #expect(turns.order == [0, 0, 1, 2])
    #expect(turns.runnable == [[0, 1, 2], [0, 1, 2], [1, 2], [2]])
  }

  @Test func `skip a task that is done, and one that does not exist`() {
    let (turns, _) = Self.run(accessesPerTask: [1, 2], schedule: [0, 0, 7, 1])
    #expect(turns.order == [0, 1, 1])
  }

  @Test func `are none for tasks without accesses`() {
    #expect(Self.run(accessesPerTask: [0, 0]).turns.order == [])
    #expect(Self.run(accessesPerTask: [0, 2]).turns.order == [1, 1])
  }

  @Test func `count as interruptions only if the last task could go on`() {
    let (turns, _) = Self.run(accessesPerTask: [2, 2], schedule: [0, 1, 1, 0])
    #expect(TaskTurns.interruptions(turns.order, turns.runnable) == 1)
    #expect(TaskTurns.interruptions([0, 1, 0, 0], turns.runnable) == 2)
  }

  @Test func `skip a task while it waits for a lock`() {
    let crew = TaskCrew()
    let lock = OwnLock()
    let tasks = (0..<2).map { task in
      {
        lock {
          crew.stop(task)
          crew.stop(task)
        }
      }
    }
    let turns = TaskTurns(tasks, by: crew, in: [0, 1, 0, 1])
    #expect(turns.order == [0, 0, 1, 1])
    #expect(turns.runnable == [[0], [0], [1], [1]])
  }

  @Test(
    "come in every order exactly once", arguments: [([1, 1], 2), ([2, 2], 6), ([1, 2, 1], 12)])
  func everyOrder(_ accesses: [Int], _ count: Int) {
    let orders = Self.allTurns(ofTasksMaking: accesses).map(\.order)
    #expect(orders.count == count)
    #expect(Set(orders).count == count)
  }

  @Test func `come with the fewest interruptions first`() {
    let numbers = Self.allTurns(ofTasksMaking: [2, 2]).map { turns in
      TaskTurns.interruptions(turns.order, turns.runnable)
    }
    #expect(numbers == numbers.sorted())
  }
}

/// The tasks in the order of their accesses.
private final class Notes {
  private let lock = NSLock()
  private(set) var tasks: [Int] = []

  func note(_ task: Int) {
    lock.withLock { tasks.append(task) }
  }
}
