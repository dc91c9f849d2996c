import Foundation
import Parlance
import Testing

@testable import NIMSDK

@Suite struct ObjectTests {
  @Test func location() throws {
    let message = NIMMessage()
    message.messageObject = NIMLocationObject(latitude: 30.2, longitude: 120.1, title: "Hangzhou")
    #expect(message.messageType == .location)
    #expect(message.messageObject?.message === message)
    let content = try message.draft(to: .direct("bob"), countsReceipts: true).body.content
    let received = NIMMessage(.sample(content: content), core: .sample())
    let place = try #require(received.messageObject as? NIMLocationObject)
    #expect(place.latitude == 30.2 && place.longitude == 120.1 && place.title == "Hangzhou")
    #expect(received.text == nil)
    #expect(received.rawAttachContent == #"{"lat":30.2,"lng":120.1,"title":"Hangzhou"}"#)
  }

  @Test func tip() throws {
    let message = NIMMessage()
    message.text = "you recalled a message"
    message.messageObject = NIMTipObject(attach: "a", callbackExt: "c")
    let body = try message.draft(to: .direct("bob"), countsReceipts: true).body
    #expect(body.content == .tip(text: "you recalled a message", attachment: "a"))
    let received = NIMMessage(.sample(content: body.content, extensions: body.extensions), core: .sample())
    let tip = try #require(received.messageObject as? NIMTipObject)
    #expect(received.text == "you recalled a message")
    #expect(tip.attach == "a" && tip.callbackExt == "c")
  }

  @Test func customContentIsDecodedByTheApp() throws {
    NIMCustomObject.registerCustomDecoder(NoteDecoder())
    let message = NIMMessage()
    let object = NIMCustomObject()
    object.attachment = Note("x")
    message.messageObject = object
    let content = try message.draft(to: .direct("bob"), countsReceipts: true).body.content
    #expect(content == .custom(CustomContent(payload: "note:x")))
    let received = NIMMessage(.sample(content: content), core: .sample())
    #expect(received.messageType == .custom)
    let read = try #require(received.messageObject as? NIMCustomObject)
    #expect((read.attachment as? Note)?.text == "x")
  }

  @Test func foreignContentIsForwardedUnchanged() throws {
    let content = MessageContent.data([0xFF, 0x00])
    let received = NIMMessage(.sample(content: content), core: .sample())
    #expect(received.messageType == .custom)
    #expect(received.text == "fallback")
    #expect(received.rawAttachContent == "/wA=")
    let copy = try received.forwardable()
    #expect(copy.messageId != received.messageId)
    #expect(try copy.draft(to: .direct("bob"), countsReceipts: true).body.content == content)
  }

  @Test func forwardingKeepsTheReceiptFlag() throws {
    let options = MessageOptions.ordinary.union(.wantsGroupReceipts)
    let received = NIMMessage(.sample(attributes: #"{"a":1}"#, options: options), core: .sample())
    let draft = try received.forwardable().draft(to: .group("1"), countsReceipts: true)
    #expect(draft.options.contains(.wantsGroupReceipts))
    #expect(draft.body.content == .text("hello"))
    #expect(draft.body.attributes == #"{"a":1}"#)
  }

  @Test func teamNotification() throws {
    let change = GroupNotification(
      operation: .profileChanged, actor: "bob", changes: ["name": "New", "joinsFreely": "false"], attachment: "note")
    let received = NIMMessage(.sample(in: .group("1"), content: .notification(change)), core: .sample())
    let object = try #require(received.messageObject as? NIMNotificationObject)
    #expect(object.notificationType == .team)
    let content = try #require(object.content as? NIMTeamNotificationContent)
    #expect(content.operationType == .update && content.sourceID == "bob" && content.notifyExt == "note")
    let values = try #require((content.attachment as? NIMUpdateTeamInfoAttachment)?.values)
    #expect(values == [3: "New", 16: "2"])
  }

  @Test func muteNotification() throws {
    let change = GroupNotification(operation: .memberUnmuted, actor: "bob", targets: ["carol"])
    let content = NIMTeamNotificationContent(change)
    #expect(content.operationType == .mute && content.targetIDs == ["carol"])
    #expect((content.attachment as? NIMMuteTeamMemberAttachment)?.flag == false)
  }

  @Test(arguments: GroupNotification.Operation.allCases)
  func everyOperationHasAWord(_ operation: GroupNotification.Operation) {
    let content = NIMTeamNotificationContent(GroupNotification(operation: operation, actor: "bob"))
    #expect(content.operationType.rawValue <= 10)
  }

  @Test func teamProperties() throws {
    for property in TeamProperty.all where property.tag != .serverCustom {
      let isMode = [.beInviteMode, .inviteMode, .updateInfoMode, .muteMode].contains(property.tag)
      for value in isMode ? ["true", "false"] : ["text"] {
        let changes = try TeamProperty.neutralChanges(property.tag, property.vendorValue(value))
        #expect(changes == [property.name: value])
      }
    }
    for mode in [NIMTeamJoinMode.noAuth, .needAuth, .rejectAll] {
      let changes = try TeamProperty.neutralChanges(.joinMode, String(mode.rawValue))
      #expect(NIMTeamJoinMode(changes: changes) == mode)
    }
    #expect(NIMTeamJoinMode(changes: ["name": "n"]) == nil)
    #expect(failure { try TeamProperty.neutralChanges(.serverCustom, "text") } == .notSupported)
    for (tag, value) in [(NIMTeamUpdateTag.joinMode, "3"), (.joinMode, "x"), (.beInviteMode, "2")] {
      #expect(failure { try TeamProperty.neutralChanges(tag, value) } == .invalidParam)
    }
  }

  @Test func teamsToCreate() throws {
    let option = NIMCreateTeamOption()
    option.name = "T"
    let normal = try option.group(owner: "alice")
    #expect(!normal.joinsFreely && normal.membersMayInvite && normal.membersMayEdit)
    #expect(NIMTeam(normal, core: nil).type == .normal)
    option.type = .advanced
    let advanced = try option.group(owner: "alice")
    #expect(advanced.joinsFreely && !advanced.membersMayInvite && !advanced.membersMayEdit)
    #expect(NIMTeam(advanced, core: nil).type == .advanced)
    #expect(advanced.asksInvitees)
    option.joinMode = .needAuth
    let asking = try option.group(owner: "alice")
    #expect(asking.asksInvitees && asking.takesJoinRequests && !asking.joinsFreely)
    #expect(NIMTeam(asking, core: nil).joinMode == .needAuth && NIMTeam(asking, core: nil).beInviteMode == .needAuth)
    option.type = .super
    #expect(failure { try option.group(owner: "alice") } == .notSupported)
  }
}
