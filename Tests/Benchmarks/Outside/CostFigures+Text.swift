import LawChecking
import LawTelling

extension CostFigures {
  /// A table of the costs of all laws on some systems, by effort.
  var table: String {
    let ofTen = efforts.first { $0.effort == .normal }?.seconds ?? 1
    let rows = (efforts + [normal]).map { run in
      [
        "\(run.effort)", "\(run.systems)", "\(run.checks)", "\(run.made)",
        "\((run.seconds / ofTen).rounded(to: 1))",
      ]
    }
    return markdown(["effort", "systems", "checks", "systems made", "time"], rows)
  }
}
