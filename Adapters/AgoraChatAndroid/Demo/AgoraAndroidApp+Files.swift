import AgoraChatAndroid
import DemoApps

// Pictures and files in the vendor's message bodies.

extension AgoraAndroidApp: FileExchanger {
  /// A message with a file.
  func message(_ file: DemoFile, _ receiver: String) -> AgoraMessage {
    switch file.kind {
    case .picture: .createImageSendMessage(file.path, true, receiver)
    case .document: .createFileSendMessage(file.path, receiver)
    }
  }

  /// The app's description of a message's content.
  func words(of message: AgoraMessage) -> String {
    switch message.getBody() {
    case let text as TextMessageBody: "\"\(text.getMessage())\""
    case let image as ImageMessageBody:
      DemoFile.words(
        .picture, image.getFileName(), bytes: nil, width: image.getWidth(), height: image.getHeight())
    case let file as NormalFileMessageBody:
      DemoFile.words(.document, file.getFileName(), bytes: file.getFileSize())
    default: "nothing"
    }
  }

  func open(_ id: String) {
    guard let message = messages[id] else { return }
    let label = label(id)
    message.setMessageStatusCallback(callBack("asyncFetchMessage") { [label] })
    manager.asyncFetchMessage(message)
  }

  func find(_ id: String) -> FoundFile {
    guard let body = messages[id]?.getBody() as? FileMessageBody else { return FoundFile() }
    return FoundFile(path: body.getLocalUrl(), address: body.getRemoteUrl())
  }
}
