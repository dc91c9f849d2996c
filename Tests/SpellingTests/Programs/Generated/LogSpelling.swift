// Written by Scripts/generate-spellings.swift: change that instead.

import AgoraChat
import Foundation

final class LogSpelling0: Recorder, AgoraChatLogDelegate {
  override var events: Set<String> { ["logDidOutput"] }
  func logDidOutput(_ log: String) { note("logDidOutput", log) }
}

final class LogSpelling1: Recorder, AgoraChatLogDelegate {
  override var events: Set<String> { ["logDidOutput"] }
  func logDidOutput(_ log: String?) { note("logDidOutput", log) }
}

final class LogSpelling2: Recorder, AgoraChatLogDelegate {
  override var events: Set<String> { ["logDidOutput"] }
  func logDidOutput(_ log: String!) { note("logDidOutput", log) }
}

let everyLogSpelling: [@Sendable () -> any Recorder & AgoraChatLogDelegate] = [
  { LogSpelling0() },
  { LogSpelling1() },
  { LogSpelling2() },
]
