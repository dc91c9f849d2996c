internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ChatManager {
  func downloadAndParseCombineMessage(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?
  ) {
    core.download(aMessage, { $0 is AgoraChatCombineMessageBody && $0.isOfMessage ? .file : nil }, progress: nil) {
      [core] message, error in
      if let error {
        aCompletionBlock?(nil, error)
        return
      }
      do throws(MessagingError) {
        aCompletionBlock?(try Self.messages(in: message, core), nil)
      } catch {
        aCompletionBlock?(nil, AgoraChatError(error))
      }
    }
  }

  /// The messages of a combined message whose file has been downloaded.
  private static func messages(
    in message: AgoraChatMessage?, _ core: ClientCore
  ) throws(MessagingError) -> [AgoraChatMessage] {
    let device = try core.requireDevice()
    guard let body = message?.body as? AgoraChatCombineMessageBody, let path = body.files.path(of: .file) else {
      throw AgoraChatMessage.invalid("no combined message")
    }
    return try MessageBundle(fileAt: path).messages.map { $0.message(core, device.account) }
  }
}
