import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

/// A revocation that was applied, but not reported before the process was killed.
@Suite struct RevocationAfterCrashTests {
  @Test func revocationIsReportedAgainAndTheMessageCanStillBeDeleted() async throws {
    let folder = try TemporaryFolder()
    let (original, copy) = (folder.url.appendingPathComponent("original"), folder.url.appendingPathComponent("copy"))
    try FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
    let queue = DispatchQueue(label: "callbacks")
    let environment = try MessagingEnvironment.embedded(at: original, callbackQueue: queue)
    let (_, bobEvents) = try await environment.connectedDevice("bob") { $0.revocation.removal = .afterReport }
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let id = try alice.send("taken back", to: .direct("bob")).id
    _ = try await aliceEvents.waitForOutcome(of: id)
    try await bobEvents.waitForMessage(id)
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }

    queue.suspend()
    let error: MessagingError? = Device.wait {
      alice.revoke(id, in: .direct("bob"), request: RevocationRequest(), completion: $0)
    }
    #expect(error == nil)
    // The turn of the administration runs after the one that notified Bob's device.
    _ = try environment.administration.settings
    try FileManager.default.copyItem(at: original, to: copy)
    queue.resume()
    environment.shutDown()

    let revived = try MessagingEnvironment.embedded(at: copy, callbackQueue: queue)
    let (bob, events) = try await revived.connectedDevice("bob") { $0.revocation.removal = .afterReport }
    let told = events.events.compactMap {
      if case .revoked(let reported) = $0 { reported.revocation.messageID } else { nil }
    }
    #expect(told == [id])
    #expect(bob.wasRevoked(id))
    revived.shutDown()
  }
}
