import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

extension SomeFiles {
  /// The names of the folder's files, sorted.
  var names: [String] { names("").sorted() }

  /// A picture as far as its header goes, as the following.
  static func bmp(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x42, 0x4D, 100, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, width, 0, 0, 0, height, 0, 0, 0, 1, 0, 24, 0]
      + [UInt8](repeating: 0, count: 24)
  }

  static func jpeg(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, height, 0, width, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xD9]
  }

  static func gif(_ width: UInt8, _ height: UInt8) -> [UInt8] { Array("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0] }
}

/// The end of an upload or a download, and the request id that the call gave.
struct Ending<Value, Code> {
  var given: Int64
  var told: Int64
  var value: Value
  var code: Code
}

extension App {
  func uploadImage(_ path: String) async throws -> Ending<AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode> {
    let inbox = Inbox<Ending<AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode>>("end of an upload")
    var request: Int64 = 0
    kit.createImageMessage(byUploading: path, withRequest: &request) {
      inbox.add(Ending(given: 0, told: $0, value: $1, code: $2))
    }
    var end = try await inbox.next()
    end.given = request
    return end
  }

  func uploadFile(_ path: String) async throws -> Ending<AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode> {
    let inbox = Inbox<Ending<AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode>>("end of an upload")
    var request: Int64 = 0
    kit.createFileMessage(byUploading: path, withRequest: &request) {
      inbox.add(Ending(given: 0, told: $0, value: $1, code: $2))
    }
    var end = try await inbox.next()
    end.given = request
    return end
  }

  /// A picture's message.
  func image(_ path: String) async throws -> AgoraRtmImageMessage {
    let end = try await uploadImage(path)
    #expect(end.code == .ok && end.given == end.told && end.given > 0)
    return try #require(end.value)
  }

  /// A file's message.
  func file(_ path: String) async throws -> AgoraRtmFileMessage {
    let end = try await uploadFile(path)
    #expect(end.code == .ok && end.given == end.told && end.given > 0)
    return try #require(end.value)
  }

  func download(_ media: String, to path: String) async throws -> AgoraRtmDownloadMediaErrorCode {
    let inbox = Inbox<(Int64, AgoraRtmDownloadMediaErrorCode)>("end of a download")
    var request: Int64 = 0
    kit.downloadMedia(media, toFile: path, withRequest: &request) { inbox.add(($0, $1)) }
    let end = try await inbox.next()
    #expect(end.0 == request && request > 0)
    return end.1
  }

  func fetch(_ media: String) async throws -> (data: [UInt8]?, code: AgoraRtmDownloadMediaErrorCode) {
    let inbox = Inbox<(Int64, Data?, AgoraRtmDownloadMediaErrorCode)>("end of a download")
    var request: Int64 = 0
    kit.downloadMedia(toMemory: media, withRequest: &request) { inbox.add(($0, $1, $2)) }
    let end = try await inbox.next()
    #expect(end.0 == request && request > 0)
    return (end.1.map { [UInt8]($0) }, end.2)
  }

  /// Disconnects the app's kit and waits until it reports that.
  func lose() async throws {
    setReachable(false)
    // Completions after this one run in a kit that knows of the lost link.
    #expect(try await login() == .alreadyLogin)
    world.clock.advance(bySeconds: 4)
    #expect(try await connections.next() == "reconnecting interrupted")
  }
}

extension Message {
  func media() throws -> MediaContent { try #require(body.content.media) }
}
