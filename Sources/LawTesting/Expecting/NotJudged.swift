/// Why what has ended several runs is judged no more.
struct DeadlySystemError: Error, CustomStringConvertible {
  let runs: Int
  let isClosure: Bool
  var description: String {
    let advice =
      isClosure
      ? "a closure cannot be made again in a child process; make the system a type, or fix it"
      : "tests have no child processes here; fix it"
    return "\(runs) runs have died of it, and \(advice): the next run tries again"
  }
}

/// Why nothing is judged whose model crashes before there is a case.
struct DeadModelError: Error, CustomStringConvertible {
  let death: String
  var description: String { "its model \(death); correct it, or what generates its values" }
}

/// Why a closure cannot be judged in a child process.
struct ClosureError: Error, CustomStringConvertible {
  var description: String {
    "a closure cannot be made again in a child process; make the system a type"
  }
}
