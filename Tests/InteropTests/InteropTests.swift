import ParlanceConformance
import Testing

/// Every scenario of the kit in every cell where it makes sense; failures name the scenario and the cell.
@Suite struct Interop {
  @Test(arguments: Matrix.interop.runs(Scenario.texts))
  func texts(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.contents))
  func contents(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.order))
  func order(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.devices))
  func devices(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.sessions))
  func sessions(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.attributes))
  func attributes(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.commands))
  func commands(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.receipts))
  func receipts(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.groupReceipts))
  func groupReceipts(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.revocation))
  func revocation(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.revocationEdges))
  func revocationEdges(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.commandRevocation))
  func commandRevocation(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.reactions))
  func reactions(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.edits))
  func edits(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.messagePins))
  func messagePins(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.deletion))
  func deletion(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.pins))
  func pins(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.unread))
  func unread(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.durability))
  func durability(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.badInput))
  func badInput(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.network))
  func network(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.groups))
  func groups(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.contacts))
  func contacts(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.statuses))
  func statuses(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.profiles))
  func profiles(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.pushSettings))
  func pushSettings(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.callInvitations))
  func callInvitations(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.ownActions))
  func ownActions(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.addressees))
  func addressees(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.roomManagement))
  func roomManagement(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.groupRequests))
  func groupRequests(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.groupAdministration))
  func groupAdministration(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.groupLists))
  func groupLists(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.roomAdministration))
  func roomAdministration(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.publicGroups))
  func publicGroups(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.memberLists))
  func memberLists(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.roomLists))
  func roomLists(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.roomAppearances))
  func roomAppearances(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.threads))
  func threads(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.searches))
  func searches(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.bulletins))
  func bulletins(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.moderation))
  func moderation(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.poorerStyles))
  func poorerStyles(_ run: Run) async throws { try await run.play() }

  @Test(arguments: Matrix.interop.runs(Scenario.media))
  func media(_ run: Run) async throws { try await run.play() }
}
