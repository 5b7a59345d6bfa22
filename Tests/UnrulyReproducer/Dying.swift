import BindingLaws
import Deaths
import Foundation

/// A digit that dies when it is set to 3.
struct Dying<Cause: Death>: DigitSystem {
  static var model: Digit { Digit() }
  let source: Source<Int>
  func set(_ value: Int) {
    if value == 3 { Cause.die() }
    source.value = value
  }
}

/// A digit that dies whenever it is set.
struct Doomed<Cause: Death>: DigitSystem {
  static var model: Digit { Digit() }
  let source: Source<Int>
  func set(_ value: Int) { Cause.die() }
}

/// Writes to the file in which a child notes what it found out, and goes on.
enum GarbledFindings: Death {
  static func die() {
    guard let path = CommandLine.arguments.last,
      let file = fopen(path + ".jsonl", "a")
    else { return }
    fputs("{\"kind\": \"upheld\"}\n\u{1}garbage", file)
    fclose(file)
  }
}

/// Writes over all that a child notes, whose file is its standard error, and ends.
enum GarbledNotes: Death {
  static func die() {
    let garbage = [UInt8](repeating: 0xEE, count: 40_960)
    _ = pwrite(STDERR_FILENO, garbage, garbage.count, 0)
    _exit(7)
  }
}

/// Cuts off the file that a child notes in.
enum CutNotes: Death {
  static func die() {
    ftruncate(STDERR_FILENO, 0)
    _exit(7)
  }
}

/// A digit whose model dies of being asked for its ports.
struct Portless<Cause: Death>: DigitSystem {
  struct Model: ReferenceModel {
    var ports: [Digit.Port] {
      Witness.note()
      Cause.die()
      return []
    }
    func get(_ port: Digit.Port, in base: Int) -> Int { base }
    func set(_ value: Int, at port: Digit.Port, in base: Int) -> Int { value }
  }

  static var model: Model { Model() }
  let source: Source<Int>
}
