public import Foundation

/// An event of a recording or a playback of a `NIMAudioPort`.
public enum NIMAudioPortEvent {
  /// The recording has lasted so many seconds, or so large a part of the file was played, from 0 to 1.
  case progress(value: Double)
  /// Another use of the sound interrupts it, such as a telephone call.
  case interrupted
  /// The interruption is over.
  case resumed
  /// It is over; an error if it failed. Nothing follows.
  case ended(error: (any Error)?)
}

/// A machine's microphone and speaker, for `NIMMediaManager`. This package brings none: an app sets one as
/// `NIMSDK.audioPort`. The methods are called one at a time; events may be reported on any thread.
public protocol NIMAudioPort: AnyObject {
  /// Starts to record into a file of the port's own.
  ///
  /// - parameter type: The format.
  /// - parameter duration: The time after which the recording ends by itself, in seconds.
  /// - parameter interval: The time between two reports of progress, in seconds.
  /// - parameter report: Takes what happens, from now until the end.
  /// - returns: The path of the file.
  /// - throws: The reason for which it cannot record; the delegates receive it.
  func record(
    _ type: NIMAudioType, duration: TimeInterval, interval: TimeInterval, report: @escaping (NIMAudioPortEvent) -> Void
  ) throws -> String
  /// Ends the recording, which then reports `ended`.
  func stopRecording()
  /// Starts to play a file.
  ///
  /// - parameter path: The path of the file.
  /// - parameter report: Takes what happens, from now until the end.
  /// - throws: The reason for which it cannot play; the delegates receive it.
  func play(_ path: String, report: @escaping (NIMAudioPortEvent) -> Void) throws
  /// Ends the playback, which then reports `ended`.
  func stopPlaying()
  /// Continues the playback at a time, in seconds; returns whether it could.
  func seek(to time: TimeInterval) -> Bool
  /// Chooses where files are played; returns whether it could.
  func switchOutput(to device: NIMAudioOutputDevice) -> Bool
  /// The largest level of the recording since the last look, in decibels.
  var peakPower: Float { get }
  /// The average level of the recording, in decibels.
  var averagePower: Float { get }
}
