import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraRtmKit

/// Uploads and downloads: refusals, cancellation and timeouts, each reported once.
@Suite @MainActor struct TransferTests {
  @Test func uploadOfAnInvalidFileIsRefused() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", [1])
    let empty = try world.files.file("empty", [])
    let large = try world.files.file("large", [])
    // A sparse file, which takes no space on the disk.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: large))
    try handle.truncate(atOffset: 30 * 1024 * 1024 + 1)
    try handle.close()
    let cases: [(String, AgoraRtmUploadMediaErrorCode)] = [
      ("", .invalidArgument), ("a.bin", .invalidArgument), ("./a.bin", .invalidArgument), ("/a\0b", .invalidArgument),
      (empty, .invalidArgument), (world.files.path("not here"), .failure), (world.files.folder.path, .failure),
      (path + "/below", .failure), ("/dev/null", .failure), (large, .sizeOverflow),
    ]
    var requests: Set<Int64> = []
    for (path, code) in cases {
      let image = try await alice.uploadImage(path)
      #expect(image.code == code && image.value == nil, "\(path)")
      let file = try await alice.uploadFile(path)
      #expect(file.code == code && file.value == nil, "\(path)")
      for end in [(image.given, image.told), (file.given, file.told)] {
        #expect(end.0 == end.1 && end.0 > 0)
        #expect(requests.insert(end.0).inserted)
      }
    }
    // A refused upload does not count as under way.
    #expect(try await alice.uploadFile(path).code == .ok)
  }

  @Test func refusedDownloadLeavesNoFile() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let bytes = SomeFiles.bytes(1000)
    let media = try await alice.file(try world.files.file("a.bin", bytes)).mediaId
    let unknown = MediaID.generate().string
    let existing = try world.files.file("existing", [1, 2])
    for (path, code) in [
      ("", AgoraRtmDownloadMediaErrorCode.invalidArgument), ("back.bin", .invalidArgument), ("/a\0b", .invalidArgument),
      (world.files.path("no folder/back.bin"), .failure), (world.files.folder.path, .failure),
      (existing + "/below", .failure),
    ] { #expect(try await alice.download(media, to: path) == code, "\(path)") }
    for (media, code) in [
      ("", AgoraRtmDownloadMediaErrorCode.invalidArgument), ("nonsense", .invalidArgument), (unknown, .notExist),
    ] {
      #expect(try await alice.download(media, to: existing) == code)
      #expect(try await alice.download(media, to: world.files.path("new")) == code)
      let fetched = try await alice.fetch(media)
      #expect(fetched.data == nil && fetched.code == code)
    }
    #expect(world.files.names == ["a.bin", "existing"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: existing)) == Data([1, 2]))
    // A complete download replaces an existing file.
    #expect(try await alice.download(media, to: existing) == .ok)
    #expect(try Data(contentsOf: URL(fileURLWithPath: existing)) == Data(bytes))
    #expect(world.files.names == ["a.bin", "existing"])
  }

  @Test func requestIDIsOptional() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", [1])
    let uploads = Inbox<(Int64, AgoraRtmUploadMediaErrorCode)>("upload")
    alice.kit.createFileMessage(byUploading: path, withRequest: nil) { uploads.add(($0, $2)) }
    alice.kit.createImageMessage(byUploading: path, withRequest: nil) { uploads.add(($0, $2)) }
    let ends = [try await uploads.next(), try await uploads.next()]
    #expect(ends.allSatisfy { $0.1 == .ok } && ends[0].0 != ends[1].0)
    let downloads = Inbox<AgoraRtmDownloadMediaErrorCode>("download")
    let unknown = MediaID.generate().string
    alice.kit.downloadMedia(unknown, toFile: world.files.path("b"), withRequest: nil) { downloads.add($1) }
    alice.kit.downloadMedia(toMemory: unknown, withRequest: nil) { downloads.add($2) }
    #expect(try await downloads.next() == .notExist)
    #expect(try await downloads.next() == .notExist)
    // Nor the end.
    silently { alice.kit.downloadMedia(toMemory: unknown, withRequest: nil) }
    silently { alice.kit.createFileMessage(byUploading: path, withRequest: nil) }
  }

  @Test func requestIDIsSetBeforeTheFirstCallback() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(500_000))
    var request: Int64 = 0
    let ends = Inbox<(Int64, AgoraRtmUploadMediaErrorCode)>("end")
    alice.kit.createFileMessage(byUploading: path, withRequest: &request) { ends.add(($0, $2)) }
    #expect(request > 0 && ends.pending.isEmpty)
    let progress = try await alice.progress.next()
    #expect(progress.direction == "up" && progress.request == request && progress.total == 500_000)
    #expect(progress.current > 0 && progress.current <= 500_000)
    let end = try await ends.next()
    #expect(end.0 == request && end.1 == .ok)
  }

  @Test func tenthConcurrentTransferIsRefused() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(1000))
    let media = try await alice.file(path).mediaId
    try await alice.lose()
    let ends = Inbox<String>("end")
    var requests = [Int64](repeating: 0, count: 9)
    for index in 0..<9 {
      if index.isMultiple(of: 2) {
        alice.kit.createFileMessage(byUploading: path, withRequest: &requests[index]) { ends.add("up \($2)") }
      } else {
        alice.kit.downloadMedia(toMemory: media, withRequest: &requests[index]) { ends.add("down \($2)") }
      }
    }
    #expect(Set(requests).count == 9)
    #expect(try await alice.uploadImage(path).code == .concurrencyLimitExceeded)
    #expect(try await alice.fetch(media).code == .concurrencyLimitExceeded)
    #expect(try await alice.download(media, to: world.files.path("b")) == .concurrencyLimitExceeded)
    // One that ends makes room.
    silently { alice.kit.cancelMediaUpload(requests[0]) }
    #expect(try await ends.next() == "up interrupted")
    alice.kit.createFileMessage(byUploading: path, withRequest: nil) { ends.add("up \($2)") }
    #expect(try await alice.uploadFile(path).code == .concurrencyLimitExceeded)
    // They waited for the link.
    alice.setReachable(true)
    world.clock.advance(bySeconds: 10)
    var all: [String] = []
    for _ in 0..<9 { all.append(try await ends.next()) }
    #expect(all.sorted() == [String](repeating: "down ok", count: 4) + [String](repeating: "up ok", count: 5))
    #expect(try await alice.fetch(media).code == .ok)
  }

  @Test func transferStalledForTwoMinutesTimesOut() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(1000))
    let media = try await alice.file(path).mediaId
    try await alice.lose()
    let ends = Inbox<String>("end")
    var (upload, download): (Int64, Int64) = (0, 0)
    alice.kit.createFileMessage(byUploading: path, withRequest: &upload) { ends.add("up \($2)") }
    alice.kit.downloadMedia(media, toFile: world.files.path("b"), withRequest: &download) { ends.add("down \($1)") }
    // The file is checked on another queue, and the time begins after that; the check of bob's file comes behind it.
    _ = try await world.app("bob").file(path)
    world.clock.advance(byMilliseconds: 119_000)
    #expect(ends.pending.isEmpty)
    var all: [String] = []
    world.clock.advance(byMilliseconds: 1000)
    all.append(try await ends.next())
    while all.count < 2 {
      world.clock.advance(byMilliseconds: 1000)
      all.append(try await ends.next())
    }
    #expect(all.sorted() == ["down timeout", "up timeout"])
    #expect(try await codes { alice.kit.cancelMediaUpload(upload, completion: $0) } == (upload, .notExist))
    #expect(try await codes { alice.kit.cancelMediaDownload(download, completion: $0) } == (download, .notExist))
    #expect(world.files.names == ["a.bin"])
  }

  @Test func cancellingCallsTheBlocksOfBothCalls() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(400_000))
    let media = try await alice.file(path).mediaId
    let ends = Inbox<String>("end")
    var (upload, download, memory): (Int64, Int64, Int64) = (0, 0, 0)
    let back = world.files.path("b")
    alice.kit.createImageMessage(byUploading: path, withRequest: &upload) { ends.add("\($0) up \($1 == nil) \($2)") }
    alice.kit.downloadMedia(media, toFile: back, withRequest: &download) { ends.add("\($0) down \($1)") }
    alice.kit.downloadMedia(toMemory: media, withRequest: &memory) { ends.add("\($0) memory \($1 == nil) \($2)") }
    // The id of the other kind is unknown, and so is one that was never given; a second cancellation fails.
    let cancel = { (request: Int64, code: AgoraRtmCancelMediaErrorCode) in ends.add("\(request) cancel \(code)") }
    for request in [download, 0, -1] { alice.kit.cancelMediaUpload(request, completion: cancel) }
    alice.kit.cancelMediaDownload(upload, completion: cancel)
    alice.kit.cancelMediaUpload(upload, completion: cancel)
    for request in [download, memory, memory] { alice.kit.cancelMediaDownload(request, completion: cancel) }
    // The transfer's own block comes first, so that the transfer has ended when the cancellation is reported.
    for end in [
      "\(download) cancel notExist", "0 cancel notExist", "-1 cancel notExist", "\(upload) cancel notExist",
      "\(upload) up true interrupted", "\(upload) cancel ok", "\(download) down interrupted", "\(download) cancel ok",
      "\(memory) memory true interrupted", "\(memory) cancel ok", "\(memory) cancel notExist",
    ] { #expect(try await ends.next() == end) }
    #expect(try await alice.fetch(media).code == .ok)
    #expect(ends.pending.isEmpty && world.files.names == ["a.bin"])
  }

  @Test func progressIsReportedOnceASecondWhileItMoves() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let path = try world.files.file("a.bin", SomeFiles.bytes(400_000))
    // Four pieces, at one and the same time by a clock that stands still.
    let media = try await alice.file(path).mediaId
    let up = try await alice.progress.next()
    #expect(up.direction == "up" && up.total == 400_000 && up.current > 0 && up.current < 400_000)
    #expect(try await alice.fetch(media).code == .ok)
    let down = try await alice.progress.next()
    #expect(down.direction == "down" && down.total == 400_000 && down.current > 0 && down.current < 400_000)
    #expect(alice.progress.pending.isEmpty)
    // A transfer that halts reports no progress, however long.
    try await alice.lose()
    let ends = Inbox<AgoraRtmUploadMediaErrorCode>("end")
    alice.kit.createFileMessage(byUploading: path, withRequest: nil) { ends.add($2) }
    world.clock.advance(bySeconds: 60)
    #expect(try await alice.login() == .alreadyLogin)
    #expect(alice.progress.pending.isEmpty)
    alice.setReachable(true)
    #expect(try await ends.next() == .ok)
    #expect(alice.progress.pending.count == 1)
  }

  @Test func progressReportsAreASecondApart() {
    var transfer = MediaTransfer(direction: .up)
    let told = [5000, 5000, 5999, 6000, 6001, 6999, 7500, 8499, 8500, 60_000].filter { transfer.reports(at: $0) }
    #expect(told == [5000, 6000, 7500, 8500, 60_000])
  }
}
