#if Server
  import Foundation
  import ParlanceGateway

  /// The page's files, read once: a request names one of them, never a path.
  struct PageFiles: Sendable {
    /// A file as it is served.
    struct File: Sendable {
      var type: String
      var bytes: [UInt8]
    }

    private let files: [String: File]

    /// Reads the files that belong to the program.
    ///
    /// - throws: What kept a file from being read.
    init() throws { try self.init(folder: Bundle.module.bundleURL.appendingPathComponent("Page")) }

    /// Reads the files of a folder, those in folders of it left out.
    init(folder: URL) throws {
      var files: [String: File] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let url = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
          continue
        }
        files[name] = File(type: Self.type(name), bytes: [UInt8](try Data(contentsOf: url)))
      }
      self.files = files
    }

    /// Returns the file with a name; nil if it does not exist.
    func file(_ name: String) -> File? { files[name] }

    private static func type(_ name: String) -> String {
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js", "mjs": "text/javascript; charset=utf-8"
      case "json": "application/json"
      case "svg": "image/svg+xml"
      case "png": "image/png"
      case "jpg", "jpeg": "image/jpeg"
      case "webp": "image/webp"
      case "woff2": "font/woff2"
      case "txt": "text/plain; charset=utf-8"
      default: "application/octet-stream"
      }
    }
  }
#endif
