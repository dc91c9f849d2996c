/// The platform for which the vendor's headers were read: 1, as in its SDK for iOS.
public var NIM_IOS: Int32 { 1 }
