import Foundation
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Ids, digests and file names that lead somewhere else.
@Suite struct HostileMediaPaths {
  private static let paths = [
    "../../../etc/passwd", "..", ".", "/etc/passwd", "a/b", "", "0123456789abcdef0123456789abcde",
    "0123456789ABCDEF0123456789ABCDEF", "../456789abcdef0123456789abcdef01", "\u{0}123456789abcdef0123456789abcdef",
    "é123456789abcdef0123456789abcde",
  ]

  /// A hub whose blobs are in a folder, beside a file that does not belong to the hub.
  private struct Bench {
    let parts: HostileHub.Parts
    let hub: HostileHub
    let secret: URL

    init() throws {
      var parts = try HostileHub.Parts()
      let media = parts.folder.url.appendingPathComponent("media")
      parts.blobs = FolderBlobStore(folder: media.path, files: SystemFiles())
      secret = parts.folder.url.appendingPathComponent("secret")
      try Data("secret".utf8).write(to: secret)
      self.parts = parts
      hub = try HostileHub(.memory, parts: parts)
    }

    /// The files outside of the folder for media, and inside of it.
    func files() throws -> (outside: [String], inside: [String]) {
      let base = parts.folder.url
      var (outside, inside): ([String], [String]) = ([], [])
      for name in try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted() {
        if name.hasPrefix("media/") { inside.append(name) } else if name != "media" { outside.append(name) }
      }
      return (outside, inside)
    }
  }

