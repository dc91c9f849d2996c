#if Server && Remote
  import BuiltPrograms
  import Foundation
  import TestSupport
  import Testing

  /// The samples, each a process, talk to one another over a gateway.
  @Suite(.serialized) struct ConversationTests {
    @Test func everySampleTalksToEveryOther() async throws {
      let world = try await SampleWorld()
      for sender in Sample.allCases {
        for receiver in sender.others {
          try await world.send("hello \(receiver.account) from \(sender.account)", from: sender, to: receiver)
        }
      }
      for reader in Sample.allCases {
        let app = world[reader]
        app.type("/list")
        for sender in reader.others {
          try await app.line("one unread message of \(sender)") { $0.hasPrefix("\(sender.account): 1 unread, last: ") }
        }
        for sender in reader.others {
          let text = "hello \(reader.account) from \(sender.account)"
          app.type("/open \(sender.account)")
          try await app.sees("\(sender.account): \(text)")
          app.type("/read")
          if reader.hasReceiptsAndRevocation {
            try await app.sees("reading done")
          } else {
            try await app.sees("read; Agora RTM has no receipts, so the sender is not notified")
          }
          // Agora RTM neither gives receipts nor reports them.
          guard reader.hasReceiptsAndRevocation, sender.hasReceiptsAndRevocation else { continue }
          try await world[sender].sees(reader.receipt(of: text, for: sender))
          world[sender].type("/open \(reader.account)")
          try await world[sender].sees("\(sender.account): \(text) (read)")
        }
        app.type("/list")
        for sender in reader.others {
          try await app.line("nothing unread of \(sender)") { $0.hasPrefix("\(sender.account): 0 unread, last: ") }
        }
      }
      try await world.end()
    }

    @Test func aRevokedMessageIsGoneWhereTheVendorCanTakeBack() async throws {
      let world = try await SampleWorld()
      for sender in Sample.allCases {
        for receiver in sender.others {
          let (slip, next) = ("slip of \(sender.account)", "what \(sender.account) meant")
          try await world.send(slip, from: sender, to: receiver)
          world[sender].type("/revoke")
          guard sender.hasReceiptsAndRevocation else {
            try await world[sender].sees("Agora RTM cannot take messages back")
            continue
          }
          try await world[sender].sees("\(sender.account) revoked: \(slip)")
          if receiver.hasReceiptsAndRevocation {
            try await world[receiver].sees("\(sender.account) revoked: \(slip)")
          }
          try await world.send(next, from: sender, to: receiver)
          let shown = try await world[receiver].opens(sender.account, upTo: "\(sender.account): \(next)")
          // Agora RTM has no revocation: its app keeps the message.
          #expect(shown.contains("\(sender.account): \(slip)") == !receiver.hasReceiptsAndRevocation, "\(shown)")
        }
      }
      try await world.end()
    }

    @Test func picturesAndFilesArriveWhole() async throws {
      let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/ParlanceDemo/Files")
      let world = try await SampleWorld()
      for sender in Sample.allCases {
        for receiver in sender.others {
          world[sender].type("/open \(receiver.account)")
          for (command, words) in [("picture", "sunset.png"), ("file", "menu.txt")] {
            let original = examples.appendingPathComponent(words)
            world[sender].type("/\(command) \(original.path)")
            try await world[sender].sees("sent: \(command) \(words)")
            try await world[receiver].receives("\(command) \(words)", from: sender.account)
            let beginning = "saved \(command) \(words) at "
            let line = try await world[receiver].line(beginning) { $0.hasPrefix(beginning) }
            let copy = URL(fileURLWithPath: String(line.dropFirst(beginning.count)))
            #expect(try Data(contentsOf: copy) == Data(contentsOf: original), "\(sender) to \(receiver): \(line)")
          }
        }
      }
      try await world.end()
    }
  }
#endif
