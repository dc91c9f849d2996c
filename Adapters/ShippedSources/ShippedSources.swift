#if Server
  internal import AgoraChatMoving
  internal import NIMMoving
  package import ParlanceMoving

  /// The exports that the command converts.
  package enum ShippedSources {
    /// The sources; one line for each.
    package static let all: [ArchiveSource] = [
      AgoraChatExport.source, NIMExport.source, TableConverter.source,
    ]

    /// The services from which the command fetches; one line for each.
    package static let fetched: [FetchSource] = [
      EasemobFetcher.source, NIMFetcher.source,
    ]
  }
#endif
