#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceBridge
  import ParlanceCommand
  import ParlanceCore
  import ParlanceEngine
  import TestSupport
  import Testing

  /// `parlance bridge` beside a bridge that runs on the same database.
  @Suite struct BridgeCommandTests {
    /// Runs the command in a thread of its own, as it waits for the database.
    private func run(_ world: BridgeWorld, _ arguments: String...) async -> Run.Outcome {
      let all = ["bridge"] + arguments + ["--data", world.folder.path]
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Run.run(all, clock: SystemClock())) }
      }
    }

    @Test func deadLettersAreListedTriedAgainAndDropped() async throws {
      let world = try BridgeWorld()
      _ = try await world.create("ben")
      for account in ["carl", "dora"] { _ = try await world.cloud.create(account) }
      try await world.sendInCloud("early", from: "carl", to: "ben")
      try await world.sendInCloud("unwanted", from: "dora", to: "ben")
      try await until("dead letters") { try world.status().dead == 2 }
      let list = await run(world, "dead", "list")
      let lines = list.output.split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains("accountNotFound") }, "\(list)")
      #expect(await run(world, "dead", "retry").exitCode == 2)
      try world.hub.administration.createAccount("carl")
      let number = String(lines.first?.split(separator: " ").first ?? "")
      #expect(await run(world, "dead", "retry", number).output == "1 events are tried again\n")
      // The process that runs notices it.
      try await world.wait(for: "in.message")
      #expect(await run(world, "dead", "drop", "--all").output == "1 events are removed\n")
      try world.expect(["in.message": 1, "dropped.service": 1])
    }

    @Test func movedAccountIsCountedAndItsLoginsAreBlockedIfAsked() async throws {
      let world = try BridgeWorld()
      for account in ["anna", "ben"] { _ = try await world.create(account) }
      #expect(await run(world, "move", "anna", "--block").output == "1 accounts are moved\n")
      try await world.wait(for: "out.block")
      #expect(try world.cloud.environment.hubLoop().account("anna").ban != nil)
      let status = await run(world, "status")
      #expect(status.output.contains("accounts moved  1\n"), "\(status)")
      #expect(status.output.contains("out.block  1\n"), "\(status)")
      let json = await run(world, "status", "--json")
      let members = try JSONValue(parsing: json.output).object
      #expect(members?["accounts"]?.object?["moved"] == 1 && members?["setAside"] == 0, "\(json)")
    }

    @Test func accountThatComesBackHasItsMessagesAndLoginsAgain() async throws {
      let world = try BridgeWorld()
      for account in ["anna", "ben"] { _ = try await world.create(account) }
      #expect(await run(world, "move", "anna", "ben", "--block").output == "2 accounts are moved\n")
      #expect(await run(world, "return", "anna", "--unblock").output == "1 accounts are back\n")
      try await world.wait(for: "out.unblock")
      try await world.wait(for: "out.block", 2)
      #expect(try world.cloud.environment.hubLoop().account("anna").ban == nil)
      #expect(try world.cloud.environment.hubLoop().account("ben").ban != nil)
      let status = await run(world, "status")
      #expect(status.output.contains("accounts moved  1\n"), "\(status)")
      #expect(status.output.contains("accounts both  1\n"), "\(status)")
    }

    @Test func wrongArgumentsAreRefused() async throws {
      let clock = SystemClock()
      for arguments in [
        ["bridge"], ["bridge", "run", "--data", "d"], ["bridge", "move", "--data", "d"],
        ["bridge", "return", "--data", "d"],
        ["bridge", "dead", "eat", "--data", "d"],
        ["bridge", "--data", "d", "--service", "none"],
        [
          "bridge", "--data", "d", "--service", "nim", "--settings", "s", "--webhook-secret", "w", "--listen",
          "0.0.0.0:1",
        ],
      ] {
        #expect(Run.run(arguments, clock: clock).exitCode == 2, "\(arguments)")
      }
      let missing = Run.run(["bridge", "status", "--data", "/none"], clock: clock)
      #expect(missing.exitCode == 1 && missing.error.contains("has not run here"), "\(missing)")
    }
  }
#endif
