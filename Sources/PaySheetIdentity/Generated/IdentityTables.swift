// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

import PaySheet

/// The rows of the tables.
enum IdentityRows {
    static let names: [NameRow] = [
        .init(head: 0x00000065636E6F6E, tail: 0x00000065636E6F6E, middle: 0, length: 5, last: 0, beyond: 24),  // nonce
        .init(head: 0x746E61686372656D, tail: 0x7265696669746E65, middle: 0, length: 18, last: 10, beyond: 0),  // merchantIdentifier
        .init(head: 0x6E6564496D616574, tail: 0x7265696669746E65, middle: 1, length: 14, last: 6, beyond: 0),  // teamIdentifier
        .init(head: 0x746E656D75636F64, tail: 0x746E656D75636F64, middle: 1, length: 8, last: 0, beyond: 0),  // document
        .init(head: 0x73746E656D656C65, tail: 0x73746E656D656C65, middle: 1, length: 8, last: 0, beyond: 0),  // elements
        .init(head: 0x6D656C7469746E65, tail: 0x746E656D656C7469, middle: 1, length: 11, last: 3, beyond: 0),  // entitlement
        .init(head: 0x00006E696769726F, tail: 0x00006E696769726F, middle: 1, length: 6, last: 0, beyond: 16),  // origin
        .init(head: 0x6974707972636E65, tail: 0x6F666E496E6F6974, middle: 1, length: 14, last: 6, beyond: 0),  // encryptionInfo
        .init(head: 0x00746E656D656C65, tail: 0x00746E656D656C65, middle: 1, length: 7, last: 0, beyond: 8),  // element
        .init(head: 0x00747361654C7461, tail: 0x00747361654C7461, middle: 1, length: 7, last: 0, beyond: 8),  // atLeast
        .init(head: 0x0000746E65746E69, tail: 0x0000746E65746E69, middle: 1, length: 6, last: 0, beyond: 16),  // intent
        .init(head: 0x0000000073796164, tail: 0x0000000073796164, middle: 1, length: 4, last: 0, beyond: 32),  // days
        .init(head: 0x746E61686372656D, tail: 0x737265696669746E, middle: 1, length: 19, last: 11, beyond: 0),  // merchantIdentifiers
        .init(head: 0x746E656D75636F64, tail: 0x7365707954746E65, middle: 2, length: 13, last: 5, beyond: 0),  // documentTypes
        .init(head: 0x73746E656D656C65, tail: 0x73746E656D656C65, middle: 2, length: 8, last: 0, beyond: 0),  // elements
        .init(head: 0x6F6974616964656D, tail: 0x6E6F697461696465, middle: 2, length: 9, last: 1, beyond: 0),  // mediation
        .init(head: 0x006C617469676964, tail: 0x006C617469676964, middle: 2, length: 7, last: 0, beyond: 8),  // digital
        .init(head: 0x7374736575716572, tail: 0x7374736575716572, middle: 2, length: 8, last: 0, beyond: 0),  // requests
        .init(head: 0x6C6F636F746F7270, tail: 0x6C6F636F746F7270, middle: 2, length: 8, last: 0, beyond: 0),  // protocol
        .init(head: 0x0000000061746164, tail: 0x0000000061746164, middle: 2, length: 4, last: 0, beyond: 32),  // data
        .init(head: 0x6552656369766564, tail: 0x7473657571655265, middle: 2, length: 13, last: 5, beyond: 0),  // deviceRequest
        .init(head: 0x6974707972636E65, tail: 0x6F666E496E6F6974, middle: 2, length: 14, last: 6, beyond: 0),  // encryptionInfo
        .init(head: 0x4C73726576697264, tail: 0x65736E6563694C73, middle: 2, length: 14, last: 6, beyond: 0),  // driversLicense
        .init(head: 0x6C616E6F6974616E, tail: 0x6472614344496C61, middle: 2, length: 14, last: 6, beyond: 0),  // nationalIDCard
        .init(head: 0x0044496F746F6870, tail: 0x0044496F746F6870, middle: 2, length: 7, last: 0, beyond: 8),  // photoID
        .init(head: 0x000000664F796E61, tail: 0x000000664F796E61, middle: 2, length: 5, last: 0, beyond: 24),  // anyOf
        .init(head: 0x53746F4E6C6C6977, tail: 0x65726F7453746F4E, middle: 2, length: 12, last: 4, beyond: 0),  // willNotStore
        .init(head: 0x65726F745379616D, tail: 0x65726F745379616D, middle: 2, length: 8, last: 0, beyond: 0),  // mayStore
        .init(head: 0x6D614E6E65766967, tail: 0x656D614E6E657669, middle: 2, length: 9, last: 1, beyond: 0),  // givenName
        .init(head: 0x614E796C696D6166, tail: 0x656D614E796C696D, middle: 2, length: 10, last: 2, beyond: 0),  // familyName
        .init(head: 0x7469617274726F70, tail: 0x7469617274726F70, middle: 2, length: 8, last: 0, beyond: 0),  // portrait
        .init(head: 0x0073736572646461, tail: 0x0073736572646461, middle: 2, length: 7, last: 0, beyond: 8),  // address
        .init(head: 0x41676E6975737369, tail: 0x797469726F687475, middle: 2, length: 16, last: 8, beyond: 0),  // issuingAuthority
        .init(head: 0x746E656D75636F64, tail: 0x6574614465757373, middle: 2, length: 17, last: 9, beyond: 0),  // documentIssueDate
        .init(head: 0x746E656D75636F64, tail: 0x657461446E6F6974, middle: 3, length: 22, last: 14, beyond: 0),  // documentExpirationDate
        .init(head: 0x746E656D75636F64, tail: 0x7265626D754E746E, middle: 4, length: 14, last: 6, beyond: 0),  // documentNumber
        .init(head: 0x50676E6976697264, tail: 0x736567656C697669, middle: 4, length: 17, last: 9, beyond: 0),  // drivingPrivileges
        .init(head: 0x0000000000656761, tail: 0x0000000000656761, middle: 5, length: 3, last: 0, beyond: 40),  // age
        .init(head: 0x6942664F65746164, tail: 0x6874726942664F65, middle: 5, length: 11, last: 3, beyond: 0),  // dateOfBirth
        .init(head: 0x0000000000786573, tail: 0x0000000000786573, middle: 5, length: 3, last: 0, beyond: 40),  // sex
        .init(head: 0x746E656D75636F64, tail: 0x7375746174536563, middle: 5, length: 27, last: 19, beyond: 0),  // documentDHSComplianceStatus
        .init(head: 0x00000000656D616E, tail: 0x00000000656D616E, middle: 7, length: 4, last: 0, beyond: 32),  // name
        .init(head: 0x6C616E6F6974616E, tail: 0x7974696C616E6F69, middle: 7, length: 11, last: 3, beyond: 0),  // nationality
        .init(head: 0x42664F6563616C70, tail: 0x6874726942664F65, middle: 7, length: 12, last: 4, beyond: 0),  // placeOfBirth
        .init(head: 0x727574616E676973, tail: 0x6B72614D6C617573, middle: 7, length: 18, last: 10, beyond: 0),  // signatureUsualMark
        .init(head: 0x0000746867696568, tail: 0x0000746867696568, middle: 8, length: 6, last: 0, beyond: 16),  // height
        .init(head: 0x0000746867696577, tail: 0x0000746867696577, middle: 8, length: 6, last: 0, beyond: 16),  // weight
        .init(head: 0x726F6C6F43657965, tail: 0x726F6C6F43657965, middle: 8, length: 8, last: 0, beyond: 0),  // eyeColor
        .init(head: 0x6F6C6F4372696168, tail: 0x726F6C6F43726961, middle: 8, length: 9, last: 1, beyond: 0),  // hairColor
        .init(head: 0x6E6F446E6167726F, tail: 0x737574617453726F, middle: 8, length: 16, last: 8, beyond: 0),  // organDonorStatus
        .init(head: 0x536E617265746576, tail: 0x7375746174536E61, middle: 8, length: 13, last: 5, beyond: 0),  // veteranStatus
        .init(head: 0x6F706D6554736864, tail: 0x7375746174536C75, middle: 8, length: 24, last: 16, beyond: 0),  // dhsTemporaryLawfulStatus
        .init(head: 0x2D6F73692D67726F, tail: 0x636F646D2D6F7369, middle: 9, length: 12, last: 4, beyond: 0),  // org-iso-mdoc
        .init(head: 0x763464696E65706F, tail: 0x64656E6769736E75, middle: 9, length: 21, last: 13, beyond: 0),  // openid4vp-v1-unsigned
        .init(head: 0x763464696E65706F, tail: 0x64656E6769732D31, middle: 10, length: 19, last: 11, beyond: 0),  // openid4vp-v1-signed
        .init(head: 0x763464696E65706F, tail: 0x64656E6769736974, middle: 11, length: 24, last: 16, beyond: 0),  // openid4vp-v1-multisigned
    ]

