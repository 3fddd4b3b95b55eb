/// A decimal number as JSON writes it, such as `2` or `35.6595`: exact, and spelled as it was received.
///
/// Two numbers are equal when they name the same value: `2` and `2.0`.
public struct ExactNumber: Sendable {
    /// The number as the same digits in an amount, which can be compared and calculated with.
    public let amount: Amount

    /// Creates the number that an amount spells.
    public init(_ amount: Amount) { self.amount = amount }

    /// Creates a whole number.
    public init(_ number: Int) { amount = Amount(number, scale: 0) }

    /// Creates a number from digits, optionally with a minus sign and a point. Throws for other text.
    public init(_ text: some StringProtocol) throws(AmountError) { amount = try Amount(text) }

    /// The digits, with the sign and the point.
    public var text: String { amount.text }
}

extension ExactNumber: Hashable, Comparable {
    /// Compares the values.
    public static func < (left: ExactNumber, right: ExactNumber) -> Bool { left.amount < right.amount }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactNumber: JSONWritable {
    package func write(_ writer: inout Writer) { amount.write(into: &writer.bytes) }
}
