/// The tag of a BER value: class and number.
public struct BERTag: Sendable, Hashable {
    /// The class: 0 universal, 1 application, 2 context, 3 private.
    public let space: UInt8
    /// The number.
    public let number: UInt32

    /// A tag of the standard.
    init(_ number: UInt32) { self.init(space: 0, number: number) }

    init(space: UInt8, number: UInt32) {
        self.space = space
        self.number = number
    }

    /// A tag whose meaning depends on the structure around it.
    static func context(_ number: UInt32) -> BERTag { BERTag(space: 2, number: number) }

    static let boolean = BERTag(1)
    static let integer = BERTag(2)
    static let bitString = BERTag(3)
    static let octetString = BERTag(4)
    static let objectIdentifier = BERTag(6)
    static let utf8String = BERTag(12)
    static let sequence = BERTag(16)
    static let set = BERTag(17)
    static let numericString = BERTag(18)
    static let printableString = BERTag(19)
    static let teletexString = BERTag(20)
    static let ia5String = BERTag(22)
    static let utcTime = BERTag(23)
    static let generalizedTime = BERTag(24)
    static let visibleString = BERTag(26)
    static let universalString = BERTag(28)
    static let bmpString = BERTag(30)

    /// Whether values with this tag always contain others.
    var isAlwaysConstructed: Bool { self == .sequence || self == .set }

    /// Whether BER can split a value with this tag into several.
    var isString: Bool {
        guard space == 0 else { return false }
        switch number {
        case 3, 4, 12, 18...22, 23, 24, 25...30: return true
        default: return false
        }
    }
}
