package import SeededClients

/// The client that makes made-up calls through this vendor's API.
package enum AgoraChatAndroidSeeds {
  /// The type of the client.
  package static var client: any SeededClient.Type { AndroidClient.self }
}
