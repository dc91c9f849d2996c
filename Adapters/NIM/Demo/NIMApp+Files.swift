import DemoApps
import Foundation
import NIMSDK

// Pictures and files in the vendor's objects.

extension NIMApp: FileExchanger {
  /// The message object that carries a file.
  func object(_ file: DemoFile) -> any NIMMessageObject {
    switch file.kind {
    case .picture: NIMImageObject(filepath: file.path)
    case .document: NIMFileObject(sourcePath: file.path)
    }
  }

  /// The app's description of a message's object; nil if it is not a file.
  func words(of object: (any NIMMessageObject)?) -> String? {
    switch object {
    case let image as NIMImageObject:
      DemoFile.words(
        .picture, image.displayName, bytes: image.fileLength, width: Int(image.size.width),
        height: Int(image.size.height))
    case let file as NIMFileObject: DemoFile.words(.document, file.displayName, bytes: file.fileLength)
    default: nil
    }
  }

  func open(_ id: String) {
    guard let message = messages[id] else { return }
    let label = label(id)
    if let image = message.messageObject as? NIMImageObject, let url = image.url, let path = image.path {
      sdk.resourceManager.download(url, filepath: path, progress: nil) { [weak self] error in
        self?.note("download(_:filepath:progress:completion:)", [label, Wording.error(error)])
      }
    } else {
      do {
        try sdk.chatManager.fetchMessageAttachment(message)
      } catch {
        note("fetchMessageAttachment(_:)", [label, Wording.error(error)])
      }
    }
  }

  func find(_ id: String) -> FoundFile {
    switch messages[id]?.messageObject {
    case let image as NIMImageObject: FoundFile(path: image.path, address: image.url)
    case let file as NIMFileObject: FoundFile(path: file.path, address: file.url)
    default: FoundFile()
    }
  }
}