  @Test(arguments: paths)
  func idsAreNotUsedAsPaths(_ path: String) async throws {
    let bench = try Bench()
    let alice = try await bench.hub.client("alice")
    let id = MediaID(path)
    let begin = BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: 3)))
    #expect(try await alice.refusal(of: begin).code == .invalidArgument)
    #expect(try await alice.refusal(of: AppendUploadCall(id: id, offset: 0, bytes: [1])).code == .invalidArgument)
    #expect(try await alice.refusal(of: FinishUploadCall(id: id)).code == .invalidArgument)
    #expect(try await alice.refusal(of: DiscardUploadCall(id: id)).code == .invalidArgument)
    #expect(try await alice.refusal(of: MediaInformationCall(id: id)).code == .mediaNotFound)
    #expect(try await alice.refusal(of: ReadMediaCall(id: id, offset: 0, count: 10)).code == .mediaNotFound)
    let files = try bench.files()
    #expect(files.outside == ["secret"])
    #expect(files.inside.isEmpty)
  }

  @Test(arguments: paths)
  func digestsOfAMessageAreNotUsedAsPaths(_ path: String) async throws {
    let bench = try Bench()
    let bob = try await bench.hub.client("bob")
    let alice = try await bench.hub.client("alice")
    let media = try await alice.upload([1, 2, 3])
    let claims: [MediaDescriptor] = [
      MediaDescriptor(id: MediaID(path), size: 3, md5: path, sha256: path),
      MediaDescriptor(id: media.id, size: 9, md5: path, sha256: path),
      MediaDescriptor(id: .generate(), size: 3, md5: path, sha256: String(repeating: "a", count: 64)),
    ]
    let contents: [(MediaContent) -> MessageContent] = [
      { .image($0) }, { .audio($0) }, { .video($0) }, { .file($0) },
    ]
    for content in contents {
      for claim in claims {
        let id = MessageID.generate(at: bench.hub.clock.now())
        _ = try await alice.ask(
          SubmitCall(id, to: .direct("bob"), content(MediaContent(media: claim, preview: claim))))
        let told = try #require(MessageBody(decoding: try await bob.nextMessage(id).body).content.media)
        for part in MediaPart.allCases {
          let descriptor = try #require(told[part: part])
          let isKnown = descriptor.id == media.id
          // An id that no upload can have is shown as long as it does not look like a path.
          let shown = descriptor.id.string
          #expect(descriptor.id.isValid || !shown.contains { "/\\\0".contains($0) } && !shown.hasPrefix("."))
          #expect(descriptor.sha256 == (isKnown ? media.sha256 : ""))
          #expect(descriptor.md5 == (isKnown ? media.md5 : ""))
          #expect(descriptor.size == (isKnown ? 3 : claim.size))
        }
      }
    }
  }

  @Test(arguments: paths)
  func digestsOfAnUploadAreTheHubs(_ path: String) async throws {
    let bench = try Bench()
    let alice = try await bench.hub.client("alice")
    let claim = MediaDescriptor(
      id: MediaID(path), md5: path, sha256: path, expires: Timestamp(milliseconds: .max))
    let id = MediaID.generate()
    let media = try await alice.upload([1, 2, 3], as: id, UploadOptions(descriptor: claim))
    #expect(media.id == id)
    #expect(media.sha256 == hexadecimal(SHA256.value(of: [1, 2, 3])))
    #expect(media.md5 == hexadecimal(MD5.value(of: [1, 2, 3])))
    #expect(media.expires == nil)
    let files = try bench.files()
    #expect(files.outside == ["secret"])
    #expect(
      files.inside.filter { $0.contains(media.sha256) } == ["media/blobs/\(media.sha256.prefix(2))/\(media.sha256)"])
  }

  @Test(
    arguments: [
      ("../../.ssh/authorized_keys", "authorized_keys"), ("..\\..\\boot.ini", "boot.ini"), ("/", nil), ("..", nil),
      ("a/..", nil), ("plain.txt", "plain.txt"), ("/tmp/", "tmp"), ("a\u{0}/b", "b"), ("", nil),
    ] as [(String, String?)])
  func fileNamesHaveNoFolders(_ name: String, _ left: String?) async throws {
    let bench = try Bench()
    let bob = try await bench.hub.client("bob")
    let alice = try await bench.hub.client("alice")
    let media = try await alice.upload([1], UploadOptions(descriptor: MediaDescriptor(fileName: name)))
    #expect(media.fileName == left)
    #expect(try await bob.ask(MediaInformationCall(id: media.id)).fileName == left)
    let content = MessageContent.file(MediaContent(media: MediaDescriptor(fileName: name)))
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), content))
    #expect(MessageBody(decoding: try await bob.nextMessage("m").body).content.media?.media.fileName == left)
  }

  @Test(arguments: HubStoreKind.allCases)
  func foreignAndUnknownMediaAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let mallory = try await hub.client("mallory")
    let unknown = MediaID.generate()
    #expect(try await alice.refusal(of: MediaInformationCall(id: unknown)).code == .mediaNotFound)
    #expect(try await alice.refusal(of: ReadMediaCall(id: unknown, offset: 0, count: 1)).code == .mediaNotFound)
    #expect(try await alice.refusal(of: FinishUploadCall(id: unknown)).code == .mediaNotFound)
    try await alice.ask(DiscardUploadCall(id: unknown))
    // An upload under way.
    let id = MediaID.generate()
    try await alice.begin(id, size: 2)
    let begin = BeginUploadCall(id: id, options: UploadOptions(descriptor: MediaDescriptor(size: 3)))
    #expect(try await mallory.refusal(of: begin).code == .invalidArgument)
    #expect(try await mallory.refusal(of: AppendUploadCall(id: id, offset: 0, bytes: [9])).code == .mediaNotFound)
    #expect(try await mallory.refusal(of: FinishUploadCall(id: id)).code == .mediaNotFound)
    #expect(try await mallory.refusal(of: DiscardUploadCall(id: id)).code == .mediaNotFound)
    _ = try await alice.ask(AppendUploadCall(id: id, offset: 0, bytes: [1, 2]))
    _ = try await alice.ask(FinishUploadCall(id: id))
    // And done.
    #expect(try await mallory.refusal(of: begin).code == .invalidArgument)
    #expect(try await mallory.refusal(of: DiscardUploadCall(id: id)).code == .mediaNotFound)
    #expect(try await mallory.ask(ReadMediaCall(id: id, offset: 0, count: 2)).bytes == [1, 2])
  }
}
