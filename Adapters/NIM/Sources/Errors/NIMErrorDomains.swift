/// The domain of errors found before the server was asked; codes are `NIMLocalErrorCode`.
public let NIMLocalErrorDomain: String = "NIMLocalErrorDomain"

/// The domain of refusals by the server; codes are `NIMRemoteErrorCode`.
public let NIMRemoteErrorDomain: String = "NIMRemoteErrorDomain"
