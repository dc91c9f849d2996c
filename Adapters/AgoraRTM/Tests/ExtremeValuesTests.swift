import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Numbers at their limits: they are clamped or refused, without side effects.
@Suite @MainActor struct ExtremeValuesTests {
  @Test(arguments: [(Int32.max, Int32.max), (0, 0), (-1, 0), (.min, 0)])
  func sizesInPixels(_ given: Int32, _ shown: Int32) async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let message = try await alice.image(try world.files.file("a.bin", [1, 2, 3]))
    (message.width, message.height) = (given, given)
    message.thumbnail = Data([1])
    (message.thumbnailWidth, message.thumbnailHeight) = (given, given)
    #expect(try await alice.send(message, to: "bob") == .ok)
    let arrived = try await bob.images.next().message
    #expect(arrived.width == shown && arrived.height == shown)
    // This style reads the value as it was set; others see a number of pixels.
    #expect(arrived.thumbnailWidth == given && arrived.thumbnailHeight == given)
    let other = try await world.device("carol")
    #expect(try await alice.send(message, to: "carol") == .ok)
    let preview = try #require(try await other.received.next().media().preview)
    #expect(preview.width == Int(shown) && preview.height == Int(shown))
  }

  @Test(arguments: [Int.max, .min, -1]) func sizesThatAnotherStyleClaims(_ pixels: Int) async throws {
    let world = World()
    let alice = try await world.app("alice")
    let (device, _) = try await world.device("bob")
    let size = MediaDescriptor(width: pixels, height: pixels)
    let content = MediaContent(media: size, preview: size)
    var draft = MessageDraft(
      conversation: .direct("alice"), body: MessageBody(content: .image(content)),
      attachments: [
        MessageAttachment(source: .data([1, 2, 3])), MessageAttachment(.preview, source: .data([4, 5])),
      ])
    // A label of this style with numbers that no picture has.
    let label = Array(#"{"name":"n","width":1e300,"height":-9223372036854775808}"#.utf8)
    draft.body.extensions["AgoraRTM"] = [UInt8(label.count), 0, 0, 0] + label + [1]
    try device.send(draft)
    let arrived = try await alice.images.next().message
    #expect(arrived.fileName == "n" && arrived.thumbnail == Data([1]))
    #expect(arrived.thumbnailWidth == 0 && arrived.thumbnailHeight == .min)
    #expect(try await alice.send(arrived, to: "bob") == .ok)
  }

  @Test(arguments: [
    [UInt8](), [1, 2, 3], [255, 255, 255, 255], [255, 255, 255, 127, 1], [0, 0, 0, 128, 1], [5, 0, 0, 0, 1],
  ]) func rawDataWithAnInvalidLengthBecomesJSON(_ bytes: [UInt8]) async throws {
    let world = World()
    let alice = try await world.app("alice")
    let (device, _) = try await world.device("bob")
    var body = MessageBody(content: .command(CommandContent(action: "wave")))
    body.extensions["AgoraRTM"] = bytes
    try device.send(MessageDraft(conversation: .direct("alice"), body: body))
    let raw = try #require(try await alice.messages.next().message as? AgoraRtmRawMessage)
    #expect(raw.rawData == Data(#"{"action":"wave"}"#.utf8))
  }

  @Test(arguments: [Int64.max, .min, -1, 0]) func cancellingAnUnknownRequestFails(_ request: Int64) async throws {
    let world = World()
    let alice = try await world.app("alice")
    let upload: (Int64, AgoraRtmCancelMediaErrorCode) = try await codes {
      alice.kit.cancelMediaUpload(request, completion: $0)
    }
    let download: (Int64, AgoraRtmCancelMediaErrorCode) = try await codes {
      alice.kit.cancelMediaDownload(request, completion: $0)
    }
    #expect(upload == (request, .notExist) && download == (request, .notExist))
  }

  @Test func logSizeOutOfRangeIsRefused() throws {
    let world = World()
    let alice = App("alice", in: world)
    for size in [Int32.max, .min, -1, 0, 511, 1_048_577] { #expect(alice.kit.setLogFileSize(size) != 0) }
    for size in [Int32(512), 1_048_576] { #expect(alice.kit.setLogFileSize(size) == 0) }
    for parameters in [#"{"a":1e999}"#, #"{"a":NaN}"#, "1e999", "[]"] {
      #expect(alice.kit.setParameters(parameters) != 0)
    }
  }
}
