import DemoApps
import Foundation
import QD_IMSDK

// Pictures and files in the vendor's objects.

extension QDApp: FileExchanger {
  /// The message object that carries a file.
  func object(_ file: DemoFile) -> any QDMessageObject {
    switch file.kind {
    case .picture: QDImageObject(sourcePath: file.path)
    case .document: QDFileObject(sourcePath: file.path)
    }
  }

  /// The app's description of a message's object; nil if it is not a file.
  func words(of object: (any QDMessageObject)?) -> String? {
    switch object {
    case let image as QDImageObject:
      DemoFile.words(
        .picture, image.fileName, bytes: image.fileLength, width: Int(image.size.width),
        height: Int(image.size.height))
    case let file as QDFileObject: DemoFile.words(.document, file.fileName, bytes: file.fileLength)
    default: nil
    }
  }

  func open(_ id: String) {
    guard let message = messages[id], message.messageObject is QDFileObject else { return }
    do {
      try client.chatManager.fetchMessageAttachment(message)
    } catch {
      note("fetchMessageAttachment(_:)", [label(id), Wording.error(error)])
    }
  }

  func find(_ id: String) -> FoundFile {
    switch messages[id]?.messageObject {
    case let image as QDImageObject: FoundFile(address: image.url)
    case let file as QDFileObject: FoundFile(path: file.path, address: file.url)
    default: FoundFile()
    }
  }
}
