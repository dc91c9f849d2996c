import Foundation
import Parlance

extension Scenario {
  /// Files in messages: the bytes that arrive are those that were sent, whatever the styles call them.
  public static let media: [Scenario] =
    MediaSort.allCases.map { sort in
      exchanging("a message with \(sort.words) arrives byte for byte") { world in
        let (alice, bob) = try await world.pair()
        let file = try MediaFile(sort)
        defer { file.remove() }
        let id = try await alice.send(file, to: bob)
        try await bob.shows(file, id, from: alice)
        let text = try await alice.send("no file", to: bob)
        try await bob.sees(text)
        let shown = try await bob.driver(as: (any MediaDriver).self, "show files").media(
          of: text, in: alice.conversation)
        try requireEqual(shown, nil, "file of a text at \(bob.log.name)")
      }
    } + [
      exchanging("a group's file reaches every member") { world in
        let (alice, bob, carol) = try await world.trio()
        let group = try await world.group(of: [alice, bob, carol])
        let file = try MediaFile(.file)
        defer { file.remove() }
        let id = try await alice.send(file, to: group)
        for client in [bob, carol] { try await client.shows(file, id, from: alice, in: group) }
      },
      exchanging("invalid picture data is sent as a picture of unknown size") { world in
        let (alice, bob) = try await world.pair()
        let file = try MediaFile(.image, isBroken: true)
        defer { file.remove() }
        let id = try await alice.send(file, to: bob)
        try await bob.shows(file, id, from: alice)
      },
      exchanging("a file waits for who is away") { world in
        let (alice, bob) = try await world.pair()
        let file = try MediaFile(.audio)
        defer { file.remove() }
        try await bob.logout()
        let id = try await alice.send(file, to: bob)
        try await bob.login()
        try await bob.shows(file, id, from: alice)
      },
      Scenario(
        "a picture comes with its sender's thumbnail", senderNeeds: [.media, .sendsThumbnails],
        receiverNeeds: [.media, .thumbnails]
      ) { world in
        let (alice, bob) = try await world.pair()
        let file = try MediaFile(.image)
        defer { file.remove() }
        let thumbnail = MediaFile.header(width: 8, height: 6) + [1, 2, 3]
        let id = try await alice.send(file, thumbnail: thumbnail, to: bob)
        try await bob.shows(file, id, from: alice)
        let fetched = try await bob.driver(as: (any ThumbnailDriver).self, "fetch thumbnails").fetchThumbnail(
          of: id, in: .direct(alice.account))
        try requireEqual(fetched, thumbnail, "thumbnail at \(bob.log.name)")
      },
      Scenario(
        "a received picture is sent on as it came", senderNeeds: [.media], receiverNeeds: [.media, .forwardsMedia]
      ) { world in
        let (alice, bob) = try await world.pair()
        let file = try MediaFile(.image)
        defer { file.remove() }
        let id = try await alice.send(file, to: bob)
        try await bob.sees(id)
        let further = try await bob.forward(id, from: alice, to: alice)
        try await alice.shows(file, further, from: bob)
      },
    ]

  private static func exchanging(
    _ name: String, body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(name, senderNeeds: [.media], receiverNeeds: [.media], body: body)
  }
}

extension MediaSort {
  fileprivate var words: String {
    switch self {
    case .image: "a picture"
    case .audio: "a recording"
    case .video: "a film"
    case .file: "a file"
    }
  }
}

/// A file on the disk for a scenario to send.
private struct MediaFile {
  let sort: MediaSort
  let name: String
  let bytes: [UInt8]
  /// The width in pixels; nil unless the file is a valid picture.
  let width: Int?
  let duration: Int64 = 3000
  private let folder: URL

  var path: String { folder.appendingPathComponent(name).path }
  var md5: String {
    var digest = MD5()
    digest.update(bytes)
    return hexadecimal(digest.value)
  }

