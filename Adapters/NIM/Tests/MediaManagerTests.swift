import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Recording and playing, which an app's port does.
@Suite @MainActor struct MediaManagerTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  private func client() -> (NIMSDK, Listener, Port) {
    let sdk = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
    let (listener, port) = (Listener(), Port())
    sdk.mediaManager.add(listener)
    return (sdk, listener, port)
  }

  @Test func withoutAPortNothingBegins() async throws {
    defer { environment.shutDown() }
    let (sdk, listener, _) = client()
    let media = sdk.mediaManager
    media.record(forDuration: 60)
    #expect(try await listener.news.next() == "record - began 9")
    media.play("/speech.aac")
    #expect(try await listener.news.next() == "play /speech.aac began 11")
    #expect(!media.isRecording() && !media.isPlaying() && !media.seek(1) && !media.switch(.speaker))
    #expect(media.recordPeakPower() == 0 && media.recordAveragePower() == 0)
    media.stopRecord()
    media.cancelRecord()
    media.stopPlay()
    try await listener.drain(sdk)
    #expect(listener.news.pending.isEmpty)
  }

  @Test func recordingIsReportedUntilItsEnd() async throws {
    defer { environment.shutDown() }
    let (sdk, listener, port) = client()
    sdk.audioPort = port
    let media = sdk.mediaManager
    media.record(.AMR, duration: 60)
    #expect(try await listener.news.next() == "record /1.amr began")
    #expect(media.isRecording() && media.recordPeakPower() == -3)
    media.record(forDuration: 60)
    #expect(try await listener.news.next() == "record - began 16")
    for event in [NIMAudioPortEvent.progress(value: 1.5), .interrupted, .resumed] { port.report?(event) }
    #expect(try await listener.news.next() == "progress 1.5")
    #expect(try await listener.news.next() == "record interrupted")
    #expect(try await listener.news.next() == "record resumed")
    media.stopRecord()
    #expect(try await listener.news.next() == "record /1.amr completed")
    port.report?(.progress(value: 2))
    #expect(!media.isRecording())

    media.record(forDuration: 60)
    #expect(try await listener.news.next() == "record /2.aac began")
    media.cancelRecord()
    #expect(try await listener.news.next() == "record cancelled")
    try await listener.drain(sdk)
    #expect(listener.news.pending.isEmpty && !media.isRecording())
    media.record(forDuration: 0)
    #expect(try await listener.news.next() == "record - began 1")
  }

  @Test func settingsOfTheAudioSessionAreTaken() {
    defer { environment.shutDown() }
    let (sdk, _, _) = client()
    let media = sdk.mediaManager
    media.recordProgressUpdateTimeInterval = 0.5
    media.setNeedProximityMonitor(false)
    media.setDeactivateAudioSessionAfterComplete(true)
    media.disableResetAudioSession(true)
    #expect(media.recordProgressUpdateTimeInterval == 0.5)
  }

  @Test func portThatCannotBeginSaysWhy() async throws {
    defer { environment.shutDown() }
    let (sdk, listener, port) = client()
    sdk.audioPort = port
    port.failure = NSError(domain: NIMLocalErrorDomain, code: NIMLocalErrorCode.audioRecordErrorNoPermission.rawValue)
    sdk.mediaManager.record(forDuration: 60)
    #expect(try await listener.news.next() == "record - began 8")
    sdk.mediaManager.play("/speech.aac")
    #expect(try await listener.news.next() == "play /speech.aac began 8")
    #expect(!sdk.mediaManager.isRecording() && !sdk.mediaManager.isPlaying())
  }

  @Test func playbackIsReportedUntilItsEnd() async throws {
    defer { environment.shutDown() }
    let (sdk, listener, port) = client()
    sdk.audioPort = port
    let media = sdk.mediaManager
    media.play("/a.aac")
    #expect(try await listener.news.next() == "play /a.aac began")
    port.report?(.progress(value: 0.5))
    #expect(try await listener.news.next() == "play /a.aac 0.5")
    for event in [NIMAudioPortEvent.interrupted, .resumed] { port.report?(event) }
    #expect(try await listener.news.next() == "play interrupted")
    #expect(try await listener.news.next() == "play resumed")
    #expect(media.seek(3) && !media.seek(-1) && media.switch(.receiver))
    media.play("/b.aac")
    #expect(try await listener.news.next() == "play /a.aac stopped")
    #expect(try await listener.news.next() == "play /b.aac began")
    port.report?(.ended(error: nil))
    #expect(try await listener.news.next() == "play /b.aac completed")
    media.play("/c.aac")
    #expect(try await listener.news.next() == "play /c.aac began")
    media.stopPlay()
    #expect(try await listener.news.next() == "play /c.aac stopped")
    #expect(!media.isPlaying())
  }

  /// A port that reports the events that the test passes to it.
  private final class Port: NIMAudioPort {
    var failure: NSError?
    var report: ((NIMAudioPortEvent) -> Void)?
    private var count = 0

    func record(
      _ type: NIMAudioType, duration: TimeInterval, interval: TimeInterval,
      report: @escaping (NIMAudioPortEvent) -> Void
    ) throws -> String {
      if let failure { throw failure }
      count += 1
      self.report = report
      return "/\(count).\(type == .AMR ? "amr" : "aac")"
    }
    func stopRecording() { report?(.ended(error: nil)) }
    func play(_ path: String, report: @escaping (NIMAudioPortEvent) -> Void) throws {
      if let failure { throw failure }
      self.report = report
    }
    func stopPlaying() { report?(.ended(error: nil)) }
    func seek(to time: TimeInterval) -> Bool { true }
    func switchOutput(to device: NIMAudioOutputDevice) -> Bool { true }
    var peakPower: Float { -3 }
    var averagePower: Float { -20 }
  }

  private final class Listener: NSObject, NIMMediaManagerDelegate {
    let news = Inbox<String>("sound")

    /// Waits until what was reported has arrived.
    @MainActor func drain(_ sdk: NIMSDK) async throws {
      let _: (NSError?, String?) = try await answer {
        sdk.mediaManager.transAudio(toText: NIMAudioToTextOption(), result: $0)
      }
    }

    private func suffix(_ error: (any Error)?) -> String { error.map { " \(($0 as NSError).code)" } ?? "" }

    func recordAudio(_ filePath: String?, didBeganWithError error: (any Error)?) {
      news.add("record \(filePath ?? "-") began\(suffix(error))")
    }
    func recordAudio(_ filePath: String?, didCompletedWithError error: (any Error)?) {
      news.add("record \(filePath ?? "-") completed\(suffix(error))")
    }
    func recordAudioDidCancelled() { news.add("record cancelled") }
    func recordAudioProgress(_ currentTime: TimeInterval) { news.add("progress \(currentTime)") }
    func recordAudioInterruptionBegin() { news.add("record interrupted") }
    func recordAudioInterruptionEnd() { news.add("record resumed") }
    func playAudio(_ filePath: String, didBeganWithError error: (any Error)?) {
      news.add("play \(filePath) began\(suffix(error))")
    }
    func playAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {
      news.add("play \(filePath) completed\(suffix(error))")
    }
    func playAudio(_ filePath: String, progress value: Float) { news.add("play \(filePath) \(value)") }
    func playAudioInterruptionBegin() { news.add("play interrupted") }
    func playAudioInterruptionEnd() { news.add("play resumed") }
    func stopPlayAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {
      news.add("play \(filePath) stopped\(suffix(error))")
    }
  }
}
