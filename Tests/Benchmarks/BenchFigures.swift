/// The figures by which a change is judged.
struct BenchFigures: Encodable {
  let throughput: Throughput
  let search: Simplification
  let proof: Proving
  let child: ChildCases

  /// The works, by the names that `CI/bench` and `--only` know.
  ///
  /// W4 and W5 are measured no more.
  enum CodingKeys: String, CodingKey {
    case throughput = "w1"
    case search = "w2"
    case proof = "w3"
    case child = "w6"
  }
}
