internal import Foundation
public import Parlance

extension Client {
  /// Sends a file and waits until its message was accepted; returns its id.
  ///
  /// - parameter bytes: The content, which is not empty.
  /// - parameter sort: The sort as which the file is sent.
  /// - parameter name: The file's name, without a folder.
  /// - parameter addressee: The client or conversation that it goes to.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  /// - throws: `VendorError` if the style refuses it; a ``ConformanceFailure`` if the style sends no files.
  @discardableResult
  public func sendFile(
    _ bytes: [UInt8], as sort: MediaSort, named name: String, to addressee: some Addressee, file: String = #fileID,
    line: Int = #line
  ) async throws -> MessageID {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The system cleans up what cannot be removed: the folder is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    let conversation = addressee.conversation
    let id = try await driver(as: (any MediaDriver).self, "send files")
      .submit(sort, path: url.path, fileName: name, duration: 1000, to: conversation)
    world.note(id, by: self, in: conversation)
    try await isAccepted(id, file: file, line: line)
    return id
  }

  /// Downloads the file of a received message as an app does, and checks its content.
  ///
  /// - parameter bytes: The content that was sent.
  /// - parameter id: The message.
  /// - parameter addressee: The client or conversation from which it came.
  /// - parameter file: The file of the caller, for the failure's text.
  /// - parameter line: The line of the caller.
  public func downloads(
    _ bytes: [UInt8], of id: MessageID, in addressee: some Addressee, file: String = #fileID, line: Int = #line
  ) async throws {
    let fetched = try await driver(as: (any MediaDriver).self, "show files").fetch(id, in: addressee.conversation)
    try require(
      fetched == bytes, "\(log.name) fetched \(fetched.count) bytes that are not those that were sent", file: file,
      line: line)
  }
}
