#if Server
  internal import Foundation
  internal import ParlanceCore
  internal import ParlanceMoving
  internal import ShippedSources

  /// The settings of `parlance convert`.
  struct ConvertOptions: Hashable, Sendable {
    /// The word for the export's format.
    var format: String
    var files: [String]
    var output: String
    /// The name of the service in the records.
    var source: String
    var zone: String
    var isStrict: Bool

    static let syntax = CommandSyntax(
      name: "convert",
      summary: "Convert the export of another service into an archive. SOURCE is one of: "
        + ShippedSources.all.map(\.name).joined(separator: ", ") + ".",
      options: [
        .value("output", "FILE", "The archive, also -o; compressed if it ends with .gz. Required."),
        .value("source", "NAME", "The name of the service in the records; SOURCE unless given."),
        .value("zone", "ZONE", "The time zone of the export's hours, such as +08:00; UTC unless given."),
        .flag("strict", "End at the first damaged line, without an archive."), .help,
      ], words: "SOURCE FILE...")

    init(_ values: OptionValues) throws(UsageError) {
      let names = ShippedSources.all.map(\.name)
      guard let format = values.words.first else {
        throw UsageError("convert needs a source (\(names.joined(separator: ", "))) and files.")
      }
      guard names.contains(format) else { throw UsageError("\"\(format)\" is not a source", format, among: names) }
      files = Array(values.words.dropFirst())
      guard !files.isEmpty else { throw UsageError("convert needs files.") }
      guard let output = values.text("output"), !output.isEmpty else {
        throw UsageError("convert needs --output, the archive.")
      }
      self.format = format
      self.output = output
      source = values.text("source") ?? format
      guard (1...128).contains(source.utf8.count) else { throw UsageError("--source is a name of 1 to 128 bytes.") }
      zone = values.text("zone") ?? "UTC"
      guard (1...64).contains(zone.utf8.count) else { throw UsageError("--zone is a name of 1 to 64 bytes.") }
      isStrict = values.flag("strict")
    }
  }

  /// `parlance convert`.
  enum ConvertCommand {
    /// Converts the files, and prints damaged lines as they are found.
    ///
    /// - returns: The counts.
    static func run(_ options: ConvertOptions) throws(CommandFailure) -> String {
      guard let source = ShippedSources.all.first(where: { $0.name == options.format }) else {
        throw CommandFailure("The source is unknown.")
      }
      do throws(MessagingError) {
        return try Conversion.run(
          source, files: options.files, output: options.output,
          header: ArchiveHeader(source: options.source, zone: options.zone), isStrict: options.isStrict
        ) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }.text
      } catch {
        throw CommandFailure(error.description)
      }
    }
  }
#endif
