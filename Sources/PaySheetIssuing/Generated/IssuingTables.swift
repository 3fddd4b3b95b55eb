// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

import PaySheet

/// The rows of the tables.
enum IssuingRows {
    static let names: [NameRow] = [
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 0, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x00007463656A626F, tail: 0x00007463656A626F, middle: 0, length: 6, last: 0, beyond: 16),  // object
        .init(head: 0x746169636F737361, tail: 0x737463656A626F5F, middle: 0, length: 18, last: 10, beyond: 0),  // associated_objects
        .init(head: 0x0064657461657263, tail: 0x0064657461657263, middle: 1, length: 7, last: 0, beyond: 8),  // created
        .init(head: 0x0073657269707865, tail: 0x0073657269707865, middle: 1, length: 7, last: 0, beyond: 8),  // expires
        .init(head: 0x65646F6D6576696C, tail: 0x65646F6D6576696C, middle: 1, length: 8, last: 0, beyond: 0),  // livemode
        .init(head: 0x0000746572636573, tail: 0x0000746572636573, middle: 1, length: 6, last: 0, beyond: 16),  // secret
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 1, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 1, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 1, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x00007463656A626F, tail: 0x00007463656A626F, middle: 1, length: 6, last: 0, beyond: 16),  // object
        .init(head: 0x646C6F6864726163, tail: 0x7265646C6F686472, middle: 1, length: 10, last: 2, beyond: 0),  // cardholder
        .init(head: 0x0000000000637663, tail: 0x0000000000637663, middle: 1, length: 3, last: 0, beyond: 40),  // cvc
        .init(head: 0x65646F6D6576696C, tail: 0x65646F6D6576696C, middle: 1, length: 8, last: 0, beyond: 0),  // livemode
        .init(head: 0x00007265626D756E, tail: 0x00007265626D756E, middle: 1, length: 6, last: 0, beyond: 16),  // number
        .init(head: 0x0000737574617473, tail: 0x0000737574617473, middle: 1, length: 6, last: 0, beyond: 16),  // status
        .init(head: 0x0000000065707974, tail: 0x0000000065707974, middle: 1, length: 4, last: 0, beyond: 32),  // type
        .init(head: 0x007374656C6C6177, tail: 0x007374656C6C6177, middle: 1, length: 7, last: 0, beyond: 8),  // wallets
        .init(head: 0x0000000000006469, tail: 0x0000000000006469, middle: 1, length: 2, last: 0, beyond: 48),  // id
        .init(head: 0x0000006C69616D65, tail: 0x0000006C69616D65, middle: 1, length: 5, last: 0, beyond: 24),  // email
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 1, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x756E5F656E6F6870, tail: 0x7265626D756E5F65, middle: 1, length: 12, last: 4, beyond: 0),  // phone_number
        .init(head: 0x61705F656C707061, tail: 0x7961705F656C7070, middle: 1, length: 9, last: 1, beyond: 0),  // apple_pay
        .init(head: 0x705F656C676F6F67, tail: 0x7961705F656C676F, middle: 1, length: 10, last: 2, beyond: 0),  // google_pay
        .init(head: 0x5F7972616D697270, tail: 0x7265696669746E65, middle: 1, length: 26, last: 18, beyond: 0),  // primary_account_identifier
        .init(head: 0x656C626967696C65, tail: 0x656C626967696C65, middle: 3, length: 8, last: 0, beyond: 0),  // eligible
        .init(head: 0x626967696C656E69, tail: 0x6E6F736165725F65, middle: 3, length: 17, last: 9, beyond: 0),  // ineligible_reason
        .init(head: 0x0000657669746361, tail: 0x0000657669746361, middle: 4, length: 6, last: 0, beyond: 16),  // active
        .init(head: 0x6576697463616E69, tail: 0x6576697463616E69, middle: 4, length: 8, last: 0, beyond: 0),  // inactive
        .init(head: 0x64656C65636E6163, tail: 0x64656C65636E6163, middle: 4, length: 8, last: 0, beyond: 0),  // canceled
        .init(head: 0x5F676E697373696D, tail: 0x746E656D65657267, middle: 4, length: 17, last: 9, beyond: 0),  // missing_agreement
        .init(head: 0x5F676E697373696D, tail: 0x746361746E6F635F, middle: 5, length: 26, last: 18, beyond: 0),  // missing_cardholder_contact
        .init(head: 0x726F707075736E75, tail: 0x6E6F696765725F64, middle: 7, length: 18, last: 10, beyond: 0),  // unsupported_region
    ]

    static let middles: [UInt64] = [
        0x63656A626F5F6465,
        0x5F746E756F636361,
        0x696669746E656469,
        0x6F736165725F656C,
        0x6E656D6565726761,
        0x646C6F6864726163,
        0x61746E6F635F7265,
        0x696765725F646574,
    ]

    static let places: [UInt8] = [
        2, 4, 6, 255, 1, 3, 5, 0, 0, 1, 255, 255, 4, 5, 2, 6, 255, 7, 1, 255, 255, 255, 0, 8,
        3, 255, 2, 0, 255, 255, 1, 255, 3, 255, 255, 1, 0, 2, 0, 1, 255, 1, 0, 2, 255, 2, 1, 0,
    ]

    static let members: [MemberRow] = [
        MemberRow(.text, isPersonal: true),  // EphemeralKey.id
        MemberRow(.text),  // EphemeralKey.object
        MemberRow(.list, element: .record, argument: 1),  // EphemeralKey.associated_objects
        MemberRow(.integer),  // EphemeralKey.created
        MemberRow(.integer),  // EphemeralKey.expires
        MemberRow(.boolean),  // EphemeralKey.livemode
        MemberRow(.text, isPersonal: true),  // EphemeralKey.secret
        MemberRow(.text, isPersonal: true),  // EphemeralKeyObject.id
        MemberRow(.text),  // EphemeralKeyObject.type
        MemberRow(.text, isPersonal: true),  // IssuingCard.id
        MemberRow(.text),  // IssuingCard.object
        MemberRow(.record, argument: 3),  // IssuingCard.cardholder
        MemberRow(.text, isPersonal: true),  // IssuingCard.cvc
        MemberRow(.boolean),  // IssuingCard.livemode
        MemberRow(.text, isPersonal: true),  // IssuingCard.number
        MemberRow(.token, argument: 0),  // IssuingCard.status
        MemberRow(.text),  // IssuingCard.type
        MemberRow(.record, argument: 4),  // IssuingCard.wallets
        MemberRow(.text, isPersonal: true),  // IssuingCardholder.id
        MemberRow(.text, isPersonal: true),  // IssuingCardholder.email
        MemberRow(.text, isPersonal: true),  // IssuingCardholder.name
        MemberRow(.text, isPersonal: true),  // IssuingCardholder.phone_number
        MemberRow(.record, argument: 5),  // IssuingWallets.apple_pay
        MemberRow(.record, argument: 5),  // IssuingWallets.google_pay
        MemberRow(.text, isPersonal: true),  // IssuingWallets.primary_account_identifier
        MemberRow(.boolean),  // IssuingWallet.eligible
        MemberRow(.token, argument: 1),  // IssuingWallet.ineligible_reason
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 7, bits: 3, places: 0, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x000000000000007B, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // EphemeralKey
        ShapeRow(
            NameList(first: 7, count: 2, bits: 1, places: 8, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // EphemeralKeyObject
        ShapeRow(
            NameList(first: 9, count: 9, bits: 4, places: 10, key: 0, multiplier: 0x4C88C014892416DD),
            required: 0x00000000000000D7, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, nullable: 0x0000000000000100, variants: 0x0000000000000000),  // IssuingCard
        ShapeRow(
            NameList(first: 18, count: 4, bits: 3, places: 26, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, nullable: 0x000000000000000E, variants: 0x0000000000000000),  // IssuingCardholder
        ShapeRow(
            NameList(first: 22, count: 3, bits: 2, places: 34, key: 0, multiplier: 0x377B2FD56A5B15B5),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, nullable: 0x0000000000000007, variants: 0x0000000000000000),  // IssuingWallets
        ShapeRow(
            NameList(first: 25, count: 2, bits: 1, places: 38, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, nullable: 0x0000000000000002, variants: 0x0000000000000000),  // IssuingWallet
    ]

    static let shapeTexts: [StaticString] = [
        "EphemeralKey",
        "EphemeralKeyObject",
        "IssuingCard",
        "IssuingCardholder",
        "IssuingWallets",
        "IssuingWallet",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 27, count: 3, bits: 2, places: 40, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // IssuingCardStatus
        VocabularyRow(NameList(first: 30, count: 3, bits: 2, places: 44, key: 8, multiplier: 0xB3C4904A6D278933), unknown: .tolerated),  // IssuingIneligibleReason
    ]

    static let vocabularyTexts: [StaticString] = [
        "IssuingCardStatus",
        "IssuingIneligibleReason",
    ]

    static let variants: [VariantRow] = [
    ]

    static let choiceShapes: [UInt8] = []
}

/// The indexes of the dictionaries in the tables.
package enum IssuingShape {
    package static var ephemeralKey: Int { 0 }
    package static var ephemeralKeyObject: Int { 1 }
    package static var issuingCard: Int { 2 }
    package static var issuingCardholder: Int { 3 }
    package static var issuingWallets: Int { 4 }
    package static var issuingWallet: Int { 5 }
}

/// The indexes of the vocabularies in the tables.
package enum IssuingWord {
    package static var issuingCardStatus: Int { 0 }
    package static var issuingIneligibleReason: Int { 1 }
}

extension ShapeTables {
    static let issuing = ShapeTables(
        names: IssuingRows.names,
        middles: IssuingRows.middles,
        places: IssuingRows.places,
        members: IssuingRows.members,
        shapes: IssuingRows.shapes,
        shapeTexts: IssuingRows.shapeTexts,
        vocabularies: IssuingRows.vocabularies,
        vocabularyTexts: IssuingRows.vocabularyTexts,
        variants: IssuingRows.variants,
        choiceShapes: IssuingRows.choiceShapes)
}
