// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class PresenceSpelling0: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]) { note("presenceStatusDidChanged", presences) }
}

final class PresenceSpelling1: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]?) { note("presenceStatusDidChanged", presences) }
}

final class PresenceSpelling2: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [AgoraChatPresence]!) { note("presenceStatusDidChanged", presences) }
}

final class PresenceSpelling3: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [Any]) { note("presenceStatusDidChanged", presences) }
}

final class PresenceSpelling4: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [Any]?) { note("presenceStatusDidChanged", presences) }
}

final class PresenceSpelling5: Recorder, AgoraChatPresenceManagerDelegate {
  override var events: Set<String> { ["presenceStatusDidChanged"] }
  func presenceStatusDidChanged(_ presences: [Any]!) { note("presenceStatusDidChanged", presences) }
}

let everyPresenceSpelling: [@Sendable () -> any Recorder & AgoraChatPresenceManagerDelegate] = [
  { PresenceSpelling0() },
  { PresenceSpelling1() },
  { PresenceSpelling2() },
  { PresenceSpelling3() },
  { PresenceSpelling4() },
  { PresenceSpelling5() },
]
