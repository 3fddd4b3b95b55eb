// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

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
        .init(head: 0x000000656C746974, tail: 0x000000656C746974, middle: 0, length: 5, last: 0, beyond: 24),  // title
        .init(head: 0x797469746E617571, tail: 0x797469746E617571, middle: 0, length: 8, last: 0, beyond: 0),  // quantity
        .init(head: 0x0000006563697270, tail: 0x0000006563697270, middle: 0, length: 5, last: 0, beyond: 24),  // price
        .init(head: 0x656D614E706F6873, tail: 0x656D614E706F6873, middle: 0, length: 8, last: 0, beyond: 0),  // shopName
        .init(head: 0x006C656E6E616863, tail: 0x006C656E6E616863, middle: 0, length: 7, last: 0, beyond: 8),  // channel
        .init(head: 0x0000000074666967, tail: 0x0000000074666967, middle: 0, length: 4, last: 0, beyond: 32),  // gift
        .init(head: 0x0065636976726573, tail: 0x0065636976726573, middle: 0, length: 7, last: 0, beyond: 8),  // service
        .init(head: 0x00006C6576617274, tail: 0x00006C6576617274, middle: 0, length: 6, last: 0, beyond: 16),  // travel
        .init(head: 0x00000065726F7473, tail: 0x00000065726F7473, middle: 0, length: 5, last: 0, beyond: 24),  // store
        .init(head: 0x0000000000626577, tail: 0x0000000000626577, middle: 0, length: 3, last: 0, beyond: 40),  // web
    ]

    static let nameTexts: [String] = [
        "voucherNumber",
        "kind",
        "worth",
        "worthCurrency",
        "issued",
        "expires",
        "uses",
        "items",
        "soldBy",
        "title",
        "quantity",
        "price",
        "shopName",
        "channel",
        "gift",
        "service",
        "travel",
        "store",
        "web",
    ]

    static let middles: [UInt64] = [
    ]

    static let places: [UInt8] = [
        2, 8, 1, 255, 6, 255, 255, 255, 7, 255, 3, 0, 4, 255, 5, 255, 2, 255, 1, 0, 0, 1, 2, 1,
        0, 255, 0, 1,
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
        MemberRow(.text),  // VoucherItem.title
        MemberRow(.unsignedLong),  // VoucherItem.quantity
        MemberRow(.amount),  // VoucherItem.price
        MemberRow(.text),  // VoucherShop.shopName
        MemberRow(.token, argument: 1),  // VoucherShop.channel
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 9, bits: 4, places: 0, key: 0, multiplier: 0xBC69CF4276846D19),
            required: 0x000000000000011F, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // Voucher
        ShapeRow(
            NameList(first: 9, count: 3, bits: 2, places: 16, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000007, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // VoucherItem
        ShapeRow(
            NameList(first: 12, count: 2, bits: 1, places: 20, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, variants: 0x0000000000000000),  // VoucherShop
    ]

    static let shapeTexts: [String] = [
        "Voucher",
        "VoucherItem",
        "VoucherShop",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 14, count: 3, bits: 2, places: 22, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .tolerated),  // VoucherKind
        VocabularyRow(NameList(first: 17, count: 2, bits: 1, places: 26, key: 0, multiplier: 0x2CEAEE21BF46BC01), unknown: .throwing),  // VoucherChannel
    ]

    static let vocabularyTexts: [String] = [
        "VoucherKind",
        "VoucherChannel",
    ]

    static let variants: [VariantRow] = [
    ]

    static let choiceShapes: [UInt8] = []
}

/// The indexes of the dictionaries in the tables.
package enum VouchersShape {
    package static var voucher: Int { 0 }
    package static var voucherItem: Int { 1 }
    package static var voucherShop: Int { 2 }
}

/// Reads Voucher in a checked document.
package struct VoucherView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case voucherNumber, kind, worth, worthCurrency, issued, expires, uses, items, soldBy
    }

    package static var shapes: [Int] { [VouchersShape.voucher] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucher }
    package var memberCount: Int { 9 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var voucherNumber: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var kind: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var worth: Amount? { cursor.amount(2) }
    package var worthCurrency: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var issued: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var expires: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var uses: UInt16? { cursor.unsignedShort(6) }
    package var items: Records<VoucherItemView>? { @_lifetime(copy self) get { cursor.list(7, shape: VouchersShape.voucherItem) } }
    package var soldBy: VoucherShopView? { @_lifetime(copy self) get { cursor.view(8, shape: VouchersShape.voucherShop) } }
}

/// Reads VoucherItem in a checked document.
package struct VoucherItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case title, quantity, price
    }

    package static var shapes: [Int] { [VouchersShape.voucherItem] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucherItem }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var title: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var quantity: UInt32? { cursor.unsignedLong(1) }
    package var price: Amount? { cursor.amount(2) }
}

/// Reads VoucherShop in a checked document.
package struct VoucherShopView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case shopName, channel
    }

    package static var shapes: [Int] { [VouchersShape.voucherShop] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .vouchers }

    package var shape: Int { VouchersShape.voucherShop }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var shopName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var channel: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
}

extension ShapeTables {
    static let vouchers = ShapeTables(
        names: VouchersRows.names,
        nameTexts: VouchersRows.nameTexts,
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
