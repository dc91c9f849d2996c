import AgoraRtmKit
import Foundation
import SampleTerminal

// What the kit and its channels report.

extension ChatApp: @MainActor AgoraRtmDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {
    switch state {
    case .reconnecting:
      isReconnecting = true
      screen.connection(isUp: false)
    case .connected where isReconnecting:
      isReconnecting = false
      screen.connection(isUp: true)
    case .aborted: screen.show("logged out: \(reason)")
    default: break
    }
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    show(text(of: message), from: peerId, in: .person(peerId))
  }

  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    show(Screen.picture(message.fileName), from: peerId, in: .person(peerId))
    download(message.mediaId, named: message.fileName, Screen.picture(message.fileName))
  }

  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    show(Screen.file(message.fileName), from: peerId, in: .person(peerId))
    download(message.mediaId, named: message.fileName, Screen.file(message.fileName))
  }
}

extension ChatApp: @MainActor AgoraRtmChannelDelegate {
  func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {
    screen.show("\(member.userId) is in channel \(member.channelId)")
  }

  func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) {
    screen.show("\(member.userId) left channel \(member.channelId)")
  }

  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    show(text(of: message), from: member.userId, in: .team(member.channelId))
  }

  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {
    show(Screen.picture(message.fileName), from: member.userId, in: .team(member.channelId))
    download(message.mediaId, named: message.fileName, Screen.picture(message.fileName))
  }

  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {
    show(Screen.file(message.fileName), from: member.userId, in: .team(member.channelId))
    download(message.mediaId, named: message.fileName, Screen.file(message.fileName))
  }
}

extension ChatApp {
  /// Returns the words for a message without a file.
  private func text(of message: AgoraRtmMessage) -> String {
    message is AgoraRtmRawMessage ? "data" : message.text
  }

  private func show(_ words: String, from sender: String, in place: Place) {
    note(words, from: sender, in: place, isUnread: true)
    screen.received(Line(nil, from: sender, words), in: place)
  }

  /// Downloads a file to the app's own folder. RTM keeps it for seven days.
  private func download(_ mediaId: String, named name: String, _ words: String) {
    do {
      try FileManager.default.createDirectory(at: filesFolder, withIntermediateDirectories: true)
    } catch {
      return screen.outcome("downloading", problem: "\(error)")
    }
    // Two files may have one name, and a name may be that of a place.
    let safeName = name.isEmpty ? "file" : URL(fileURLWithPath: "/" + name).lastPathComponent
    let path = filesFolder.appendingPathComponent("\(UUID().uuidString) \(safeName)").path
    AgoraRtm.kit?.downloadMedia(mediaId, toFile: path, withRequest: nil) { [self] _, code in
      guard code == .ok else {
        return screen.outcome("downloading", problem: "\(code) (AgoraRtmDownloadMediaErrorCode \(code.rawValue))")
      }
      screen.saved(words, at: path)
    }
  }
}
