extension OrderDifference {
    /// One thing that differs between two states of an order.
    public struct Change: Sendable, Hashable {
        /// The thing, such as `the parcel s1`.
        public let subject: String
        /// The old state in words. `nil`: it is new, or has no words.
        public let old: String?
        /// The new state in words. `nil`: it is gone, or has no words.
        public let new: String?
        /// Whether the values belong to one customer, such as a tracking number.
        public let isPersonal: Bool

        /// Returns the change in one sentence.
        ///
        /// - Parameter showsPersonal: Whether the sentence has values that belong to one customer.
        public func sentence(showingPersonal showsPersonal: Bool = false) -> String {
            let isHidden = isPersonal && !showsPersonal
            return switch (old, new) {
            case (let old?, let new?): isHidden ? subject + " differs" : subject + ": " + new + "; before: " + old
            case (nil, let new?): "new: " + subject + (isHidden ? "" : ": " + new)
            case (let old?, nil): "gone: " + subject + (isHidden ? "" : ": " + old)
            case (nil, nil): subject + " differs"
            }
        }
    }
}
