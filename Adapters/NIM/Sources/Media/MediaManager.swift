internal import Foundation
internal import Parlance

/// The sound of one client.
final class MediaManager: NSObject, NIMMediaManager, @unchecked Sendable {
  // Safe to share: what changes is behind the lock, and the port is called under another one.

  /// A recording or a playback.
  private struct Use {
    let number: Int
    var path = ""
  }

  private struct State {
    var port: (any NIMAudioPort)?
    var interval: TimeInterval = 0.3
    var last = 0
    var recording: Use?
    var playing: Use?
  }

  private let core: ClientCore
  private let state = Lock(State())
  /// Held while the port is called, which is not made for two threads. Events come while it is held, too.
  private let turn = NSRecursiveLock()
  private let delegates = DelegateList<any NIMMediaManagerDelegate>()

  init(_ core: ClientCore) { self.core = core }

  /// `NIMSDK.audioPort`.
  var port: (any NIMAudioPort)? {
    get { state.withLock { $0.port } }
    set { state.withLock { $0.port = newValue } }
  }

  func add(_ delegate: any NIMMediaManagerDelegate) { delegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any NIMMediaManagerDelegate) { delegates.remove(delegate) }

  private func notify(_ body: @escaping (any NIMMediaManagerDelegate) -> Void) {
    core.afterCallbacks { [delegates] in delegates.notify(body) }
  }

  // MARK: recording

  var recordProgressUpdateTimeInterval: TimeInterval {
    get { state.withLock { $0.interval } }
    set { state.withLock { $0.interval = newValue } }
  }

  func isRecording() -> Bool { state.withLock { $0.recording != nil } }

  func record(forDuration duration: TimeInterval) { record(.AAC, duration: duration) }

  func record(_ type: NIMAudioType, duration: TimeInterval) {
    turn.withLock {
      guard let port else { return refuseRecording(.audioRecordErrorInitFailed, "no audioPort") }
      guard duration > 0 else { return refuseRecording(.invalidParam, "duration") }
      let number = state.withLock { state -> Int? in
        guard state.recording == nil else { return nil }
        state.last += 1
        state.recording = Use(number: state.last)
        return state.last
      }
      guard let number else { return refuseRecording(.sameOperationInProgress, "another recording") }
      do {
        let interval = recordProgressUpdateTimeInterval
        // Events before the port has named the file wait for its beginning to be reported.
        let early = Lock<[NIMAudioPortEvent]?>([])
        let path = try port.record(type, duration: duration, interval: interval) { [weak self] event in
          let isEarly = early.withLock { events in
            events?.append(event)
            return events != nil
          }
          if !isEarly { self?.recorded(event, number) }
        }
        state.withLock { if $0.recording?.number == number { $0.recording?.path = path } }
        notify { $0.recordAudio(path, didBeganWithError: nil) }
        let events = early.withLock { events in
          defer { events = nil }
          return events ?? []
        }
        for event in events { recorded(event, number) }
      } catch {
        state.withLock { if $0.recording?.number == number { $0.recording = nil } }
        notify { $0.recordAudio(nil, didBeganWithError: error) }
      }
    }
  }

  private func refuseRecording(_ code: NIMLocalErrorCode, _ detail: String) {
    let error = NIMErrorCode.local(code).error(detail)
    notify { $0.recordAudio(nil, didBeganWithError: error) }
  }

  private func recorded(_ event: NIMAudioPortEvent, _ number: Int) {
    let path = state.withLock { state -> String? in
      guard let use = state.recording, use.number == number else { return nil }
      if case .ended = event { state.recording = nil }
      return use.path
    }
    // A recording that was cancelled reports nothing more.
    guard let path else { return }
    switch event {
    case .progress(let seconds): notify { $0.recordAudioProgress(seconds) }
    case .interrupted: notify { $0.recordAudioInterruptionBegin() }
    case .resumed: notify { $0.recordAudioInterruptionEnd() }
    case .ended(let error): notify { $0.recordAudio(path, didCompletedWithError: error) }
    }
  }

  func stopRecord() { turn.withLock { if isRecording() { port?.stopRecording() } } }

  func cancelRecord() {
    turn.withLock {
      let isCancelled = state.withLock { state in
        defer { state.recording = nil }
        return state.recording != nil
      }
      guard isCancelled else { return }
      port?.stopRecording()
      notify { $0.recordAudioDidCancelled() }
    }
  }

  func recordPeakPower() -> Float { turn.withLock { isRecording() ? port?.peakPower ?? 0 : 0 } }

  func recordAveragePower() -> Float { turn.withLock { isRecording() ? port?.averagePower ?? 0 : 0 } }

  // MARK: playing

  func isPlaying() -> Bool { state.withLock { $0.playing != nil } }

  func play(_ filepath: String) {
    turn.withLock {
      stopPlay()
      guard let port else {
        let error = NIMErrorCode.local(.audioPlayErrorInitFailed).error("no audioPort")
        return notify { $0.playAudio(filepath, didBeganWithError: error) }
      }
      let number = state.withLock { state in
        state.last += 1
        state.playing = Use(number: state.last, path: filepath)
        return state.last
      }
      let early = Lock<[NIMAudioPortEvent]?>([])
      do {
        try port.play(filepath) { [weak self] event in
          let isEarly = early.withLock { events in
            events?.append(event)
            return events != nil
          }
          if !isEarly { self?.played(event, number) }
        }
        notify { $0.playAudio(filepath, didBeganWithError: nil) }
        let events = early.withLock { events in
          defer { events = nil }
          return events ?? []
        }
        for event in events { played(event, number) }
      } catch {
        state.withLock { if $0.playing?.number == number { $0.playing = nil } }
        notify { $0.playAudio(filepath, didBeganWithError: error) }
      }
    }
  }

  private func played(_ event: NIMAudioPortEvent, _ number: Int) {
    let path = state.withLock { state -> String? in
      guard let use = state.playing, use.number == number else { return nil }
      if case .ended = event { state.playing = nil }
      return use.path
    }
    guard let path else { return }
    switch event {
    case .progress(let part): notify { $0.playAudio(path, progress: Float(part)) }
    case .interrupted: notify { $0.playAudioInterruptionBegin() }
    case .resumed: notify { $0.playAudioInterruptionEnd() }
    case .ended(let error): notify { $0.playAudio(path, didCompletedWithError: error) }
    }
  }

  func stopPlay() {
    turn.withLock {
      let path = state.withLock { state in
        defer { state.playing = nil }
        return state.playing?.path
      }
      guard let path else { return }
      port?.stopPlaying()
      notify { $0.stopPlayAudio(path, didCompletedWithError: nil) }
    }
  }

  func seek(_ timestamp: TimeInterval) -> Bool {
    turn.withLock { timestamp >= 0 && isPlaying() ? port?.seek(to: timestamp) ?? false : false }
  }

  func `switch`(_ outputDevice: NIMAudioOutputDevice) -> Bool {
    turn.withLock { port?.switchOutput(to: outputDevice) ?? false }
  }

  // MARK: the port's own

  func setNeedProximityMonitor(_ needProximityMonitor: Bool) {}
  func setDeactivateAudioSessionAfterComplete(_ deactivate: Bool) {}
  func disableResetAudioSession(_ disabled: Bool) {}

  func transAudio(toText option: NIMAudioToTextOption, result: @escaping NIMAudioToTextBlock) {
    core.afterCallbacks { result(NSError.notSupported("speech as text"), nil) }
  }
}
