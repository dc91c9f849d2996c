import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

@testable import Parlance

/// The file handling that adapters share.
@Suite(.timeLimit(.minutes(5))) struct AdapterFileTests {
  /// A message with a file that alice sent to bob, as each of them has it.
  private func exchange(
    _ world: MediaWorld, _ bytes: [UInt8]
  ) async throws -> (alice: Device, bob: Device, path: String, sent: Message, received: Message) {
    let (alice, aliceLog) = try await world.environment.connectedDevice("alice")
    let (bob, bobLog) = try await world.environment.connectedDevice("bob")
    let path = try world.file("letter.txt", bytes)
    let id = try alice.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .file(path))])
    ).id
    let sent = try await aliceLog.waitForOutcome(of: id).message
    try await bobLog.waitForMessage(id)
    return (alice, bob, path, sent, try #require(bob.message(id)))
  }

  @Test func theMessagesOwnFileComesBeforeThatOfItsMedia() async throws {
    let world = try MediaWorld(.memory)
    let (alice, bob, path, sent, received) = try await exchange(world, MediaWorld.bytes(1000))
    let content = try #require(received.body.content.media)
    #expect(alice.place(of: .file, in: content, of: sent.key) == FilePlace(path: path, isHere: true))
    let expected = FilePlace(path: bob.downloadPath(of: content.media), isHere: false)
    #expect(bob.place(of: .file, in: content, of: received.key) == expected)
    _ = try await bob.fetched(received.id).get()
    let fetched = FilePlace(path: expected.path, isHere: true)
    #expect(bob.place(of: .file, in: content, of: received.key) == fetched)
    // Another message with the same media, or one that is not known, has the file too.
    #expect(bob.place(of: .file, in: content, of: nil) == fetched)
    #expect(bob.place(of: .file, in: content, of: MessageKey("other", in: .direct("alice"))) == fetched)
    #expect(bob.place(of: .preview, in: content, of: received.key) == nil)
    #expect(bob.place(of: .file, in: MediaContent(), of: nil) == nil)
  }

  @Test func secondRequestForARunningDownloadWaitsForIt() async throws {
    let world = try MediaWorld(.memory)
    let (_, bob, _, _, received) = try await exchange(world, MediaWorld.bytes(300_000))
    let media = try #require(received.body.content.media?.media)
    let downloads = SharedDownloads<String>()
    let percents = Lock<[Int32]>([])
    world.environment.setReachable(false, account: "bob", device: "phone", style: "Test")
    let ended = Lock<SharedDownloads<String>.Outcome?>(nil)
    await withCheckedContinuation { continuation in
      for waiter in ["first", "second"] {
        downloads.start(media, on: bob, for: waiter) { waiters, percent in
          #expect(waiters == ["first", "second"])
          percents.withLock { $0.append(percent) }
        } completion: { outcome in
          #expect(waiter == "first")
          ended.withLock { $0 = outcome }
          continuation.resume()
        }
      }
      #expect(downloads.contains(media.id, on: bob))
      world.environment.setReachable(true, account: "bob", device: "phone", style: "Test")
    }
    let outcome = try #require(ended.withLock { $0 })
    #expect(outcome.waiters == ["first", "second"] && outcome.error == nil)
    let told = percents.withLock { $0 }
    #expect(told == told.sorted() && Set(told).count == told.count && told.last == outcome.reported)
    #expect(!downloads.contains(media.id, on: bob))
    #expect(bob.localPath(of: media) != nil)
  }

  @Test func aPercentageIsOfTheWhole() {
    func percent(_ completed: Int64, _ total: Int64) -> Int32 {
      TransferProgress(transfer: TransferID(1), completed: completed, total: total, time: .zero).percent
    }
    #expect(percent(0, 3) == 0 && percent(2, 3) == 66 && percent(3, 3) == 100)
    #expect(percent(0, 0) == 100 && percent(5, 3) == 100 && percent(.max, .max) == 100)
  }
}
