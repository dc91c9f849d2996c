import AgoraChatAndroid
import Foundation
import Parlance
import TestSupport
import Testing

/// Numbers at their limits: they are clamped or refused, without side effects.
@Suite @MainActor struct ExtremeValuesTests {
  private let clock = ManualClock()
  private let files = SomeFiles()

  private func environment(onDisk: Bool = false) throws -> MessagingEnvironment {
    onDisk ? try .embedded(at: files.folder, clock: clock) : .inMemory(clock: clock)
  }

  @Test(arguments: [Int64.max, .min, -1, 0], [false, true])
  func aMessagesTime(_ time: Int64, _ onDisk: Bool) async throws {
    let environment = try environment(onDisk: onDisk)
    let (alice, _) = try await pair(environment)
    let first = try await alice.send("first", to: "bob")
    let conversation = alice.manager.getConversation("bob")
    let note = AgoraMessage.createTxtSendMessage("note", "bob")
    note.setMsgTime(time)
    alice.manager.saveMessage(note)
    #expect(conversation.getMessage(note.getMsgId())?.getMsgTime() == time)
    let texts = time > first.getMsgTime() ? ["first", "note"] : ["note", "first"]
    #expect(alice.texts("bob") == texts)
    #expect(conversation.loadMoreMsgFromDB(note.getMsgId(), .max).map(text) == (texts.first == "note" ? [] : ["first"]))
    // A message that goes to the server gets the server's time.
    clock.advance(bySeconds: 1)
    let sent = AgoraMessage.createTxtSendMessage("sent", "bob")
    sent.setMsgTime(time)
    #expect(try await alice.send(sent) == 0)
    #expect(sent.getMsgTime() == clock.now().milliseconds)
    #expect(conversation.getMsgCount() == 3)
    environment.shutDown()
  }

  @Test(arguments: [(Int.max, 3), (2, 2), (0, 0), (-1, 0), (.min, 0)], [false, true])
  func aNumberOfMessages(_ count: (asked: Int, found: Int), _ onDisk: Bool) async throws {
    let environment = try environment(onDisk: onDisk)
    let (alice, _) = try await pair(environment)
    for text in ["one", "two", "three"] { _ = try await alice.send(text, to: "bob") }
    let conversation = alice.manager.getConversation("bob")
    #expect(
      conversation.loadMoreMsgFromDB("", count.asked).map(text) == ["one", "two", "three"].suffix(count.found))
    #expect(conversation.loadMoreGroupMsgFromDB("", count.asked).count == count.found)
    environment.shutDown()
  }

  @Test(arguments: [(Int.max, Int(Int32.max)), (0, 0), (-1, 0), (.min, 0)])
  func aDuration(_ given: Int, _ shown: Int) async throws {
    let environment = try environment()
    let (alice, bob) = try await pair(environment)
    let voice = VoiceMessageBody(try files.file("a.amr", [1, 2, 3]), given)
    #expect(voice.getLength() == shown)
    let film = VideoMessageBody(try files.file("a.mp4", [1, 2, 3]), "", given, given < 0 ? .min : .max)
    #expect(film.getLength() == shown)
    film.setLength(0)
    film.setLength(given)
    #expect(film.getLength() == shown && film.getVideoFileLength() >= 0)
    for (type, body) in [(AgoraMessage.MessageType.VOICE, voice as FileMessageBody), (.VIDEO, film)] {
      let message = AgoraMessage.createSendMessage(type)
      message.addBody(body)
      message.setReceipt("bob")
      #expect(try await alice.transfer(message).code == 0)
      let received = try await bob.messages.next().getBody()
      #expect(((received as? VoiceMessageBody)?.getLength() ?? (received as? VideoMessageBody)?.getLength()) == shown)
    }
    environment.shutDown()
  }

  @Test func numbersInAMessageTravelOrAreRefused() async throws {
    let environment = try environment()
    let (alice, bob) = try await pair(environment)
    let message = AgoraMessage.createTxtSendMessage("text", "bob")
    message.setAttribute("most", Int.max)
    message.setAttribute("least", Int.min)
    message.setAttribute("huge", Double.greatestFiniteMagnitude)
    message.progress = .max
    #expect(try await alice.send(message) == 0)
    let received = try await bob.messages.next()
    #expect(try received.getIntAttribute("most") == .max && received.getIntAttribute("least") == .min)
    #expect(try received.getDoubleAttribute("huge") == .greatestFiniteMagnitude)
    #expect(received.getIntAttribute("huge", 7) == 7)
    for number in [Double.nan, .infinity, -.infinity] {
      let unfit = AgoraMessage.createTxtSendMessage("text", "bob")
      unfit.setAttribute("number", number)
      #expect(unfit.getIntAttribute("number", 7) == 7)
      #expect(try await alice.send(unfit) == 110)
      #expect(try await alice.send(AgoraMessage.createLocationSendMessage(number, 0, "here", "bob")) == 110)
    }
    environment.shutDown()
  }
}
