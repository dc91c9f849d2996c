#if Server
  internal import Foundation
  package import ParlanceCore

  /// A file that an answer names.
  package struct FetchFile: Hashable, Sendable {
    package var address: String
    /// The name of the copy.
    package var name: String

    package init(address: String, name: String) {
      self.address = address
      self.name = name
    }
  }

  /// Copies of files that answers name.
  package enum FetchDownload {
    /// The largest file, in bytes.
    private static let sizeLimit: Int64 = 4 << 30
    /// The longest time of an attempt, in seconds.
    private static let seconds = 1800

    /// Fetches a file. It has its name when it is complete and durable.
    ///
    /// - parameter allowsPlainHTTP: A Boolean value that indicates whether the address may begin with `http://`.
    /// - throws: `notConnected` if it is not to be had, `fileNotWritable`.
    package static func save(_ file: FetchFile, to path: String, allowsPlainHTTP: Bool) throws(MessagingError) {
      var settings = MediaSettings()
      settings.allowsPlainHTTP = allowsPlainHTTP
      // The service names the address, and may be a gateway on this machine.
      settings.allowsPrivateNetworks = true
      settings.allowsAllHosts = true
      settings.keepsEncodedBodies = true
      (settings.sizeLimit, settings.seconds, settings.attempts) = (sizeLimit, seconds, 1)
      let content: MediaContentFile
      do throws(MediaLoss) {
        guard let described = ArchiveFile.files(of: ["type": "file", "address": .text(file.address)]).first else {
          throw MediaLoss("it has no address")
        }
        content = try MediaClient(settings).content(of: described)
        try write(content, to: path)
      } catch {
        throw MessagingError(.notConnected, "\(file.name): \(error.reason)")
      }
    }

    private static func write(_ content: MediaContentFile, to path: String) throws(MediaLoss) {
      let failure = MediaLoss("\(path) cannot be written")
      guard let file = fopen(path + ".part", "wb") else { throw failure }
      defer { fclose(file) }
      var offset: Int64 = 0
      while offset < content.size {
        let bytes = try content.read(at: offset, count: 1 << 20)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw failure }
        offset += Int64(bytes.count)
      }
      guard fflush(file) == 0, fsync(fileno(file)) == 0, rename(path + ".part", path) == 0 else { throw failure }
    }
  }
#endif
