/// The domain of errors that are found without asking the server; codes are `NIMLocalErrorCode`.
public let NIMLocalErrorDomain: String = "NIMLocalErrorDomain"

/// The domain of the server's errors; codes are `NIMRemoteErrorCode`.
public let NIMRemoteErrorDomain: String = "NIMRemoteErrorDomain"
