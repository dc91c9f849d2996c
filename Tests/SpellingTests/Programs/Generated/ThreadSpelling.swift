// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class ThreadSpelling0: Recorder, AgoraChatThreadManagerDelegate {
  override var events: Set<String> {
    ["onChatThreadCreate", "onChatThreadUpdate", "onChatThreadDestroy", "onUserKickOutOfChatThread"]
  }
  func onChatThreadCreate(_ event: AgoraChatThreadEvent) { note("onChatThreadCreate", event) }
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent) { note("onChatThreadUpdate", event) }
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent) { note("onChatThreadDestroy", event) }
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent) { note("onUserKickOutOfChatThread", event) }
}

final class ThreadSpelling1: Recorder, AgoraChatThreadManagerDelegate {
  override var events: Set<String> {
    ["onChatThreadCreate", "onChatThreadUpdate", "onChatThreadDestroy", "onUserKickOutOfChatThread"]
  }
  func onChatThreadCreate(_ event: AgoraChatThreadEvent?) { note("onChatThreadCreate", event) }
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent?) { note("onChatThreadUpdate", event) }
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent?) { note("onChatThreadDestroy", event) }
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent?) { note("onUserKickOutOfChatThread", event) }
}

final class ThreadSpelling2: Recorder, AgoraChatThreadManagerDelegate {
  override var events: Set<String> {
    ["onChatThreadCreate", "onChatThreadUpdate", "onChatThreadDestroy", "onUserKickOutOfChatThread"]
  }
  func onChatThreadCreate(_ event: AgoraChatThreadEvent!) { note("onChatThreadCreate", event) }
  func onChatThreadUpdate(_ event: AgoraChatThreadEvent!) { note("onChatThreadUpdate", event) }
  func onChatThreadDestroy(_ event: AgoraChatThreadEvent!) { note("onChatThreadDestroy", event) }
  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent!) { note("onUserKickOutOfChatThread", event) }
}

let everyThreadSpelling: [@Sendable () -> any Recorder & AgoraChatThreadManagerDelegate] = [
  { ThreadSpelling0() },
  { ThreadSpelling1() },
  { ThreadSpelling2() },
]
