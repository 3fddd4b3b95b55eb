// Generated from Tests/Vouchers/Tables. Do not edit; run `swift run generate`.

package import PaySheet

/// The rows of the tables.
enum VouchersRows {
    static let names: [NameRow] = [
        .init(head: 0x4E72656863756F76, tail: 0x7265626D754E7265, middle: 0, length: 13, last: 5, beyond: 0),  // voucherNumber
        .init(head: 0x00000000646E696B, tail: 0x00000000646E696B, middle: 0, length: 4, last: 0, beyond: 32),  // kind
        .init(head: 0x0000006874726F77, tail: 0x0000006874726F77, middle: 0, length: 5, last: 0, beyond: 24),  // worth
        .init(head: 0x7275436874726F77, tail: 0x79636E6572727543, middle: 0, length: 13, last: 5, beyond: 0),  // worthCurrency
        .init(head: 0x0000646575737369, tail: 0x0000646575737369, middle: 0, length: 6, last: 0, beyond: 16),  // issued
        .init(head: 0x0073657269707865, tail: 0x0073657269707865, middle: 0, length: 7, last: 0, beyond: 8),  // expires
        .init(head: 0x0000000073657375, tail: 0x0000000073657375, middle: 0, length: 4, last: 0, beyond: 32),  // uses
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 0, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x00007942646C6F73, tail: 0x00007942646C6F73, middle: 0, length: 6, last: 0, beyond: 16),  // soldBy
        .init(head: 0x726F4664696C6176, tail: 0x726F4664696C6176, middle: 0, length: 8, last: 0, beyond: 0),  // validFor
        .init(head: 0x6974706D65646572, tail: 0x736E6F6974706D65, middle: 0, length: 11, last: 3, beyond: 0),  // redemptions
        .init(head: 0x656465527473616C, tail: 0x6E6F6974706D6564, middle: 0, length: 14, last: 6, beyond: 0),  // lastRedemption
        .init(head: 0x000000656C746974, tail: 0x000000656C746974, middle: 0, length: 5, last: 0, beyond: 24),  // title
        .init(head: 0x797469746E617571, tail: 0x797469746E617571, middle: 0, length: 8, last: 0, beyond: 0),  // quantity
        .init(head: 0x0000006563697270, tail: 0x0000006563697270, middle: 0, length: 5, last: 0, beyond: 24),  // price
        .init(head: 0x0000746867696577, tail: 0x0000746867696577, middle: 0, length: 6, last: 0, beyond: 16),  // weight
        .init(head: 0x656D614E706F6873, tail: 0x656D614E706F6873, middle: 0, length: 8, last: 0, beyond: 0),  // shopName
        .init(head: 0x006C656E6E616863, tail: 0x006C656E6E616863, middle: 0, length: 7, last: 0, beyond: 8),  // channel
        .init(head: 0x0000006563616C70, tail: 0x0000006563616C70, middle: 0, length: 5, last: 0, beyond: 24),  // place
        .init(head: 0x0000000000007461, tail: 0x0000000000007461, middle: 0, length: 2, last: 0, beyond: 48),  // at
        .init(head: 0x000000006C6C6974, tail: 0x000000006C6C6974, middle: 0, length: 4, last: 0, beyond: 32),  // till
        .init(head: 0x0000006563616C70, tail: 0x0000006563616C70, middle: 0, length: 5, last: 0, beyond: 24),  // place
        .init(head: 0x0000000000007461, tail: 0x0000000000007461, middle: 0, length: 2, last: 0, beyond: 48),  // at
        .init(head: 0x0000000065676170, tail: 0x0000000065676170, middle: 0, length: 4, last: 0, beyond: 32),  // page
        .init(head: 0x000000736D657469, tail: 0x000000736D657469, middle: 0, length: 5, last: 0, beyond: 24),  // items
        .init(head: 0x0000000074666967, tail: 0x0000000074666967, middle: 0, length: 4, last: 0, beyond: 32),  // gift
        .init(head: 0x0065636976726573, tail: 0x0065636976726573, middle: 0, length: 7, last: 0, beyond: 8),  // service
        .init(head: 0x00006C6576617274, tail: 0x00006C6576617274, middle: 0, length: 6, last: 0, beyond: 16),  // travel
        .init(head: 0x00000065726F7473, tail: 0x00000065726F7473, middle: 0, length: 5, last: 0, beyond: 24),  // store
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 0, length: 3, last: 0, beyond: 40),  // web
        .init(head: 0x00000065726F7473, tail: 0x00000065726F7473, middle: 0, length: 5, last: 0, beyond: 24),  // store
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 0, length: 3, last: 0, beyond: 40),  // web
        .init(head: 0x00000065726F7473, tail: 0x00000065726F7473, middle: 0, length: 5, last: 0, beyond: 24),  // store
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 0, length: 3, last: 0, beyond: 40),  // web
    ]

    static let middles: [UInt64] = [
    ]

    static let places: [UInt8] = [
        1, 255, 10, 4, 255, 11, 255, 8, 0, 6, 3, 5, 255, 2, 9, 7, 255, 2, 255, 3, 255, 255, 1, 0,
        0, 1, 1, 0, 2, 255, 3, 255, 255, 1, 0, 255, 2, 255, 2, 1, 0, 255, 0, 1, 0, 1, 0, 1,
    ]

    static let members: [MemberRow] = [
        MemberRow(.text, isPersonal: true),  // Voucher.voucherNumber
        MemberRow(.token, argument: 0),  // Voucher.kind
        MemberRow(.amount),  // Voucher.worth
        MemberRow(.currency),  // Voucher.worthCurrency
        MemberRow(.date),  // Voucher.issued
        MemberRow(.date),  // Voucher.expires
        MemberRow(.unsignedShort),  // Voucher.uses
        MemberRow(.list, element: .record, argument: 1),  // Voucher.items
        MemberRow(.record, argument: 2),  // Voucher.soldBy
        MemberRow(.duration),  // Voucher.validFor
        MemberRow(.list, element: .choice, argument: 0),  // Voucher.redemptions
        MemberRow(.choice, argument: 1),  // Voucher.lastRedemption
        MemberRow(.text),  // VoucherItem.title
        MemberRow(.unsignedLong),  // VoucherItem.quantity
        MemberRow(.amount),  // VoucherItem.price
        MemberRow(.number),  // VoucherItem.weight
        MemberRow(.text),  // VoucherShop.shopName
        MemberRow(.token, argument: 1),  // VoucherShop.channel
        MemberRow(.token, argument: 1),  // StoreRedemption.place
        MemberRow(.date),  // StoreRedemption.at
        MemberRow(.text, isPersonal: true),  // StoreRedemption.till
        MemberRow(.token, argument: 1),  // WebRedemption.place
        MemberRow(.date),  // WebRedemption.at
        MemberRow(.url),  // WebRedemption.page
        MemberRow(.list, element: .record, argument: 1),  // WebRedemption.items
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 12, bits: 4, places: 0, key: 0, multiplier: 0x31D6C13371B61269),
            required: 0x000000000000011F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // Voucher
        ShapeRow(
            NameList(first: 12, count: 4, bits: 3, places: 16, key: 0, multiplier: 0xB3C4904A6D278933),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // VoucherItem
        ShapeRow(
            NameList(first: 16, count: 2, bits: 1, places: 24, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // VoucherShop
        ShapeRow(
            NameList(first: 18, count: 3, bits: 2, places: 26, key: 0, multiplier: 0x64D815DEEAF29DF3),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // StoreRedemption
        ShapeRow(
            NameList(first: 21, count: 4, bits: 3, places: 30, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // WebRedemption
    ]

    static let shapeTexts: [StaticString] = [
        "Voucher",
        "VoucherItem",
        "VoucherShop",
        "StoreRedemption",
        "WebRedemption",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 25, count: 3, bits: 2, places: 38, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // VoucherKind
        VocabularyRow(NameList(first: 28, count: 2, bits: 1, places: 42, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // VoucherChannel
    ]

    static let vocabularyTexts: [StaticString] = [
        "VoucherKind",
        "VoucherChannel",
    ]

    static let variants: [VariantRow] = [
        VariantRow(selector: 0, names: NameList(first: 30, count: 2, bits: 1, places: 44, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 0),
        VariantRow(selector: 0, names: NameList(first: 32, count: 2, bits: 1, places: 46, key: 0, multiplier: 0x2CEAEE21BF46BC01), firstShape: 2),
    ]

    static let choiceShapes: [UInt8] = [3, 4, 3, 4]
}

/// The indexes of the dictionaries in the tables.
package enum VouchersShape {
    package static var voucher: Int { 0 }
    package static var voucherItem: Int { 1 }
    package static var voucherShop: Int { 2 }
    package static var storeRedemption: Int { 3 }
    package static var webRedemption: Int { 4 }
}

/// The indexes of the vocabularies in the tables.
package enum VouchersWord {
    package static var voucherKind: Int { 0 }
    package static var voucherChannel: Int { 1 }
}

/// A use of a voucher.
package struct RedemptionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case place, at
    }

    package static var shapes: [Int] { [VouchersShape.storeRedemption, VouchersShape.webRedemption] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = RedemptionView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        RedemptionView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case VouchersShape.storeRedemption: 0x100
        case VouchersShape.webRedemption: 0x100
        default: .max
        }
    }

    package var place: WordView? { @_lifetime(copy self) get { cursor.wordView(place(of: .place)) } }
    package var at: Text? { @_lifetime(copy self) get { cursor.text(place(of: .at)) } }
}

extension ShapeTables {
    static let vouchers = ShapeTables(
        names: VouchersRows.names,
        middles: VouchersRows.middles,
        places: VouchersRows.places,
        members: VouchersRows.members,
        shapes: VouchersRows.shapes,
        shapeTexts: VouchersRows.shapeTexts,
        vocabularies: VouchersRows.vocabularies,
        vocabularyTexts: VouchersRows.vocabularyTexts,
        variants: VouchersRows.variants,
        choiceShapes: VouchersRows.choiceShapes)
}
