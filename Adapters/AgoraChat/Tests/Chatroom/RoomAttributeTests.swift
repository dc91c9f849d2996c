import Dispatch
import Foundation
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// Attributes of a chat room, and the callbacks of each change.
@Suite struct RoomAttributeTests {
  private let environment: MessagingEnvironment
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() throws {
    environment = .inMemory(callbackQueue: DispatchQueue(label: "callbacks"))
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    for phone in [alice, bob] { try phone.rooms.joinChatroom("hall", error: nil) }
  }

  /// The number of the error, and those of the attributes.
  private typealias Outcome = (error: Int, errors: [String: Int]?)

  private func outcome(
    _ call: (@escaping (AgoraChatError?, [String: AgoraChatError]?) -> Void) throws -> Void
  ) async throws -> Outcome {
    let box = EventBox<Outcome>("outcome")
    try call { box.add((code($0), $1?.mapValues { code($0) })) }
    return try await box.next()
  }

  private func number(_ call: (@escaping (AgoraChatError?) -> Void) throws -> Void) async throws -> Int {
    let box = EventBox<Int>("number")
    try call { box.add(code($0)) }
    return try await box.next()
  }

  private func fetch(_ phone: Phone, _ keys: [String]? = nil) async throws -> [String: String]? {
    let box = EventBox<[String: String]?>("attributes")
    let rooms = try phone.rooms
    if let keys {
      rooms.fetchChatroomAttributes("hall", keys: keys) { box.add($1) }
    } else {
      rooms.fetchChatroomAllAttributes("hall") { box.add($1) }
    }
    return try await box.next()
  }

  @Test func attributesAreSetFetchedAndRemoved() async throws {
    await alice.expect("bob entered, the 2. of Hall: -")
    let set = try await outcome {
      try alice.rooms.setChatroomAttributes(
        "hall", attributes: ["a": "1", "b": "2"], autoDelete: false, completionBlock: $0)
    }
    #expect(set.error == 0 && set.errors == [:])
    await bob.expect("hall has a=1 b=2 of alice")
    #expect(try await fetch(bob) == ["a": "1", "b": "2"])
    #expect(try await fetch(bob, ["b", "x"]) == ["b": "2"])
    #expect(try await fetch(bob, []) == ["a": "1", "b": "2"])
    // Those of another user are refused, one by one.
    let mixed = try await outcome {
      try bob.rooms.setChatroomAttributes(
        "hall", attributes: ["a": "9", "c": "3"], autoDelete: false, completionBlock: $0)
    }
    #expect(mixed.error == 7 && mixed.errors == ["a": 703])
    await alice.expect("hall has c=3 of bob")
    #expect(
      try await number {
        try bob.rooms.setChatroomAttribute("hall", key: "a", value: "9", autoDelete: false, completionBlock: $0)
      } == 703)
    #expect(
      try await number {
        try bob.rooms.setChatroomAttributeForced("hall", key: "a", value: "9", autoDelete: false, completionBlock: $0)
      } == 0)
    await alice.expect("hall has a=9 of bob")
    let removed = try await outcome {
      try alice.rooms.removeChatroomAttributes("hall", attributes: ["a", "b", "x"], completionBlock: $0)
    }
    #expect(removed.error == 7 && removed.errors == ["a": 703, "x": 110])
    await bob.expect("hall lost b of alice")
    #expect(try await number { try alice.rooms.removeChatroomAttribute("hall", key: "a", completionBlock: $0) } == 703)
    #expect(
      try await outcome {
        try alice.rooms.removeChatroomAttributesForced("hall", attributes: ["a", "c"], completionBlock: $0)
      }.error == 0)
    await bob.expect("hall lost a c of alice")
    #expect(try await fetch(alice) == [:])
    await alice.expect()
  }

  @Test func attributesThatAreDeletedGoWithTheirUser() async throws {
    await alice.expect("bob entered, the 2. of Hall: -")
    let set = try await outcome {
      try bob.rooms.setChatroomAttributesForced(
        "hall", attributes: ["seat": "bob"], autoDelete: true, completionBlock: $0)
    }
    #expect(set.error == 0)
    await alice.expect("hall has seat=bob of bob")
    try bob.rooms.leaveChatroom("hall", error: nil)
    await alice.expect("bob exited", "hall lost seat of bob")
    #expect(try await fetch(alice) == [:])
    // One who is not there can do nothing.
    #expect(try await fetch(bob) == nil)
    #expect(
      try await number {
        try bob.rooms.setChatroomAttribute("hall", key: "seat", value: "bob", autoDelete: true, completionBlock: $0)
      } == 702)
    #expect(
      try await number { try carol.rooms.removeChatroomAttributeForced("hall", key: "seat", completionBlock: $0) }
        == 702)
  }

  @Test func limitsAreTheVendors() async throws {
    let eleven = Dictionary(uniqueKeysWithValues: (0..<11).map { ("\($0)", "") })
    let long = String(repeating: "k", count: 129)
    let wrong: [([String: String], Int)] = [
      ([:], 110), (eleven, 4), ([long: ""], 110), (["": ""], 110), (["k": String(repeating: "v", count: 4097)], 110),
    ]
    for (attributes, number) in wrong {
      let outcome = try await outcome {
        try alice.rooms.setChatroomAttributes("hall", attributes: attributes, autoDelete: false, completionBlock: $0)
      }
      #expect(outcome.error == number && outcome.errors == nil)
    }
    #expect(
      try await outcome {
        try alice.rooms.removeChatroomAttributes("hall", attributes: Array(eleven.keys), completionBlock: $0)
      }.error == 4)
    for part in 0..<10 {
      let ten = Dictionary(uniqueKeysWithValues: (0..<10).map { ("\(part)-\($0)", "") })
      #expect(
        try await outcome {
          try alice.rooms.setChatroomAttributes("hall", attributes: ten, autoDelete: false, completionBlock: $0)
        }.error == 0)
    }
    let last = try await outcome {
      try alice.rooms.setChatroomAttributes(
        "hall", attributes: ["0-0": "new", "more": ""], autoDelete: false, completionBlock: $0)
    }
    #expect(last.error == 7 && last.errors == ["more": 4])
    #expect(try await fetch(alice)?.count == 100)
    #expect(
      try await number {
        try alice.rooms.setChatroomAttribute("nowhere", key: "k", value: "v", autoDelete: false, completionBlock: $0)
      } == 705)
  }

  @Test func callsWithoutCompletionWork() async throws {
    await alice.expect("bob entered, the 2. of Hall: -")
    let rooms = try alice.rooms
    silently {
      rooms.setChatroomAttribute("hall", key: "a", value: "1", autoDelete: false)
      rooms.setChatroomAttributeForced("hall", key: "b", value: "2", autoDelete: false)
      rooms.setChatroomAttributes("hall", attributes: ["c": "3"], autoDelete: false)
      rooms.setChatroomAttributesForced("hall", attributes: ["d": "4"], autoDelete: false)
      rooms.removeChatroomAttribute("hall", key: "a")
      rooms.removeChatroomAttributeForced("hall", key: "b")
      rooms.removeChatroomAttributes("hall", attributes: ["c"])
      rooms.removeChatroomAttributesForced("hall", attributes: ["d"])
      rooms.fetchChatroomAttributes("hall", keys: nil)
      rooms.fetchChatroomAllAttributes("hall")
    }
    await bob.expect(
      "hall has a=1 of alice", "hall has b=2 of alice", "hall has c=3 of alice", "hall has d=4 of alice",
      "hall lost a of alice", "hall lost b of alice", "hall lost c of alice", "hall lost d of alice")
  }
}