  init(_ sort: MediaSort, isBroken: Bool = false) throws {
    self.sort = sort
    let ending =
      switch sort {
      case .image: "png"
      case .audio: "aac"
      case .video: "mp4"
      case .file: "pdf"
      }
    name = "sample.\(ending)"
    // More than one chunk of a transfer, and no two chunks the same.
    let filling = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let isPicture = sort == .image && !isBroken
    bytes = isPicture ? Self.header(width: 40, height: 30) + filling : filling
    width = isPicture ? 40 : nil
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("conformance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  /// Returns the bytes with which a PNG begins.
  static func header(width: UInt8, height: UInt8) -> [UInt8] {
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
      height, 8, 6, 0, 0, 0, 1, 2, 3, 4,
    ]
  }

  /// Removes the folder. The system cleans up what cannot be removed: the folder is a temporary one.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension Client {
  /// Sends a file and waits until its message was accepted.
  fileprivate func send(
    _ file: MediaFile, to addressee: some Addressee, source: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let conversation = addressee.conversation
    let id = try await mediaDriver().submit(
      file.sort, path: file.path, fileName: file.name, duration: file.duration, to: conversation)
    world.note(id, by: self, in: conversation)
    try await isAccepted(id, file: source, line: line)
    return id
  }

  /// Sends a picture with a thumbnail and waits until its message was accepted.
  fileprivate func send(
    _ file: MediaFile, thumbnail: [UInt8], to addressee: some Addressee, source: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let conversation = addressee.conversation
    let id = try await driver(as: (any ThumbnailSendingDriver).self, "send thumbnails").submitPicture(
      path: file.path, fileName: file.name, thumbnail: thumbnail, to: conversation)
    world.note(id, by: self, in: conversation)
    try await isAccepted(id, file: source, line: line)
    return id
  }

  /// Sends a received file on and waits until its message was accepted.
  fileprivate func forward(
    _ id: MessageID, from sender: Client, to addressee: some Addressee, source: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let conversation = addressee.conversation
    let further = try await driver(as: (any MediaForwardingDriver).self, "send files on").forward(
      id, in: .direct(sender.account), to: conversation)
    world.note(further, by: self, in: conversation)
    try await isAccepted(further, file: source, line: line)
    return further
  }

  /// Waits for a file and checks all its properties that the style shows, and its content.
  fileprivate func shows(
    _ file: MediaFile, _ id: MessageID, from sender: Client, in conversation: ConversationID? = nil,
    source: String = #fileID, line: Int = #line
  ) async throws {
    let conversation = conversation ?? .direct(sender.account)
    let message = try await sees(id, file: source, line: line)
    try requireEqual(message.sender, sender.account, "sender of the file", file: source, line: line)
    try requireEqual(message.conversation, conversation, "conversation of the file", file: source, line: line)
    let driver = try mediaDriver()
    guard let shown = try await driver.media(of: id, in: conversation) else {
      throw ConformanceFailure("\(log.name) shows no file", file: source, line: line)
    }
    let isPlain = can(.mediaAreImagesOrFiles) || sender.can(.mediaAreImagesOrFiles)
    let sort = isPlain && file.sort != .image ? .file : file.sort
    try requireEqual(shown.sort, sort, "\(log.name) kind of the file", file: source, line: line)
    if let name = shown.fileName { try requireEqual(name, file.name, "name", file: source, line: line) }
    if let size = shown.size { try requireEqual(size, Int64(file.bytes.count), "size", file: source, line: line) }
    if let md5 = shown.md5 { try requireEqual(md5, file.md5, "MD5", file: source, line: line) }
    // Some styles do not say how long a film plays.
    if file.sort == .audio || file.sort == .video, let duration = shown.duration, duration != 0 {
      try requireEqual(duration, file.duration, "duration", file: source, line: line)
    }
    if file.sort == .image {
      try requireEqual(shown.width ?? 0, file.width ?? 0, "\(log.name) width", file: source, line: line)
    }
    let fetched = try await driver.fetch(id, in: conversation)
    try require(
      fetched == file.bytes, "\(log.name) fetched \(fetched.count) bytes that are not those that were sent",
      file: source, line: line)
  }

  private func mediaDriver() throws -> any MediaDriver {
    try driver(as: (any MediaDriver).self, "send and show files")
  }
}
