import Foundation
import TestSupport

/// Which kind and policy each port of each system has, `CI/same` holds.
@Suite struct `The profile` {
  @Test func `does not run in its own process what may end it`() throws {
    let run = try Reproducer("explain", "--profile", "FirstOfNone", "--json")
    let ports = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8)).ports
    #expect(!ports.isEmpty)
    #expect(ports.compactMap(\.kind) == [])
  }
}

/// What `explain --profile --json` prints of the kinds of ports.
private struct Profile: Decodable {
  struct Port: Decodable { let kind: String? }
  let ports: [Port]
}
