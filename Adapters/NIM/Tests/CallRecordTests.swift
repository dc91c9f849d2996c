import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Records of calls, which travel as custom content.
@Suite @MainActor struct CallRecordTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  private func record() -> NIMRtcCallRecordObject {
    let record = NIMRtcCallRecordObject()
    record.callType = .video
    record.callStatus = .rejected
    record.channelID = "channel 7"
    record.durations = ["alice": 12, "bob": 0]
    return record
  }

  @Test func recordArrivesAndIsForwardedWhole() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let message = NIMMessage()
    message.messageObject = record()
    #expect(message.messageType == .rtcCallRecord)
    try alice.sdk.chatManager.send(message, to: NIMSession("bob", type: .P2P))
    let received = try await bob.received.next()
    #expect(received.messageType == .rtcCallRecord && received.rawAttachContent == message.rawAttachContent)
    let object = try #require(received.messageObject as? NIMRtcCallRecordObject)
    #expect(object.callType == .video && object.callStatus == .rejected && object.channelID == "channel 7")
    #expect(object.durations == ["alice": 12, "bob": 0] && object.message === received)

    try bob.sdk.chatManager.forwardMessage(received, to: NIMSession("alice", type: .P2P))
    let forwarded = try #require(try await alice.received.next().messageObject as? NIMRtcCallRecordObject)
    #expect(forwarded.durations == object.durations && forwarded.callStatus == .rejected)
  }

  /// Another style's app may use the same name for something else.
  @Test func foreignContentOfTheSameNameIsCustom() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let other = try NeutralApp("bob", environment)
    func send(_ payload: String) throws {
      let content = MessageContent.custom(CustomContent(type: "rtcCallRecord", payload: payload))
      try other.device.send(MessageDraft(conversation: .direct("alice"), body: MessageBody(content: content)))
    }
    let payloads = [
      "", "[]", #"{"type":9,"status":1}"#, #"{"type":1,"status":0}"#, #"{"type":-1,"status":1}"#, #"{"type":"1"}"#,
    ]
    for payload in payloads {
      try send(payload)
      let received = try await alice.received.next()
      #expect(received.messageType == .custom && received.messageObject is NIMCustomObject, "\(payload)")
    }
    let odd = #"{"type":1,"status":5,"channelId":7,"durations":[1,{"accid":"x"},{"accid":"y","duration":3}]}"#
    try send(odd)
    let object = try #require(try await alice.received.next().messageObject as? NIMRtcCallRecordObject)
    #expect(object.callStatus == .busy && object.channelID.isEmpty && object.durations == ["y": 3])
  }

  @Test func detailsOfASenderInAChatroomTravel() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let room = try environment.administration.createRoom(name: "lobby", owner: "alice")
    for app in [alice, bob] {
      let request = NIMChatroomEnterRequest()
      request.roomId = room
      #expect(
        try await outcome { done in
          app.sdk.chatroomManager.enterChatroom(request) { error, _, _ in done(error) }
        } == nil)
    }
    for session in [NIMSession(room, type: .chatroom), NIMSession("bob", type: .P2P)] {
      let message = NIMMessage()
      message.text = "words"
      let details = NIMMessageChatroomExtension()
      details.roomNickname = "Al"
      details.roomExt = "vip"
      message.messageExt = details
      try alice.sdk.chatManager.send(message, to: session)
      let received = try await bob.received.next().messageExt as? NIMMessageChatroomExtension
      #expect(received?.roomNickname == (session.sessionType == .chatroom ? "Al" : nil))
      #expect(received?.roomExt == (session.sessionType == .chatroom ? "vip" : nil))
      #expect(received?.roomAvatar == nil)
    }
  }
}
