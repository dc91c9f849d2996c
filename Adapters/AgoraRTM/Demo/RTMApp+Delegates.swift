import AgoraRtmKit
import DemoApps
import Parlance

// The vendor's delegates, which note each callback in the order in which the vendor calls them.

extension RTMApp: @MainActor AgoraRtmDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {
    note("connectionStateChanged", ["\(state)", "\(reason)"])
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    var fields = [label(message), "from \(peerId)", "\"\(message.text)\""]
    if message.isOfflineMessage { fields.append("isOfflineMessage") }
    note("messageReceived fromPeer", fields)
  }

  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    files[message.messageID.string] = message
    note("imageMessageReceived fromPeer", [label(message), "from \(peerId)", words(of: message)])
  }

  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    files[message.messageID.string] = message
    note("fileMessageReceived fromPeer", [label(message), "from \(peerId)", words(of: message)])
  }
}

extension RTMApp: @MainActor AgoraRtmChannelDelegate {
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    note("channel messageReceived", [label(message), "from \(member.userId)", "\"\(message.text)\""])
  }
}
