import AgoraRtmKit
import DemoApps
import Foundation

// Pictures and files: uploaded first, sent under their media ids, downloaded to where the app wants them.

extension RTMApp: FileUploader {
  func upload(_ file: DemoFile) {
    switch file.kind {
    case .picture:
      kit?.createImageMessage(byUploading: file.path, withRequest: nil) { [weak self] _, message, code in
        message?.fileName = file.name
        self?.uploaded = message
        self?.note("createImageMessage", [file.name, "\(code)"])
      }
    case .document:
      kit?.createFileMessage(byUploading: file.path, withRequest: nil) { [weak self] _, message, code in
        message?.fileName = file.name
        self?.uploaded = message
        self?.note("createFileMessage", [file.name, "\(code)"])
      }
    }
  }

  /// The app's description of a message.
  func words(of message: AgoraRtmMessage) -> String {
    switch message {
    case let image as AgoraRtmImageMessage:
      DemoFile.words(
        .picture, image.fileName, bytes: image.size, width: Int(image.width), height: Int(image.height))
    case let file as AgoraRtmFileMessage: DemoFile.words(.document, file.fileName, bytes: file.size)
    default: "\"\(message.text)\""
    }
  }

  func open(_ id: String) {
    guard let message = files[id] else { return }
    let media = (message as? AgoraRtmImageMessage)?.mediaId ?? (message as? AgoraRtmFileMessage)?.mediaId
    let label = label(message)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-demo-\(UUID().uuidString)").path
    kit?.downloadMedia(media ?? "", toFile: place, withRequest: nil) { [weak self] _, code in
      if code == .ok { self?.places[id] = place }
      self?.note("downloadMedia toFile", [label, "\(code)"])
    }
  }

  func find(_ id: String) -> FoundFile { FoundFile(path: places[id]) }
}
