public import Foundation

open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
  open func object(forKey aKey: KeyType?) -> ObjectType? { nil }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {}
  open func objectEnumerator() -> NSEnumerator? { nil }
}