    static let middles: [UInt64] = [
        0x696669746E656449,
        0x696669746E656449,
        0x7461446575737349,
        0x6974617269707845,
        0x6567656C69766972,
        0x6C706D6F43534844,
        0x61745365636E6169,
        0x614D6C6175735565,
        0x6677614C79726172,
        0x736E752D31762D70,
        0x6769732D31762D70,
        0x6C756D2D31762D70,
    ]

    static let places: [UInt8] = [
        5, 0, 255, 255, 6, 255, 1, 2, 7, 255, 255, 255, 4, 3, 255, 255, 255, 0, 3, 255, 255, 255, 2, 1,
        1, 255, 0, 2, 1, 0, 0, 255, 0, 1, 0, 1, 2, 255, 1, 3, 0, 255, 255, 255, 1, 0, 255, 255,
        255, 255, 255, 255, 255, 10, 13, 255, 255, 21, 255, 7, 5, 255, 19, 255, 17, 255, 0, 2, 255, 3, 255, 14,
        255, 255, 255, 11, 8, 255, 255, 255, 255, 255, 255, 23, 1, 255, 255, 15, 255, 255, 255, 255, 255, 255, 255, 22,
        255, 255, 9, 255, 4, 18, 255, 255, 255, 20, 16, 255, 6, 12, 255, 255, 2, 0, 255, 255, 3, 1,
    ]

