#if Server
  package import ParlanceCore
  package import ParlanceMoving

  /// A file of a message that one side has and the other one is to have.
  package struct BridgeFile: Hashable, Sendable {
    /// The largest file that crosses the bridge, in bytes: the hub's API and the services take no larger ones.
    package static let sizeLimit: Int64 = 10 << 20

    /// The side that has it.
    package var side: BridgeSide
    /// The file as the message describes it. One of the hub's has the hub's id as its record.
    package var description: ArchiveFile
    /// The account that sends it.
    package var sender: String
    /// The type of the message's content.
    package var kind: String
    /// The MIME type.
    package var type: String

    package var part: MediaPart { description.part }
    /// The name under which it is uploaded.
    package var name: String { description.name ?? kind }

    /// Returns the files of a message; none for one without files, or whose files have no address.
    package static func files(of message: BridgeMessage, on side: BridgeSide) -> [BridgeFile] {
      let body = message.body
      guard let kind = body["type"]?.text, ["image", "audio", "video", "file"].contains(kind) else { return [] }
      func file(_ description: ArchiveFile, type: String?) -> BridgeFile {
        let ending = MediaType.ending(ofFileName: description.name ?? "")
        let name = ending.isEmpty ? "file." + (body["extension"]?.text ?? "") : "file." + ending
        return BridgeFile(
          side: side, description: description, sender: message.sender, kind: kind,
          type: type.flatMap { $0.isEmpty ? nil : $0 } ?? MediaType.type(ofFileName: name))
      }
      guard side == .hub else {
        let files = ArchiveFile.files(of: body).filter { $0.address != nil }
        guard files.contains(where: { $0.part == .file }) else { return [] }
        return files.map { file($0, type: nil) }
      }
      guard let main = ArchiveFile(part: .file, ofHub: body) else { return [] }
      var files = [file(main, type: body["mime"]?.text)]
      if let node = body["preview"], let preview = ArchiveFile(part: .preview, ofHub: node) {
        files.append(file(preview, type: node["type"]?.text))
      }
      return files
    }

    /// Returns whether two contents are the same although each side has its own copy of the file.
    static func isSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
      guard one != other else { return true }
      guard let kind = one["type"]?.text, kind == other["type"]?.text,
        ["image", "audio", "video", "file"].contains(kind)
      else { return false }
      if let digest = one["md5"]?.text, let otherDigest = other["md5"]?.text, !digest.isEmpty {
        return digest.lowercased() == otherDigest.lowercased()
      }
      return one["size"]?.integer ?? 0 > 0 && one["size"]?.integer == other["size"]?.integer
    }
  }

  extension ArchiveFile {
    /// Creates the description of a file from the gateway's; nil for one without an id.
    fileprivate init?(part: MediaPart, ofHub node: JSONNode) {
      guard let id = node["id"]?.text, !id.isEmpty else { return nil }
      self.init(part: part, reference: "media:" + id)
      record = id
      describe(by: node)
    }
  }
#endif
