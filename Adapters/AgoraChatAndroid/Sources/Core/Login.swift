internal import Parlance

/// A manager's data of a login.
struct LoginNotes {
  /// A Boolean value that indicates whether arriving messages were sent while this device was offline.
  var isCatchingUp = false
}

/// One login: the device, and what is known of it while it lasts.
typealias Login = ClientLogin<LoginNotes>
