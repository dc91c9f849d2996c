// The code that the phone rtm shows. ShownCodeTests compares it, and writes it anew.
// swift-format-ignore-file

import AgoraRtmKit
import Foundation

@MainActor
private final class RTMShown: NSObject, AgoraRtmChannelDelegate {
  func shown1(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    kit.login(byToken: nil, user: "rita") { code in }
  }

  func shown2(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    let channel = kit.createChannel(withId: "trip", delegate: self)
    channel?.join { code in }
  }

  func shown3(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    let message = AgoraRtmMessage(text: "take me back")
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = true
    kit.send(message, toPeer: "nina", sendMessageOptions: options) { code in }
  }

  func shown4(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    var request: Int64 = 0
    kit.createImageMessage(byUploading: "/files/sent-image", withRequest: &request) { _, message, code in
      message?.fileName = "sent-image"
    }
  }

  func shown5(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = true
    kit.send(message, toPeer: "nina", sendMessageOptions: options) { code in }
  }

  func shown6(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    var request: Int64 = 0
    kit.downloadMedia(message.mediaId, toFile: "/files/download", withRequest: &request) { _, code in }
  }

  func shown7(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    var request: Int64 = 0
    kit.createFileMessage(byUploading: "/files/sent-file", withRequest: &request) { _, message, code in
      message?.fileName = "sent-file"
    }
  }

  func shown8(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    var request: Int64 = 0
    kit.createFileMessage(byUploading: "/files/sent-audio", withRequest: &request) { _, message, code in
      message?.fileName = "sent-audio"
    }
  }

  func shown9(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    var request: Int64 = 0
    kit.createFileMessage(byUploading: "/files/sent-video", withRequest: &request) { _, message, code in
      message?.fileName = "sent-video"
    }
  }

  func shown10(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    let message = AgoraRtmMessage(text: "take me back")
    channel.send(message) { code in }
  }

  func shown11(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    channel.send(message) { code in }
  }

  func shown12(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    kit.subscribePeersOnlineStatus(["nina"]) { code in }
  }

  func shown13(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    kit.unsubscribePeersOnlineStatus(["nina"]) { code in }
  }

  func shown14(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    channel.getMembersWithCompletion { members, code in }
  }

  func shown15(kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage) throws {
    kit.logout { code in }
  }
}
