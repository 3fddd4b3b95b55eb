// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 200)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<1).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 100: "member/missing"
        case 101: "member/duplicate"
        case 102: "member/unknown"
        case 103: "member/type"
        case 104: "member/version"
        case 105: "amount/format"
        case 106: "date/format"
        case 107: "number/range"
        case 108: "code/unknown"
        case 109: "network/unknown"
        case 110: "network/spelling"
        case 111: "country/unknown"
        case 112: "currency/unknown"
        case 113: "document/kind"
        case 200: "total/negative"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 100: MemberMissing.card
        case 101: MemberDuplicate.card
        case 102: MemberUnknown.card
        case 103: MemberType.card
        case 104: MemberVersion.card
        case 105: AmountFormat.card
        case 106: DateFormat.card
        case 107: NumberRange.card
        case 108: CodeUnknown.card
        case 109: NetworkUnknown.card
        case 110: NetworkSpelling.card
        case 111: CountryUnknown.card
        case 112: CurrencyUnknown.card
        case 113: DocumentKindRule.card
        case 200: TotalNegative.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += TotalNegative.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(AmountFormat.card)
        all.append(CodeUnknown.card)
        all.append(CountryUnknown.card)
        all.append(CurrencyUnknown.card)
        all.append(DateFormat.card)
        all.append(DocumentKindRule.card)
        all += SyntaxRules.all
        all.append(MemberDuplicate.card)
        all.append(MemberMissing.card)
        all.append(MemberType.card)
        all.append(MemberUnknown.card)
        all.append(MemberVersion.card)
        all.append(NetworkSpelling.card)
        all.append(NetworkUnknown.card)
        all.append(NumberRange.card)
        all.append(TotalNegative.card)
        return all
    }
}
