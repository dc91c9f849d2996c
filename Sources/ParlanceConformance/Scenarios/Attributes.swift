import Parlance

extension Scenario {
  /// The JSON object that every style can read.
  public static let attributes: [Scenario] = [
    Scenario("attributes arrive in both directions") { world in
      let (alice, bob) = try await world.pair()
      let text = """
        {"count":3,"deep":{"list":[1,"two",{"three":[true,false,null]}],"empty":{}},"half":0.5,"minus":-7,\
        "name":"Ünïcödé 漢字 👩‍👩‍👧 \\"quoted\\" \\u0007","none":""}
        """
      let carried = try canonical(text)
      let expected = alice.can(.plainMessages) || bob.can(.plainMessages) ? nil : carried
      let first = try await alice.send(OutgoingMessage("with attributes", attributes: .json(text)), to: bob)
      try requireEqual(try await bob.sees(first).attributes, expected, "attributes at \(bob.log.name)")
      let second = try await bob.send(OutgoingMessage("and back", attributes: .json(text)), to: alice)
      try requireEqual(try await alice.sees(second).attributes, expected, "attributes at \(alice.log.name)")
      for (client, peer) in [(alice, bob), (bob, alice)] {
        let stored = try await client.history(peer).map(\.attributes)
        let own = client.can(.plainMessages) ? nil : carried
        let both = client === alice ? [own, expected] : [expected, own]
        try requireEqual(stored, both, "stored attributes at \(client.log.name)")
      }
    },
    Scenario("a message without attributes shows none") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("plain", to: bob)
      try requireEqual(try await bob.sees(id).attributes, nil, "attributes")
    },
    Scenario("attributes reach a group") { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      let text = #"{"reply":{"to":"somebody","number":9007199254740991}}"#
      let id = try await alice.send(OutgoingMessage("tagged", attributes: .json(text)), to: group)
      let expected = alice.can(.plainMessages) || bob.can(.plainMessages) ? nil : try canonical(text)
      try requireEqual(try await bob.sees(id).attributes, expected, "attributes")
    },
  ]

  /// Returns the same object with its keys in order, as drivers report it.
  private static func canonical(_ text: String) throws -> String {
    guard let dictionary = JSONObject.dictionary(of: text) else { throw ConformanceFailure("no JSON: \(text)") }
    return try JSONObject.text(of: dictionary)
  }
}
