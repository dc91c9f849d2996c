internal import Parlance

/// What a manager keeps with a login.
struct SessionNotes {
  /// What comes now came while this device was away.
  var isCatchingUp = false
}

/// One login: the device, and what is known of it while it lasts.
typealias Session = ClientLogin<SessionNotes>
