/// One thing that differs between two states of an order.
public struct OrderChange: Sendable, Hashable {
    /// The thing, such as `the parcel s1`.
    public let subject: String
    /// The old state in words. `nil`: it is new.
    public let old: String?
    /// The new state in words. `nil`: it is gone.
    public let new: String?

    /// The change in one sentence.
    public var sentence: String {
        switch (old, new) {
        case (let old?, let new?): subject + ": " + new + "; before: " + old
        case (nil, let new?): "new: " + subject + ": " + new
        case (let old?, nil): "gone: " + subject + ": " + old
        case (nil, nil): subject + " differs"
        }
    }
}
