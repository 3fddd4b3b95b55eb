import PaySheetTokens

/// The secret of one order that devices show to the web service.
///
/// Printing it shows no part of it. Comparisons take the same time wherever two tokens differ.
public struct OrderToken: Sendable {
    /// The token itself, for the store and for `order.json`. Never log it.
    public let secret: String

    /// Takes a token that fits a header. Apple documents the lowest length.
    public init(_ secret: String) throws(OrderServiceError) {
        guard OrderServiceLimits.shortestToken...OrderServiceLimits.longestToken ~= secret.utf8.count,
            OrderServiceLimits.isVisibleASCII(secret.utf8)
        else { throw .authenticationToken }
        self.secret = secret
    }

    /// Whether received bytes are this token.
    func matches(_ received: some Collection<UInt8>) -> Bool { ConstantTime.isEqual(secret.utf8, received) }
}

extension OrderToken: Equatable {
    /// Whether both are the same token.
    public static func == (first: OrderToken, second: OrderToken) -> Bool { first.matches(second.secret.utf8) }
}

extension OrderToken: CustomStringConvertible, CustomDebugStringConvertible {
    /// A text without the secret.
    public var description: String { "(authentication token)" }
    /// A text without the secret.
    public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
    extension OrderToken: CustomReflectable {
        /// Nothing, so that `dump` and crash reports of test tools do not show the secret.
        public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
    }
#endif
