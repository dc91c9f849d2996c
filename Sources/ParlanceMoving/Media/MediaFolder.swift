#if Server
  internal import Foundation

  /// A folder with files of media, of which nothing outside is reached.
  ///
  /// Each part of a path is opened below the one before it. No symbolic link is followed, and only plain files are read.
  struct MediaFolder: Sendable {
    let path: String

    /// Opens a file by the path of its record, by its MD5, or by the last part of its address.
    ///
    /// - returns: The content; nil if the folder does not have the file.
    func content(of file: ArchiveFile, limit: Int64) throws(MediaLoss) -> MediaContentFile? {
      for name in Self.names(of: file) {
        if let content = try content(name, limit: limit) {
          try content.check(file, md5: nil)
          return content
        }
      }
      return nil
    }

    /// The paths by which a file may be named, the most certain one first.
    private static func names(of file: ArchiveFile) -> [String] {
      var names: [String] = []
      if let path = file.path { names.append(path) }
      if let md5 = file.md5 { names.append(md5) }
      if let address = file.address {
        let path = address.split(whereSeparator: { $0 == "?" || $0 == "#" }).first ?? ""
        let last = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        // Unlike a path, the end of an address may be anything.
        if last != path, Self.isPart(last) { names.append(last) }
      }
      return names
    }

    private static func isPart(_ part: String) -> Bool {
      !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 255
        && part.utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
    }

    private func content(_ name: String, limit: Int64) throws(MediaLoss) -> MediaContentFile? {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy(Self.isPart) else { throw MediaLoss("its path leaves the folder of media") }
      var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard folder >= 0 else { throw MediaLoss("the folder of media cannot be read") }
      for part in parts.dropLast() {
        let next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        let code = errno
        close(folder)
        guard next >= 0 else { return try Self.nothing(code) }
        folder = next
      }
      defer { close(folder) }
      // A pipe without a writer must not hold up the import.
      let file = openat(folder, parts.last ?? "", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return try Self.nothing(errno) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(file)
        throw Self.notPlain
      }
      let size = Int64(status.st_size)
      guard size > 0, size <= limit else {
        close(file)
        throw size > 0 ? .tooLarge : .empty
      }
      return try MediaContentFile(descriptor: file, size: size)
    }

    private static let notPlain = MediaLoss("it is not a plain file in the folder of media")

    private static func nothing(_ code: Int32) throws(MediaLoss) -> MediaContentFile? {
      switch code {
      case ENOENT: return nil
      // Symbolic links, files in the place of folders, and sockets.
      case ELOOP, ENOTDIR, ENXIO, EMLINK: throw notPlain
      default: throw MediaLoss("the file cannot be read")
      }
    }
  }

  extension MediaLoss {
    static let tooLarge = MediaLoss("it is too large")
    static let empty = MediaLoss("it is empty")
  }
#endif
