package import SeededClients

/// The client that makes made-up calls through this vendor's API.
package enum NIMSeeds {
  /// The type of the client.
  package static var client: any SeededClient.Type { NIMClient.self }
}