    static let members: [MemberRow] = [
        MemberRow(.text, isPersonal: true),  // IdentityRecord.nonce
        MemberRow(.text),  // IdentityRecord.merchantIdentifier
        MemberRow(.text),  // IdentityRecord.teamIdentifier
        MemberRow(.token, argument: 0),  // IdentityRecord.document
        MemberRow(.list, element: .record, argument: 1),  // IdentityRecord.elements
        MemberRow(.record, argument: 2),  // IdentityRecord.entitlement
        MemberRow(.text),  // IdentityRecord.origin
        MemberRow(.text, isPersonal: true),  // IdentityRecord.encryptionInfo
        MemberRow(.token, argument: 2),  // IdentityElementRequest.element
        MemberRow(.integer),  // IdentityElementRequest.atLeast
        MemberRow(.token, argument: 1),  // IdentityElementRequest.intent
        MemberRow(.integer),  // IdentityElementRequest.days
        MemberRow(.list, element: .text),  // IdentityEntitlement.merchantIdentifiers
        MemberRow(.list, element: .text),  // IdentityEntitlement.documentTypes
        MemberRow(.list, element: .text),  // IdentityEntitlement.elements
        MemberRow(.text),  // CredentialRequestOptions.mediation
        MemberRow(.record, argument: 4),  // CredentialRequestOptions.digital
        MemberRow(.list, element: .record, argument: 5),  // DigitalCredentialRequestOptions.requests
        MemberRow(.token, argument: 3),  // DigitalCredentialGetRequest.protocol
        MemberRow(.record, argument: 6),  // DigitalCredentialGetRequest.data
        MemberRow(.text),  // DigitalCredentialData.deviceRequest
        MemberRow(.text, isPersonal: true),  // DigitalCredentialData.encryptionInfo
    ]

