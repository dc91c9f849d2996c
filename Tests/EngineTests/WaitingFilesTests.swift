import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Files of messages whose hub cannot take them now, or does not answer: they wait as a text does.
@Suite struct WaitingFilesTests {
  private let bytes = MediaWorld.bytes(1000)
  private let world: ScriptedWorld

  init() throws { world = try ScriptedWorld { $0.transfers.timeout = 5000 } }

  private func send() throws -> Message {
    let path = world.folder.url.appendingPathComponent("a.bin").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let message = try world.device.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .file(path))]))
    world.waitUntilIdle()
    return message
  }

  private func descriptor(_ id: MediaID) -> MediaDescriptor {
    MediaDescriptor(
      id: id, size: Int64(bytes.count), md5: hexadecimal(MD5.value(of: bytes)),
      sha256: hexadecimal(SHA256.value(of: bytes)))
  }

  /// Takes the one call of a type that waits.
  private func take<Call: HubCall>(_ type: Call.Type) throws -> (number: UInt64, call: Call) {
    world.waitUntilIdle()
    let calls = world.hub.take(type)
    try #require(calls.count == 1)
    return calls[0]
  }

  /// Ends an upload of which the hub has nothing.
  private func finish(_ message: Message) throws {
    try world.answer(BeginUploadCall.self, .received(0))
    try world.answer(AppendUploadCall.self, .received(Int64(bytes.count)))
    let (number, call) = try take(FinishUploadCall.self)
    world.answer(number, UploadReply.finished(descriptor(call.id)))
    let submitted = try take(SubmitCall.self)
    #expect(submitted.call.id == message.id)
    world.answer(submitted.number, acceptance(message.id, 1))
    #expect(world.sent.map(\.id) == [message.id])
    #expect(world.sent.map(\.error) == [nil])
  }

  @Test(arguments: [MessagingError.Code.storageFull, .storageFailed, .storageLocked, .timeout])
  func temporarilyRefusedRequestIsRepeated(_ code: MessagingError.Code) throws {
    try world.login()
    let message = try send()
    func refuse<Call: HubCall>(_ type: Call.Type) throws {
      world.refuse(try take(type).number, code)
      world.advance(bySeconds: 4)
      #expect(world.hub.take(BeginUploadCall.self).isEmpty)
      world.advance(bySeconds: 2)
      #expect(world.sent.isEmpty)
    }
    try refuse(BeginUploadCall.self)
    try refuse(BeginUploadCall.self)
    try world.answer(BeginUploadCall.self, .received(0))
    try refuse(AppendUploadCall.self)
    try world.answer(BeginUploadCall.self, .received(Int64(bytes.count)))
    try refuse(FinishUploadCall.self)
    try finish(message)
  }

  /// A clock that is put forward looks the same.
  @Test func aHubThatDoesNotAnswerIsAskedAnew() throws {
    try world.login()
    let message = try send()
    let first = try take(BeginUploadCall.self)
    for _ in 0..<3 {
      world.advance(bySeconds: 5.5)
      #expect(world.sent.isEmpty)
    }
    let later = world.hub.take(BeginUploadCall.self)
    #expect(later.count == 3)
    // Late answers to earlier requests are ignored.
    for (number, _) in [first] + later.dropLast() { world.answer(number, UploadReply.received(500)) }
    #expect(world.hub.take(AppendUploadCall.self).isEmpty)
    world.answer(try #require(later.last).number, UploadReply.received(0))
    try world.answer(AppendUploadCall.self, .received(Int64(bytes.count)))
    let (number, call) = try take(FinishUploadCall.self)
    world.answer(number, UploadReply.finished(descriptor(call.id)))
    #expect(try take(SubmitCall.self).call.id == message.id)
  }

  /// Bytes that the app gave wait in a file of the device's own, which changes by damage alone.
  @Test(arguments: [false, true]) func damagedFileThatWaitsIsNotSent(isShorter: Bool) throws {
    try world.login()
    try world.device.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .file(MediaContent())),
        attachments: [MessageAttachment(source: .data(bytes))]))
    world.refuse(try take(BeginUploadCall.self).number, .storageFailed)
    let own = try FileManager.default.contentsOfDirectory(at: world.folder.url, includingPropertiesForKeys: nil)
    var damaged = bytes
    if isShorter { damaged.removeLast() } else { damaged[500] ^= 1 }
    try Data(damaged).write(to: try #require(own.first))
    world.advance(bySeconds: 6)
    try world.answer(BeginUploadCall.self, .received(0))
    if !isShorter {
      try world.answer(AppendUploadCall.self, .received(Int64(damaged.count)))
      let (number, call) = try take(FinishUploadCall.self)
      var found = descriptor(call.id)
      found.sha256 = hexadecimal(SHA256.value(of: damaged))
      world.answer(number, UploadReply.finished(found))
      world.waitUntilIdle()
    }
    world.waitUntilIdle()
    #expect(world.sent.map(\.error) == [.fileChanged])
    #expect(world.hub.take(SubmitCall.self).isEmpty && world.hub.take(BeginUploadCall.self).isEmpty)
  }

  /// Nothing makes previews here, so that the message goes without.
  @Test func damagedPreviewThatWaitsIsLeftOut() throws {
    try world.login()
    let path = world.folder.url.appendingPathComponent("a.bin").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let preview = MediaWorld.bytes(100)
    let message = try world.device.send(
      MessageDraft(
        conversation: .direct("bob"), body: MessageBody(content: .image(MediaContent())),
        attachments: [
          MessageAttachment(source: .file(path)), MessageAttachment(.preview, source: .data(preview)),
        ]))
    world.waitUntilIdle()
    #expect(world.device.message(message.id)?.body.content.media?.preview?.size == 100)
    let files = try FileManager.default.contentsOfDirectory(at: world.folder.url, includingPropertiesForKeys: nil)
    let own = try #require(files.first { $0.lastPathComponent != "a.bin" })
    try Data(preview.dropLast()).write(to: own)
    try finish(message)
    let sent = try #require(world.device.message(message.id)?.body.content.media)
    #expect(sent.preview == nil && sent.media.size == 1000)
  }

  @Test func aPauseThatALoginCutShortDoesNotStartItTwice() throws {
    try world.login()
    _ = try send()
    world.refuse(try take(BeginUploadCall.self).number, .storageFailed)
    try world.again(world.connected())
    #expect(world.hub.take(BeginUploadCall.self).count == 1)
    // Before the upload is requested again because of a missing answer.
    world.advance(bySeconds: 4.9)
    try world.again(world.connected())
    #expect(world.hub.take(BeginUploadCall.self).count == 1)
    world.advance(bySeconds: 1)
    #expect(world.hub.take(BeginUploadCall.self).isEmpty)
  }

  /// An upload without a message is not repeated; that is up to the app.
  @Test func anUploadOfTheAppsOwnFails() throws {
    try world.login()
    let outcome = Lock<Result<MediaDescriptor, MessagingError>?>(nil)
    world.device.upload(.data(bytes)) { result in outcome.withLock { $0 = result } }
    world.waitUntilIdle()
    world.refuse(try take(BeginUploadCall.self).number, .storageFailed)
    guard case .failure(let error)? = outcome.withLock({ $0 }) else {
      Issue.record("it did not fail")
      return
    }
    #expect(error.code == .storageFailed)
  }

  @Test func sendingWithoutALinkHastensTheLink() throws {
    try world.login()
    let text = MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .text("text")))
    try world.device.send(text)
    world.waitUntilIdle()
    #expect(world.hub.hastenings == 0)
    world.device.linkDidChange(isReachable: false)
    world.waitUntilIdle()
    #expect(world.hub.hastenings == 0)
    try world.device.send(text)
    world.waitUntilIdle()
    #expect(world.hub.hastenings == 1)
    _ = try send()
    #expect(world.hub.hastenings == 2)
    // Once for all messages of a turn.
    try world.inOneTurn { for _ in 0..<5 { try world.device.send(text) } }
    #expect(world.hub.hastenings == 3)
  }
}
