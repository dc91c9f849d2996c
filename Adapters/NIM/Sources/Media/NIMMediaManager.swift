public import Foundation

/// The formats of a recording.
public enum NIMAudioType: Int, Sendable {
  /// AAC.
  case AAC = 0
  /// AMR.
  case AMR = 1
}

/// The places where recordings are played.
public enum NIMAudioOutputDevice: Int, Sendable {
  /// The receiver that is held to the ear.
  case receiver = 0
  /// The loudspeaker.
  case speaker = 1
}

/// A recording that is to become text.
open class NIMAudioToTextOption: NSObject {
  /// The address of the recording. Default: empty.
  open var url = ""
  /// The path of the recording. Default: empty.
  open var filepath = ""

  /// Creates an option.
  public override init() {}
}

/// An object that is notified of recordings and playbacks. Every method is optional and called on the callback queue.
public protocol NIMMediaManagerDelegate: NSObjectProtocol {
  /// A playback began, or could not begin: local error `audioPlayErrorInitFailed` without a `NIMSDK.audioPort`.
  func playAudio(_ filePath: String, didBeganWithError error: (any Error)?)
  /// A playback came to its end, or failed.
  func playAudio(_ filePath: String, didCompletedWithError error: (any Error)?)
  /// A part of the file was played, from 0 to 1.
  func playAudio(_ filePath: String, progress value: Float)
  /// A playback was ended by `stopPlay()`, or by another one.
  func stopPlayAudio(_ filePath: String, didCompletedWithError error: (any Error)?)
  /// A playback is interrupted.
  func playAudioInterruptionBegin()
  /// The interruption of a playback is over.
  func playAudioInterruptionEnd()
  /// A recording began, or could not begin: local error `audioRecordErrorInitFailed` without a `NIMSDK.audioPort`,
  /// `sameOperationInProgress` during another one.
  func recordAudio(_ filePath: String?, didBeganWithError error: (any Error)?)
  /// A recording is complete, or failed.
  func recordAudio(_ filePath: String?, didCompletedWithError error: (any Error)?)
  /// A recording was cancelled.
  func recordAudioDidCancelled()
  /// A recording has lasted so many seconds.
  func recordAudioProgress(_ currentTime: TimeInterval)
  /// A recording is interrupted.
  func recordAudioInterruptionBegin()
  /// The interruption of a recording is over.
  func recordAudioInterruptionEnd()
}

extension NIMMediaManagerDelegate {
  public func playAudio(_ filePath: String, didBeganWithError error: (any Error)?) {}
  public func playAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {}
  public func playAudio(_ filePath: String, progress value: Float) {}
  public func stopPlayAudio(_ filePath: String, didCompletedWithError error: (any Error)?) {}
  public func playAudioInterruptionBegin() {}
  public func playAudioInterruptionEnd() {}
  public func recordAudio(_ filePath: String?, didBeganWithError error: (any Error)?) {}
  public func recordAudio(_ filePath: String?, didCompletedWithError error: (any Error)?) {}
  public func recordAudioDidCancelled() {}
  public func recordAudioProgress(_ currentTime: TimeInterval) {}
  public func recordAudioInterruptionBegin() {}
  public func recordAudioInterruptionEnd() {}
}

/// Records and plays speech, with the `NIMSDK.audioPort` that the app sets; without one, the delegates receive the error.
public protocol NIMMediaManager: NSObjectProtocol {
  /// The time between two reports of a recording's progress, in seconds. Default: 0.3.
  var recordProgressUpdateTimeInterval: TimeInterval { get set }
  /// Chooses where files are played; returns false if that is not possible.
  func `switch`(_ outputDevice: NIMAudioOutputDevice) -> Bool
  /// Returns whether a file is being played.
  func isPlaying() -> Bool
  /// Plays a file, in place of the one that is being played.
  func play(_ filepath: String)
  /// Ends the playback.
  func stopPlay()
  /// Continues the playback at a time, in seconds; returns false if nothing is played there.
  func seek(_ timestamp: TimeInterval) -> Bool
  /// Returns whether a recording is in progress.
  func isRecording() -> Bool
  /// Records AAC for so many seconds at most.
  func record(forDuration duration: TimeInterval)
  /// Records for so many seconds at most.
  func record(_ type: NIMAudioType, duration: TimeInterval)
  /// Ends the recording; what was recorded is complete.
  func stopRecord()
  /// Ends the recording; what was recorded is not used.
  func cancelRecord()
  /// Returns the largest level of the recording, in decibels; 0 without one.
  func recordPeakPower() -> Float
  /// Returns the average level of the recording, in decibels; 0 without one.
  func recordAveragePower() -> Float
  /// Chooses whether the output follows the sensor at the ear. No effect: that is the port's.
  func setNeedProximityMonitor(_ needProximityMonitor: Bool)
  /// Chooses whether the system's sound is given back at the end. No effect: that is the port's.
  func setDeactivateAudioSessionAfterComplete(_ deactivate: Bool)
  /// Chooses whether the system's sound keeps its settings. No effect: that is the port's.
  func disableResetAudioSession(_ disabled: Bool)
  /// Fails with local error `notSupported`: the service that understands speech is the vendor's own.
  func transAudio(toText option: NIMAudioToTextOption, result: @escaping NIMAudioToTextBlock)
  /// Adds a delegate, which is held weakly.
  func add(_ delegate: any NIMMediaManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMMediaManagerDelegate)
}