    static let shapes: [ShapeRow] = [
        ShapeRow(
            NameList(first: 0, count: 8, bits: 4, places: 0, key: 0, multiplier: 0x4285A9AF717BC505),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // IdentityRecord
        ShapeRow(
            NameList(first: 8, count: 4, bits: 3, places: 16, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000005, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // IdentityElementRequest
        ShapeRow(
            NameList(first: 12, count: 3, bits: 2, places: 24, key: 0, multiplier: 0xAA80754D1A1A8D4F),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // IdentityEntitlement
        ShapeRow(
            NameList(first: 15, count: 2, bits: 1, places: 28, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000002, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // CredentialRequestOptions
        ShapeRow(
            NameList(first: 17, count: 1, bits: 1, places: 30, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000001, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // DigitalCredentialRequestOptions
        ShapeRow(
            NameList(first: 18, count: 2, bits: 1, places: 32, key: 0, multiplier: 0x1069E6A57E06665D),
            required: 0x0000000000000003, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // DigitalCredentialGetRequest
        ShapeRow(
            NameList(first: 20, count: 2, bits: 1, places: 34, key: 0, multiplier: 0x2CEAEE21BF46BC01),
            required: 0x0000000000000000, expected: 0x0000000000000000, isConverted: false, raisesCurrency: false, isOpen: true, variants: 0x0000000000000000),  // DigitalCredentialData
    ]

    static let shapeTexts: [StaticString] = [
        "IdentityRecord",
        "IdentityElementRequest",
        "IdentityEntitlement",
        "CredentialRequestOptions",
        "DigitalCredentialRequestOptions",
        "DigitalCredentialGetRequest",
        "DigitalCredentialData",
    ]

    static let vocabularies: [VocabularyRow] = [
        VocabularyRow(NameList(first: 22, count: 4, bits: 3, places: 36, key: 0, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // IdentityDocumentKind
        VocabularyRow(NameList(first: 26, count: 2, bits: 1, places: 44, key: 0, multiplier: 0xB3C4904A6D278933), unknown: .throwing),  // IdentityIntent
        VocabularyRow(NameList(first: 28, count: 24, bits: 6, places: 46, key: 254, multiplier: 0x9274393747619CF1), unknown: .tolerated),  // IdentityElement
        VocabularyRow(NameList(first: 52, count: 4, bits: 3, places: 110, key: 8, multiplier: 0xAA80754D1A1A8D4F), unknown: .tolerated),  // DigitalCredentialProtocol
    ]

    static let vocabularyTexts: [StaticString] = [
        "IdentityDocumentKind",
        "IdentityIntent",
        "IdentityElement",
        "DigitalCredentialProtocol",
    ]

    static let variants: [VariantRow] = [
    ]

    static let choiceShapes: [UInt8] = []
}

/// The indexes of the dictionaries in the tables.
package enum IdentityShape {
    package static var identityRecord: Int { 0 }
    package static var identityElementRequest: Int { 1 }
    package static var identityEntitlement: Int { 2 }
    package static var credentialRequestOptions: Int { 3 }
    package static var digitalCredentialRequestOptions: Int { 4 }
    package static var digitalCredentialGetRequest: Int { 5 }
    package static var digitalCredentialData: Int { 6 }
}

/// The indexes of the vocabularies in the tables.
package enum IdentityWord {
    package static var identityDocumentKind: Int { 0 }
    package static var identityIntent: Int { 1 }
    package static var identityElement: Int { 2 }
    package static var digitalCredentialProtocol: Int { 3 }
}

extension ShapeTables {
    static let identity = ShapeTables(
        names: IdentityRows.names,
        middles: IdentityRows.middles,
        places: IdentityRows.places,
        members: IdentityRows.members,
        shapes: IdentityRows.shapes,
        shapeTexts: IdentityRows.shapeTexts,
        vocabularies: IdentityRows.vocabularies,
        vocabularyTexts: IdentityRows.vocabularyTexts,
        variants: IdentityRows.variants,
        choiceShapes: IdentityRows.choiceShapes)
}
