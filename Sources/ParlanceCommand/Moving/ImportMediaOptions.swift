#if Server
  internal import ParlanceMoving

  /// The options of `parlance import` about the content of files.
  extension ArchiveImportOptions {
    static let mediaSyntax: [OptionSyntax] = [
      .value("media-folder", "DIR", "Take the content of files from this folder: by path, MD5, or end of address."),
      .values(
        "media-host", "HOST", "Fetch files from this host, HOST:PORT for an unusual port; may be given several times."),
      .flag("media-http", "Fetch files also from addresses that begin with http://."),
      .flag("media-private", "Fetch files also from hosts with addresses of private networks, and this machine."),
      .value("media-size", "BYTES", "The largest file; 31457280 (30 MiB) unless given. The hub has its own limit."),
      .value("media-at-once", "NUMBER", "The most files that are fetched at once, 1 to 32; 4 unless given."),
      .value("media-seconds", "NUMBER", "The longest time of an attempt to fetch a file; 120 unless given."),
    ]

    /// Returns the places of files.
    static func media(_ values: OptionValues) throws(UsageError) -> MediaSettings? {
      func number(_ name: String, _ range: ClosedRange<Int64>) throws(UsageError) -> Int64? {
        guard let text = values.text(name) else { return nil }
        guard let number = Int64(text), range.contains(number) else {
          throw UsageError("--\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
      }
      var settings = MediaSettings()
      settings.folder = values.text("media-folder")
      if settings.folder?.isEmpty == true { throw UsageError("--media-folder is a folder.") }
      settings.hosts = try hosts(values.text("media-host"))
      settings.allowsPlainHTTP = values.flag("media-http")
      settings.allowsPrivateNetworks = values.flag("media-private")
      if let size = try number("media-size", 1...(1 << 40)) { settings.sizeLimit = size }
      if let count = try number("media-at-once", 1...32) { settings.atOnce = Int(count) }
      if let seconds = try number("media-seconds", 1...86_400) { settings.seconds = Int(seconds) }
      if settings.folder == nil && settings.hosts.isEmpty {
        let given = mediaSyntax.first { values[$0.name] != nil }
        if let given { throw UsageError("--\(given.name) needs --media-folder or --media-host.") }
        return nil
      }
      return settings
    }

    /// Returns the hosts that an option names.
    static func hosts(_ text: String?) throws(UsageError) -> [String] {
      guard let text else { return [] }
      let hosts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.lowercased() }
      let isValid = hosts.allSatisfy { host in
        !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/@?#*".utf8.contains($0) }
      }
      guard isValid else { throw UsageError("--media-host is the name of a host, without https:// and path.") }
      return hosts
    }
  }
#endif
