import Foundation
import NIMCommon
import Parlance
import Testing

@testable import NIMSDK

/// The texts and values that objects of received content have.
@Suite struct ContentTests {
  private func received(_ content: MessageContent, in conversation: ConversationID = .direct("bob")) -> NIMMessage {
    NIMMessage(.sample(in: conversation, content: content), core: .sample())
  }

  @Test func aTeamsNotificationAsText() throws {
    let message = received(
      .notification(
        GroupNotification(operation: .membersRemoved, actor: "bob", targets: ["carol"], attachment: "bye")),
      in: .group("1"))
    #expect(message.messageType == .notification && message.messageObject?.type() == .notification)
    #expect(message.rawAttachContent == #"{"attach":"bye","id":1,"ids":["carol"]}"#)
    let silent = received(.notification(GroupNotification(operation: .dismissed, actor: "bob")), in: .group("1"))
    #expect(silent.rawAttachContent == #"{"id":4,"ids":[]}"#)
    let content = (silent.messageObject as? NIMNotificationObject)?.content as? NIMTeamNotificationContent
    #expect(content?.attachment == nil && content?.targetIDs == [])
  }

  @Test func aNotificationElsewhereIsUnknown() throws {
    let message = received(.notification(GroupNotification(operation: .memberMuted, actor: "bob")), in: .direct("bob"))
    let object = try #require(message.messageObject as? NIMNotificationObject)
    #expect(object.notificationType == .unsupport && object.content.notificationType() == .unsupport)
    #expect(message.rawAttachContent == nil)
  }

  @Test(arguments: [
    (MessageContent.command(CommandContent(action: "typing", parameters: "p")), "p"),
    (.command(CommandContent(action: "typing")), "typing"), (.data(Array("text".utf8)), "text"),
    (.unknown(kind: 200, bytes: [0xFF]), "/w=="), (.custom(CustomContent(type: "card", payload: "{}")), "{}"),
  ]) func contentThatNIMHasNoTypeFor(_ content: MessageContent, _ payload: String) throws {
    let message = received(content)
    let object = try #require(message.messageObject as? NIMCustomObject)
    #expect(message.messageType == .custom && object.type() == .custom && message.rawAttachContent == payload)
    #expect(message.text == (payload == "{}" ? "card" : "fallback"))
    #expect(object.message === message)
    // What the app puts in its place is what it says from then on.
    object.attachment = Note("mine")
    #expect(message.rawAttachContent == "note:mine")
    #expect(try message.forwardable().draft(to: .direct("bob"), countsReceipts: true).body.content != content)
    object.attachment = nil
    #expect(message.rawAttachContent == nil)
  }

  @Test func undecodableContentIsKeptAsText() throws {
    let object = NIMCustomObject()
    #expect(object.attachment == nil && object.payload == nil)
    let message = received(.custom(CustomContent(payload: "unheard of")))
    #expect((message.messageObject as? NIMCustomObject)?.attachment == nil)
    #expect(message.rawAttachContent == "unheard of")
  }

  @Test func filmsAndSpeech() throws {
    let film = NIMVideoObject(data: Data([1]), extension: "mp4", scene: "films")
    film.displayName = "holiday.mp4"
    film.duration = 7
    #expect(film.type() == .video && film.displayName == "holiday.mp4" && film.fileLength == 1)
    #expect(NIMVideoObject(sourcePath: "/nowhere/a.mp4", scene: "films").path == "/nowhere/a.mp4")
    let speech = NIMAudioObject(data: Data([1]), extension: "aac", scene: "speech")
    speech.displayName = "hello.aac"
    #expect(speech.type() == .audio && speech.displayName == "hello.aac" && speech.duration == 0)
    #expect(NIMAudioObject(sourcePath: "/nowhere/a.aac", scene: "speech").path == "/nowhere/a.aac")
    let picture = NIMImageObject(data: Data([1]), extension: "png")
    picture.displayName = "cat.png"
    #expect(picture.type() == .image && picture.displayName == "cat.png")
    let message = NIMMessage()
    message.messageObject = film
    let raw = try #require(message.rawAttachContent)
    #expect(raw.contains(#""name":"holiday.mp4""#) && raw.contains(#""ext":"mp4""#) && raw.contains(#""dur":7"#))
    #expect(raw.contains(#""w":0"#) && raw.contains(#""h":0"#) && raw.contains(#""size":1"#))
  }

  @Test func unknownAddressIsNotUsedAsAnUpload() {
    let objects: [any NIMMessageObject] = [
      NIMVideoObject(data: Data([1]), extension: "mp4"), NIMAudioObject(data: Data([1]), extension: "aac"),
      NIMImageObject(data: Data([1]), extension: "png"),
    ]
    (objects[0] as? NIMVideoObject)?.setUploadURL("https://example.org/film")
    (objects[1] as? NIMAudioObject)?.setUploadURL("https://example.org/speech")
    (objects[2] as? NIMImageObject)?.setUploadURL("https://example.org/picture")
    for object in objects {
      let message = NIMMessage()
      message.messageObject = object
      #expect(failure { try message.resolveAttachment(.sample()) } == .invalidUrl)
    }
  }

  @Test func contentOfOtherMessagesIsEmpty() {
    #expect(CustomNotificationCoding.content(of: MessageBody(content: .text("hello"))) == "")
  }

  @Test(arguments: [
    (GroupDeparture.removed, NIMChatroomKickReason.byManager), (.dismissed, .invalidRoom), (.left, .byConflictLogin),
  ]) func reasonForTheEndOfAChatroomIsReported(_ departure: GroupDeparture, _ reason: NIMChatroomKickReason) throws {
    final class Listener: NSObject, NIMChatroomManagerDelegate {
      var results: [NIMChatroomBeKickedResult] = []
      func chatroomBeKicked(_ result: NIMChatroomBeKickedResult) { results.append(result) }
    }
    let (core, listener) = (ClientCore.sample(environment: .inMemory()), Listener())
    ChatroomManager(core).add(listener)
    let login = try core.open("alice", isAutomatic: true)
    core.handle([.roomRemoved("lobby", reason: departure, actor: "bob", whileAway: false)], of: login)
    #expect(listener.results.map(\.roomId) == ["lobby"] && listener.results.first?.reason == reason)
    #expect(listener.results.first?.ext == "")
  }
}
