#if Server
  import Foundation
  import ParlanceCore
  import TestSupport
  import Testing

  @testable import ParlanceMoving

  #if canImport(Glibc)
    import Glibc
  #endif

  /// The content of files from a folder and from hosts, hostile ones included.
  @Suite(.timeLimit(.minutes(5))) struct MediaClientTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func file(_ members: [String: JSONNode]) throws -> ArchiveFile {
      let body = JSONNode.object(members.filter { $0.key != "path" }.merging(["type": "file"]) { $1 })
      var file = try #require(ArchiveFile.files(of: body).first)
      file.describe(by: .object(members))
      return file
    }

    private func outcome(_ file: ArchiveFile, _ settings: MediaSettings) -> String {
      do throws(MediaLoss) {
        let content = try MediaClient(settings).content(of: file)
        return String(decoding: try content.read(at: 0, count: 100), as: UTF8.self)
      } catch {
        return error.reason
      }
    }

    // MARK: the folder

    private func inFolder(_ members: [String: JSONNode], _ change: (inout MediaSettings) -> Void = { _ in }) throws
      -> String
    {
      var settings = MediaSettings()
      settings.folder = scratch.path
      change(&settings)
      return outcome(try file(members), settings)
    }

    @Test func aFolderHasFilesByPathDigestAndEndOfAddress() throws {
      try FileManager.default.createDirectory(atPath: scratch.file("a"), withIntermediateDirectories: true)
      _ = try scratch.write("a/b.txt", "by path")
      let digest = hexadecimal(MD5.value(of: Array("by digest".utf8)))
      _ = try scratch.write(digest, "by digest")
      _ = try scratch.write("6f1c", "by address")
      #expect(try inFolder(["media": "1", "path": "a/b.txt"]) == "by path")
      #expect(try inFolder(["md5": .text(digest.uppercased())]) == "by digest")
      #expect(try inFolder(["address": "https://a.test/files/6f1c?x=1"]) == "by address")
      #expect(try inFolder(["address": "https://a.test/files/none"]) == "the folder of media does not have it")
      let wrong = "its content is not that of the archive: another "
      #expect(try inFolder(["media": "1", "path": "a/b.txt", "md5": .text(digest)]) == wrong + "MD5")
      #expect(try inFolder(["address": "https://a.test/6f1c", "size": 3]) == wrong + "size")
      #expect(try inFolder(["address": "https://a.test/6f1c", "size": 10]) == "by address")
      #expect(try inFolder(["media": "1", "path": "a/b.txt"]) { $0.sizeLimit = 6 } == "it is too large")
      _ = try scratch.write("empty", "")
      #expect(try inFolder(["media": "1", "path": "empty"]) == "it is empty")
    }

    @Test func nothingOutsideTheFolderIsRead() throws {
      let outside = try Scratch()
      _ = try outside.write("secret", "secret")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.file("link"), withDestinationPath: outside.file("secret"))
      try FileManager.default.createSymbolicLink(atPath: scratch.file("folder"), withDestinationPath: outside.path)
      try FileManager.default.createSymbolicLink(atPath: scratch.file("null"), withDestinationPath: "/dev/null")
      try FileManager.default.createDirectory(atPath: scratch.file("plain"), withIntermediateDirectories: true)
      #expect(mkfifo(scratch.file("pipe"), 0o600) == 0)
      _ = try scratch.write("a", "a")
      let leaves = "its path leaves the folder of media"
      let special = "it is not a plain file in the folder of media"
      for (path, expected) in [
        ("../secret", leaves), ("/etc/passwd", leaves), ("a/../a", leaves), ("./a", leaves), ("a//b", leaves),
        ("a\\b", leaves), ("link", special), ("folder/secret", special),
        ("null", special), ("plain", special), ("pipe", special), ("a/b", special),
      ] { #expect(try inFolder(["media": "1", "path": .text(path)]) == expected, "\(path)") }
      // The end of an address cannot leave the folder either.
      for address in ["https://a.test/..", "https://a.test/x/", "https://a.test/a\\b"] {
        #expect(try inFolder(["address": .text(address)]) == "the folder of media does not have it", "\(address)")
      }
    }

    // MARK: hosts

    private func settings(_ servers: MediaTestServer...) -> MediaSettings {
      var settings = MediaSettings()
      settings.hosts = servers.map { "127.0.0.1:\($0.port)" }
      (settings.allowsPlainHTTP, settings.allowsPrivateNetworks) = (true, true)
      settings.sizeLimit = 100_000
      settings.wait = MediaSettings.Wait(name: "none") { _ in }
      return settings
    }

    private func fetched(
      _ address: String, _ settings: MediaSettings, secret: String? = nil, size: Int64? = nil
    ) throws -> String {
      var members: [String: JSONNode] = ["address": .text(address)]
      members["secret"] = secret.map { .text($0) }
      members["size"] = size.map { .integer($0) }
      return outcome(try file(members), settings)
    }

    @Test func aFileIsFetchedWithItsSecret() throws {
      let other = try MediaTestServer { _, _ in .file(Array("moved".utf8)) }
      let server = try MediaTestServer { [port = other.port] request, _ in
        switch request.path {
        case "/there": .status(302, headers: ["Location: http://127.0.0.1:\(port)/x"])
        case "/near": .status(307, headers: ["Location: file"])
        default: .file(Array("content".utf8))
        }
      }
      let address = "http://127.0.0.1:\(server.port)"
      #expect(try fetched(address + "/file", settings(server), secret: "s3cret") == "content")
      #expect(server.requests.first?.headers["share-secret"] == "s3cret")
      #expect(try fetched(address + "/near", settings(server), secret: "s3cret") == "content")
      #expect(server.requests.last?.headers["share-secret"] == "s3cret")
      // The secret is not sent to another host of the list.
      #expect(try fetched(address + "/there", settings(server, other), secret: "s3cret") == "moved")
      #expect(other.requests.first?.headers["share-secret"] == nil)
      #expect(try fetched(address + "/file", settings(server), secret: "a\r\nb: c") == "the request cannot be sent")
      #expect(try fetched(address + "/file", settings(server)) == "content")
      #expect(server.requests.last?.headers["share-secret"] == nil)
    }

    @Test func addressesThatAreNotAllowedAreNotAsked() throws {
      let server = try MediaTestServer { _, _ in .file([1]) }
      let (port, listed) = (server.port, settings(server))
      let invalid = "its address is not valid here"
      let unlisted = "its host is not on the list"
      for (address, expected) in [
        ("http://127.0.0.1:\(port + 1)/", unlisted), ("http://127.0.0.1/", unlisted),
        ("http://localhost:\(port)/", unlisted), ("http://127.0.0.1.a.test:\(port)/", unlisted),
        ("http://user@127.0.0.1:\(port)/", invalid), ("http://user:word@127.0.0.1:\(port)/", invalid),
        ("http://127.0.0.1:\(port)@a.test/", invalid), ("http://a.test#@127.0.0.1:\(port)/", unlisted),
        ("file:///etc/passwd", invalid), ("ftp://127.0.0.1:\(port)/", invalid), ("/etc/passwd", invalid),
        ("http://127.0.0.1:\(port)/a b", invalid), ("http://127.0.0.1:\(port)/\u{E4}", invalid), ("http://", invalid),
      ] { #expect(try fetched(address, listed) == expected, "\(address)") }
      var secure = listed
      secure.allowsPlainHTTP = false
      #expect(try fetched("http://127.0.0.1:\(port)/", secure) == "its address does not use https")
      #expect(server.requests.isEmpty)
    }

    /// Also of listed hosts: a name may resolve to any address.
    @Test func privateNetworksAreRefusedAfterTheLookup() throws {
      let server = try MediaTestServer { _, _ in .file([1]) }
      var settings = settings(server)
      settings.allowsPrivateNetworks = false
      settings.hosts += ["localhost:\(server.port)", "2130706433:\(server.port)", "[::1]:\(server.port)"]
      let refused = "its host has an address of a private network"
      for host in ["127.0.0.1", "localhost", "0x7f.1", "[::1]"] {
        #expect(try fetched("http://\(host):\(server.port)/", settings) == refused, "\(host)")
      }
      #expect(server.requests.isEmpty)
    }

    @Test func redirectsLeadToHostsOfTheListAlone() throws {
      let other = try MediaTestServer { _, _ in .file([1]) }
      let server = try MediaTestServer { [port = other.port] request, _ in
        switch request.path {
        case "/other": .status(302, headers: ["Location: http://127.0.0.1:\(port)/"])
        case "/cloud": .status(301, headers: ["Location: http://169.254.169.254/latest/meta-data"])
        case "/file": .status(302, headers: ["Location: file:///etc/passwd"])
        case "/user": .status(302, headers: ["Location: http://a:b@127.0.0.1:\(port)/"])
        case "/loop": .status(302, headers: ["Location: /loop"])
        default: .status(302)
        }
      }
      let address = "http://127.0.0.1:\(server.port)"
      let settings = settings(server)
      #expect(try fetched(address + "/other", settings) == "its host is not on the list")
      #expect(try fetched(address + "/cloud", settings) == "its host is not on the list")
      #expect(try fetched(address + "/file", settings) == "its address is not valid here")
      #expect(try fetched(address + "/user", settings) == "its address is not valid here")
      #expect(try fetched(address + "/nowhere", settings) == "its host redirects to nowhere")
      #expect(try fetched(address + "/loop", settings) == "its host redirects too often")
      #expect(server.requests.count { $0.path == "/loop" } == 6)
      #expect(other.requests.isEmpty)
    }

    @Test func hostileAnswersAreNotStored() throws {
      let server = try MediaTestServer { request, _ in
        switch request.path {
        case "/endless": .endless
        case "/longer": .cut([1, 2, 3], announced: 1000)
        case "/shorter": .cut(Array("content".utf8), announced: 3)
        case "/bomb": .file([0x1F, 0x8B, 8, 0], headers: ["Content-Encoding: gzip"])
        case "/gone": .status(410)
        case "/closed": .status(403)
        case "/odd": .status(206)
        case "/header": .file([1], headers: ["X: " + String(repeating: "x", count: 90_000)])
        default: .file([])
        }
      }
      func fetched(_ path: String, size: Int64? = nil) throws -> String {
        try self.fetched("http://127.0.0.1:\(server.port)\(path)", settings(server), size: size)
      }
      #expect(try fetched("/endless") == "it is too large")
      #expect(try fetched("/longer") == "its host ends before the file does")
      #expect(server.requests.count { $0.path == "/longer" } == 4)
      #expect(try fetched("/shorter", size: 7) == "its content is not that of the archive: another size")
      #expect(try fetched("/bomb") == "its host sends it encoded")
      #expect(server.requests.allSatisfy { $0.headers["accept-encoding"] == nil })
      #expect(try fetched("/gone") == "its host does not have it")
      #expect(try fetched("/closed") == "its host refuses it")
      #expect(try fetched("/odd") == "its host answers with the status 206")
      #expect(try fetched("/header") != "\u{1}")
      #expect(try fetched("/empty") == "it is empty")
    }

    @Test func failedRequestIsRepeated() throws {
      let server = try MediaTestServer { request, number in
        switch request.path {
        case "/busy": number < 3 ? .status(503) : .file(Array("late".utf8))
        case "/silent": .silent
        default: .status(500)
        }
      }
      var settings = settings(server)
      let waits = Lock<[Int64]>([])
      settings.wait = MediaSettings.Wait(name: "noted") { milliseconds in waits.withLock { $0.append(milliseconds) } }
      let address = "http://127.0.0.1:\(server.port)"
      #expect(try fetched(address + "/busy", settings) == "late")
      #expect(waits.withLock { $0 } == [500, 1000])
      #expect(try fetched(address + "/down", settings) == "its host answers with the status 500")
      #expect(server.requests.count { $0.path == "/down" } == 4)
      (settings.seconds, settings.attempts) = (1, 1)
      #expect(try fetched(address + "/silent", settings) == "its host is too slow")
      // A host that never answers is not asked for each of its files.
      let client = MediaClient(settings)
      let down = try file(["address": .text(address + "/down")])
      var reasons: [String] = []
      for _ in 0..<25 {
        do throws(MediaLoss) { _ = try client.content(of: down) } catch { reasons.append(error.reason) }
      }
      #expect(reasons.count { $0 == "its host failed too often" } == 5)
    }

    @Test(
      arguments: [
        ([8, 8, 8, 8], true), ([1, 1, 1, 1], true), ([172, 15, 0, 1], true), ([172, 32, 0, 1], true),
        ([127, 0, 0, 1], false), ([10, 1, 2, 3], false), ([172, 16, 0, 1], false), ([172, 31, 255, 255], false),
        ([192, 168, 1, 1], false), ([169, 254, 169, 254], false), ([100, 64, 0, 1], false), ([0, 0, 0, 0], false),
        ([224, 0, 0, 1], false), ([255, 255, 255, 255], false), ([198, 19, 0, 1], false), ([], false),
        ([0x20, 1, 0x48, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x88, 0x88], true),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
        ([0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
        ([0xFD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 127, 0, 0, 1], false),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 8, 8, 8, 8], true),
        ([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 1], false),
        ([0x20, 2, 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
        ([0x20, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
        ([0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], false),
      ] as [([UInt8], Bool)])
    func addressesOfThePublicInternet(_ bytes: [UInt8], _ isPublic: Bool) {
      #expect(NetworkAddress(bytes).isPublic == isPublic)
    }
  }
#endif
