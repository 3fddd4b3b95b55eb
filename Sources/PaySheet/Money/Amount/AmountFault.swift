/// What is wrong with text that should be an amount: which character, where, and the text that was probably meant.
public struct AmountFault: Sendable, Hashable {
    /// What kind of mistake it is.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// There is no text.
        case empty
        /// There are spaces before or after the amount.
        case surroundingSpace
        /// There is a plus sign.
        case plusSign
        /// The minus sign is not the one of the keyboard.
        case minusSign
        /// There is a currency sign or code.
        case currencySign
        /// The decimals follow a comma.
        case decimalComma
        /// Groups of digits are set apart.
        case digitGrouping
        /// There is no digit before the point.
        case missingInteger
        /// There is no digit after the point.
        case missingFraction
        /// There is an exponent, as in `1e3`.
        case exponent
        /// The digits are those of another script.
        case otherDigits
        /// There is a second point.
        case secondPoint
        /// There is no digit at all where one is needed.
        case missingDigits
        /// There is something else that no amount has.
        case unexpectedCharacter
    }

    /// What kind of mistake it is.
    public let kind: Kind
    /// The position of the first wrong character, in UTF-8 bytes; the length of the text if one is missing.
    public let offset: Int
    /// That character; nil if one is missing.
    public let character: Unicode.Scalar?
    /// The corrected amount; compared by value, which keeps text comparison and its tables out of small builds.
    let meant: Amount?

    /// The text of the amount that was plainly meant; nil if there is more than one reading.
    public var correction: String? { meant?.text }

    /// What is wrong with the text between spaces that are wrong, too.
    let inner: Kind?

    /// What is wrong, in words, without the full stop.
    public var message: String { kind.message + (inner.map { ", and " + $0.message } ?? "") }

    package static func diagnose(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> AmountFault {
        let text = AmountSpelling(String(decoding: bytes.copy(from..<max(from, to)), as: UTF8.self))
        let stop = text.firstFault
        let reading = text.reading
        let scalar = stop < text.scalars.count ? text.scalars[stop] : nil
        let offset = text.scalars[..<stop].reduce(0) { $0 &+ UTF8.width($1) }
        return AmountFault(
            kind: text.kind(at: stop, reading: reading), offset: offset, character: scalar,
            meant: reading.flatMap { Array($0.text.utf8).withAmount }, inner: text.kindInsideSpaces(at: stop, reading: reading))
    }
}

extension AmountFault.Kind {
    fileprivate var message: String {
        switch self {
        case .empty: "the amount is empty"
        case .surroundingSpace: "an amount has no spaces around it"
        case .plusSign: "an amount has no plus sign"
        case .minusSign: "the minus sign of an amount is \"-\""
        case .currencySign: "an amount has no currency sign or code"
        case .decimalComma: "decimals follow a point, not a comma"
        case .digitGrouping: "nothing sets groups of digits apart"
        case .missingInteger: "a digit is missing before the point"
        case .missingFraction: "a digit is missing after the point"
        case .exponent: "an amount has no exponent"
        case .otherDigits: "the digits of an amount are 0 to 9"
        case .secondPoint: "an amount has only one point"
        case .missingDigits: "an amount needs a digit"
        case .unexpectedCharacter: "an amount has digits, one point and a minus sign in front, nothing else"
        }
    }
}
