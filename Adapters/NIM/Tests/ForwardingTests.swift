import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Sending, sending again, and forwarding, where it is refused.
@Suite @MainActor struct ForwardingTests {
  private func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch {
      return Transcript.word(error)
    }
  }

  @Test func completionReportsWhetherAMessageWasAccepted() async throws {
    let world = try await ConversationWorld()
    let chat = world.alice.sdk.chatManager
    let message = NIMMessage()
    let empty = try await outcome { chat.send(message, to: world.session, completion: $0) }
    #expect(Transcript.word(empty) == "local 1")
    message.text = "one"
    let nowhere = try await outcome { chat.send(message, to: NIMSession("1", type: .YSF), completion: $0) }
    #expect(Transcript.word(nowhere) == "local 24")
    #expect(try await outcome { chat.send(message, to: world.session, completion: $0) } == nil)
    try await world.alice.complete(message)
    try await world.alice.logOut()
    let loggedOut = try await outcome { chat.send(NIMMessage(), to: world.session, completion: $0) }
    #expect(Transcript.word(loggedOut) == "local 13")
  }

  @Test func acceptedOrUnknownMessageIsNotResent() async throws {
    let world = try await ConversationWorld()
    let chat = world.alice.sdk.chatManager
    let sent = try await world.alice.send("one", to: world.session)
    #expect(refusal { try chat.resend(sent) } == "local 16")
    #expect(sent.deliveryState == .deliveried)
    let unknown = NIMMessage()
    unknown.text = "never sent"
    #expect(refusal { try chat.resend(unknown) } == "local 1")
    #expect(unknown.deliveryState == .failed && !chat.message(inTransport: unknown))
    #expect(!chat.cancelSending(sent) && !chat.cancelSending(unknown))
    try await world.alice.logOut()
    #expect(refusal { try chat.resend(sent) } == "local 13")
    #expect(!chat.cancelSending(sent))
  }

  @Test func invalidForwardingIsRefused() async throws {
    let world = try await ConversationWorld()
    let chat = world.alice.sdk.chatManager
    let team = try world.team()
    try await world.alice.catchUp()
    let told = try #require(world.manager.messages(in: team, message: nil, limit: 1)?.first)
    #expect(told.messageType == .notification)
    for original in [told, NIMMessage()] {
      var error: NSError?
      let made = chat.makeForwardMessage(from: original, error: &error)
      #expect(Transcript.word(error) == "local 1" && made.text == nil && made.messageObject == nil)
      #expect(chat.makeForwardMessage(from: original, error: nil).messageType == .text)
      #expect(refusal { try chat.forwardMessage(original, to: world.session) } == "local 1")
    }
  }

  @Test func aTipIsForwardedWithAllThatItSays() async throws {
    let world = try await ConversationWorld()
    let chat = world.alice.sdk.chatManager
    let tip = NIMMessage()
    tip.text = "a remark"
    tip.messageObject = NIMTipObject(attach: "a", callbackExt: "c")
    tip.messageSubType = 3
    var error: NSError? = NSError(domain: "before", code: 1)
    let copy = chat.makeForwardMessage(from: tip, error: &error)
    #expect(error == nil && copy.messageId != tip.messageId)
    try chat.sendForwardMessage(copy, to: world.session)
    try await world.alice.complete(copy)
    let received = try await world.bob.received.next()
    let object = try #require(received.messageObject as? NIMTipObject)
    #expect(received.text == "a remark" && object.attach == "a" && object.callbackExt == "c")
    #expect(received.messageSubType == 3 && received.rawAttachContent == "a")
  }
}
