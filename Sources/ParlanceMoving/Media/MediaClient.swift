#if Server
  internal import CCurl
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore

  /// The source of the content of files: a folder, and hosts.
  package final class MediaClient: Sendable {
    /// The most redirects of one file.
    private static let redirectLimit = 5
    /// The number of failures of a host in a row after which it is not asked any more.
    private static let patience = 20

    let settings: MediaSettings
    private let state = Lock<(idle: [Handle], failures: [String: Int])>(([], [:]))

    /// A handle of the library; one request has it at a time.
    private struct Handle: @unchecked Sendable {
      let pointer: UnsafeMutableRawPointer
    }

    package init(_ settings: MediaSettings) { self.settings = settings }

    deinit { for handle in state.withLock({ $0.idle }) { curl_easy_cleanup(handle.pointer) } }

    /// Returns the content of a file.
    func content(of file: ArchiveFile) throws(MediaLoss) -> MediaContentFile {
      if let folder = settings.folder {
        if let content = try MediaFolder(path: folder).content(of: file, limit: settings.sizeLimit) { return content }
        guard !settings.hosts.isEmpty, file.address != nil else {
          throw MediaLoss("the folder of media does not have it")
        }
      }
      guard let address = file.address else { throw MediaLoss("the archive has no address of it") }
      return try fetch(address, file)
    }

    /// Returns the bytes of a file.
    package func bytes(of file: ArchiveFile) throws(MediaLoss) -> [UInt8] {
      let content = try content(of: file)
      return try content.read(at: 0, count: Int(content.size))
    }

    private func fetch(_ text: String, _ file: ArchiveFile) throws(MediaLoss) -> MediaContentFile {
      var attempt = 1
      while true {
        let address = try MediaAddress(text, settings)
        let host = address.host
        guard state.withLock({ $0.failures[host, default: 0] }) < Self.patience else {
          throw MediaLoss("its host failed too often")
        }
        do throws(MediaLoss) {
          let content = try attemptToFetch(address, file)
          state.withLock { $0.failures[host] = 0 }
          return content
        } catch {
          state.withLock { $0.failures[host] = error.mayPass ? $0.failures[host, default: 0] + 1 : 0 }
          guard error.mayPass, attempt < settings.attempts else { throw error }
        }
        settings.wait.milliseconds(Int64(250) << attempt)
        attempt += 1
      }
    }

    private func attemptToFetch(_ address: MediaAddress, _ file: ArchiveFile) throws(MediaLoss) -> MediaContentFile {
      guard let handle = state.withLock({ $0.idle.popLast() }) ?? MediaDownload.makeHandle().map(Handle.init) else {
        throw MediaLoss("the request cannot be sent")
      }
      defer { state.withLock { $0.idle.append(handle) } }
      let host = address.host
      for _ in 0...Self.redirectLimit {
        let download = try MediaDownload(handle.pointer, settings)
        // The secret is of the host to which the archive's address belongs.
        switch try download.run(address, secret: address.host == host ? file.secret : nil) {
        case .redirect(let location): try address.redirect(to: location)
        case .content(let content):
          try content.check(file, md5: try content.finish())
          return content
        }
      }
      throw MediaLoss("its host redirects too often")
    }
  }

  extension MediaClient {
    /// Fetches the content of files, some at once.
    ///
    /// - parameter take: Called with the index of each file and its content or loss, on the caller's thread, as they come. The
    ///   next file is fetched when it returns.
    func contents(
      of files: [ArchiveFile],
      take: (Int, Result<MediaContentFile, MediaLoss>) throws(MessagingError) -> Void
    ) throws(MessagingError) {
      let arrived = Lock<[(Int, Result<MediaContentFile, MediaLoss>)]>([])
      let signal = DispatchSemaphore(value: 0)
      func begin(_ index: Int) {
        let file = files[index]
        // A thread each: a concurrent queue begins with as many as there are processors, and these threads wait.
        Thread.detachNewThread { [self] in
          let result: Result<MediaContentFile, MediaLoss>
          do throws(MediaLoss) { result = .success(try content(of: file)) } catch { result = .failure(error) }
          arrived.withLock { $0.append((index, result)) }
          signal.signal()
        }
      }
      var begun = 0
      while begun < min(files.count, settings.atOnce) {
        begin(begun)
        begun += 1
      }
      for _ in files.indices {
        signal.wait()
        let (index, result) = arrived.withLock { $0.removeFirst() }
        try take(index, result)
        if begun < files.count {
          begin(begun)
          begun += 1
        }
      }
    }
  }
#endif
