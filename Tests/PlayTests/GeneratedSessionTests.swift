import Parlance
import ParlanceConformance
import ParlanceStyles
import Testing

@Test func session() async throws {
  try await World.with(Cell(sender: .nim, receiver: .agoraChat, store: .memory)) { world in
    let nina = try await world.client("nina", .nim, device: "nina-phone")
    let quinn = try await world.client("quinn", .qd, device: "quinn-phone")
    let gina = try await world.client("gina", .agoraChat, device: "gina-phone")
    let carl = try await world.client("carl", .agoraClassic, device: "carl-phone")
    let hugo = try await world.client("hugo", .hyphenate, device: "hugo-phone")
    let andy = try await world.client("andy", .agoraChatAndroid, device: "andy-phone")
    let rita = try await world.client("rita", .agoraRTM, device: "rita-phone")
    let trip = try await world.group(of: [nina, quinn, gina, carl, hugo, andy, rita])
    try await world.promote(gina, in: trip, by: nina)
    let message1 = try await nina.send("Lunch at \"noon\"?", to: quinn)
    try await quinn.sees(message1, "Lunch at \"noon\"?", from: nina)
    try await quinn.acknowledge(message1, in: nina)
    if nina.can(.marksRead) { try await nina.markRead(quinn) }
    try await nina.revoke(message1, in: quinn)
    let message2 = try await gina.send("Who comes?", to: trip)
    try await nina.sees(message2, "Who comes?", from: gina, in: trip)
    try await quinn.sees(message2, "Who comes?", from: gina, in: trip)
    try await carl.sees(message2, "Who comes?", from: gina, in: trip)
    try await hugo.sees(message2, "Who comes?", from: gina, in: trip)
    try await andy.sees(message2, "Who comes?", from: gina, in: trip)
    try await rita.sees(message2, "Who comes?", from: gina, in: trip)
    try await nina.acknowledgeGroup([message2], in: trip)
    try await hugo.react("👍", to: message2, in: trip)
    try await nina.react("❤️", to: message2, in: trip)
    try await nina.removeReaction("❤️", from: message2, in: trip)
    world.setReachable(false, quinn)
    let message3 = try await nina.send("Hello?", to: quinn)
    world.setReachable(true, quinn)
    try await quinn.sees(message3, "Hello?", from: nina)
    try await world.advanceClock(byMilliseconds: 121000)
    // nina: revoke was refused.
    try await world.setMuted(true, quinn, in: trip, by: gina)
    // quinn: sendText was refused.
    try await world.setMuted(false, quinn, in: trip, by: gina)
    // Files are held halfway, which changes nothing but time.
    // Files are let go on, which changes nothing but time.
    // As many bytes as a "plan".txt has.
    let file5 = (0..<200000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let message5 = try await nina.sendFile(
      file5, as: .file, named: "a \"plan\".txt", to: trip)
    try await quinn.sees(message5)
    try await gina.sees(message5)
    try await carl.sees(message5)
    try await hugo.sees(message5)
    try await andy.sees(message5)
    try await rita.sees(message5)
    try await hugo.downloads(file5, of: message5, in: trip)
    andy.close()
    let message6 = try await quinn.send("Are you there?", to: andy)
    try await andy.open()
    try await andy.login()
    try await andy.sees(message6, "Are you there?", from: quinn)
    try await andy.acknowledge(message6, in: quinn)
    try await nina.requestFriend(gina, message: "It's \"me\"")
    try await gina.sees(.requested("It's \"me\""), of: nina)
    try await gina.answerRequest(of: nina, accepts: true)
    try await nina.sees(.added, of: gina)
    try await nina.subscribeToStatus(of: gina)
    try await gina.publishStatus("Hiking")
    try await hugo.setBlocked(true, nina)
    _ = try await nina.sendInVain("In vain", to: hugo)
    try await hugo.setBlocked(false, nina)
    let message8 = try await nina.send("Not in vain", to: hugo)
    try await hugo.sees(message8, "Not in vain", from: nina)
  }
}
