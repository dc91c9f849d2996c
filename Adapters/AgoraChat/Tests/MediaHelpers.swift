import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

extension ChatApp {
  func message(_ body: AgoraChatMessageBody, to peer: String = "bob") -> AgoraChatMessage {
    AgoraChatMessage(conversationID: peer, body: body, ext: nil)
  }

  /// Downloads a message's file.
  ///
  /// - returns: The error, nil for success, and the progress values that were reported.
  @MainActor func fetch(
    _ message: AgoraChatMessage, thumbnail: Bool = false
  ) async throws -> (code: AgoraChatErrorCode?, progress: [Int32]) {
    var progress: [Int32] = []
    let done = Inbox<AgoraChatError?>("download")
    let end: (AgoraChatMessage?, AgoraChatError?) -> Void = { downloaded, error in
      #expect(downloaded === message)
      done.add(error)
    }
    if thumbnail {
      chat.downloadMessageThumbnail(message, progress: { progress.append($0) }, completion: end)
    } else {
      chat.downloadMessageAttachment(message, progress: { progress.append($0) }, completion: end)
    }
    return (try await done.next()?.code, progress)
  }
}
