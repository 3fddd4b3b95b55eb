extension Optional {
    /// Whether there is a value. For `!= nil`, the compiler copies a large value and compares all its members.
    @inlinable package var hasValue: Bool {
        if case .some = self { true } else { false }
    }
}
