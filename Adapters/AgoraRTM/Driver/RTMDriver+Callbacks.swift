import AgoraRtmKit
import Foundation
import Parlance
import ParlanceConformance

extension RTMDriver: AgoraRtmDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {
    let raw = "connectionStateChanged \(state) \(reason)"
    guard state == .aborted else { return log.record(.login("\(state)"), raw: raw) }
    // As the vendor asks of an app that is to log in again.
    kit.logout()
    log.record(.ended("\(reason)"), raw: raw)
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    received(message, from: peerId, in: .direct(AccountID(peerId)))
  }

  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    receivedMedia(message, from: peerId, in: .direct(AccountID(peerId)))
  }

  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    receivedMedia(message, from: peerId, in: .direct(AccountID(peerId)))
  }
}

extension RTMDriver: AgoraRtmChannelDelegate {
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    if let conversation = known(member.channelId) { received(message, from: member.userId, in: conversation) }
  }

  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {
    if let conversation = known(member.channelId) { receivedMedia(message, from: member.userId, in: conversation) }
  }

  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {
    if let conversation = known(member.channelId) { receivedMedia(message, from: member.userId, in: conversation) }
  }

  private func known(_ channel: String) -> ConversationID? {
    if let conversation = channels[channel]?.conversation { return conversation }
    log.note(violation: "a message of channel \(channel), which the app has not made")
    return nil
  }
}

extension RTMDriver {
  private func receivedMedia(_ message: AgoraRtmMessage, from sender: String, in conversation: ConversationID) {
    files[message.messageID] = message
    received(message, from: sender, in: conversation)
  }

  private func received(_ message: AgoraRtmMessage, from sender: String, in conversation: ConversationID) {
    let raw =
      "messageReceived \(message.type) \(message.messageID) \(sender) '\(message.text.prefix(40))' \(message.serverReceivedTs)"
    let sender = AccountID(sender)
    if let data = (message as? AgoraRtmRawMessage)?.rawData, let command = Self.command(in: data) {
      let observed = ObservedCommand(content: command, sender: sender, conversation: conversation)
      return log.record(observed, raw: raw)
    }
    let time = Timestamp(milliseconds: message.serverReceivedTs)
    context.notebook.note(
      StoredMessage(
        id: message.messageID, sender: sender, text: message.text, attributes: nil, time: time, state: .succeeded),
      in: conversation)
    let observed = ObservedMessage(
      id: message.messageID, conversation: conversation, sender: sender, text: message.text, attributes: nil,
      time: time, isOutgoing: sender == context.account,
      content: (message as? AgoraRtmRawMessage).map { .data([UInt8]($0.rawData)) })
    log.record(.received([observed]), raw: raw)
  }

  /// The instruction that raw data are, as the apps agreed.
  private static func command(in data: Data) -> CommandContent? {
    guard let object = JSONObject.dictionary(of: String(decoding: data, as: UTF8.self)),
      let action = object["action"] as? String
    else { return nil }
    let ext = (object["ext"] as? [String: Any]).flatMap { try? JSONObject.text(of: $0) }
    return CommandContent(action: action, parameters: object["parameters"] as? String ?? ext)
  }
}

extension RTMDriver: CommandDriver {
  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    var object: [String: Any] = ["action": command.action]
    if let ext = (attributes ?? command.parameters).flatMap(JSONObject.dictionary(of:)) { object["ext"] = ext }
    let data = Data(try JSONObject.text(of: object).utf8)
    try await log.request("send") { (reply: Reply<Void>) in
      self.send(AgoraRtmRawMessage(rawData: data, description: ""), to: conversation) { reply.finish($0) }
    }
  }
}

extension RTMDriver: RoomDriver, GroupJoiningDriver {
  func enterRoom(_ id: String) async throws { try await join(id, .room(id)) }
  func joinGroup(_ id: String) async throws { try await join(id, .group(id)) }

  private func join(_ id: String, _ conversation: ConversationID) async throws {
    try await log.request("join") { (reply: Reply<Void>) in
      guard let channel = self.channel(id, conversation) else { throw ConformanceFailure("no channel \(id)") }
      channel.join { reply.finish(Self.end($0)) }
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await log.request("leave") { (reply: Reply<Void>) in
      guard let channel = self.channels[id]?.channel else { throw ConformanceFailure("no channel \(id)") }
      channel.leave { reply.finish(Self.end($0)) }
    }
  }
}
