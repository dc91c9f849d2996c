package import ParlanceCore

/// The content of the files of imported messages.
extension HubLoop {
  /// Stores a part of a file to which imported messages refer, or returns whether the hub has it.
  ///
  /// The file is stored by the rules that hold for uploads of its account, in the order of its parts. With the last one it is
  /// complete and known under its source and reference, in one turn; its first content stays.
  ///
  /// - throws: One of the storage codes, or `timeout` if the disk takes too long.
  package func importFile(
    _ file: ImportedFile, options: ImportOptions
  ) throws(MessagingError) -> ImportedFileState {
    try FileImportWork(runner).add(file, options: options)
  }
}
