#if Server
  internal import AgoraChatBridge
  internal import AgoraChatMoving
  internal import NIMBridge
  internal import NIMMoving
  package import ParlanceBridge
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

    /// The services that the command joins with a hub; one line for each.
    package static let bridged: [any BridgeEnd.Type] = [
      EasemobBridgeEnd.self, NIMBridgeEnd.self,
    ]
  }
#endif
