// Generated from the rules in Sources/PaySheet/Rules. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension RuleID {
    /// `amount/decimals`: more decimals than the currency has.
    public static let amountDecimals = RuleID(code: 200)
    /// `amount/digits`: more than 18 digits.
    public static let amountDigits = RuleID(code: 201)
    /// `amount/fewer-decimals`: fewer decimals than the currency has.
    public static let amountFewerDecimals = RuleID(code: 202)
    /// `amount/float`: remains of floating point.
    public static let amountFloat = RuleID(code: 203)
    /// `amount/leading-zeros`: leading zeros.
    public static let amountLeadingZeros = RuleID(code: 204)
    /// `amount/minor-units`: price in minor units.
    public static let amountMinorUnits = RuleID(code: 205)
    /// `amount/negative-zero`: negative zero.
    public static let amountNegativeZero = RuleID(code: 206)
    /// `amount/one-decimal`: amount with one decimal.
    public static let amountOneDecimal = RuleID(code: 207)
    /// `amount/whole-number`: amounts that may be minor units.
    public static let amountWholeNumber = RuleID(code: 208)
    /// `contexts/amount`: share of zero or below.
    public static let contextsAmount = RuleID(code: 209)
    /// `contexts/directory`: share that disagrees with the directory.
    public static let contextsDirectory = RuleID(code: 210)
    /// `contexts/domain`: domain of a merchant.
    public static let contextsDomain = RuleID(code: 211)
    /// `contexts/empty`: empty list of shares.
    public static let contextsEmpty = RuleID(code: 212)
    /// `contexts/exceed-total`: shares above the total.
    public static let contextsExceedTotal = RuleID(code: 213)
    /// `contexts/external-identifier`: merchant with several external identifiers.
    public static let contextsExternalIdentifier = RuleID(code: 214)
    /// `contexts/name`: merchant without a name.
    public static let contextsName = RuleID(code: 215)
    /// `contexts/repeated`: external identifier used twice.
    public static let contextsRepeated = RuleID(code: 216)
    /// `document/depth`: members at the wrong depth.
    public static let documentDepth = RuleID(code: 217)
    /// `document/dialect`: names of another interface.
    public static let documentDialect = RuleID(code: 218)
    /// `document/json-text`: text that holds JSON.
    public static let documentJsonText = RuleID(code: 219)
    /// `document/name-style`: names in another style.
    public static let documentNameStyle = RuleID(code: 220)
    /// `document/nulls`: null for absent members.
    public static let documentNulls = RuleID(code: 221)
    /// `item/count`: many lines.
    public static let itemCount = RuleID(code: 222)
    /// `item/discount-sign`: discount that is added.
    public static let itemDiscountSign = RuleID(code: 223)
    /// `item/empty-list`: empty list of lines.
    public static let itemEmptyList = RuleID(code: 224)
    /// `item/label`: line without a name.
    public static let itemLabel = RuleID(code: 225)
    /// `item/label-length`: long label.
    public static let itemLabelLength = RuleID(code: 226)
    /// `item/label-style`: style of a label.
    public static let itemLabelStyle = RuleID(code: 227)
    /// `item/pending-amount`: amount of a pending line.
    public static let itemPendingAmount = RuleID(code: 228)
    /// `item/recurring`: recurring payment without its line.
    public static let itemRecurring = RuleID(code: 229)
    /// `item/timing-fields`: members of another timing.
    public static let itemTimingFields = RuleID(code: 230)
    /// `kind/several`: several special kinds at once.
    public static let kindSeveral = RuleID(code: 231)
    /// `merchant/identifier`: merchant identifier that is not allowed.
    public static let merchantIdentifier = RuleID(code: 232)
    /// `shipping/estimate`: shipping without an estimate.
    public static let shippingEstimate = RuleID(code: 233)
    /// `total/intermediary`: intermediary in the label.
    public static let totalIntermediary = RuleID(code: 234)
    /// `total/label`: total without a name.
    public static let totalLabel = RuleID(code: 235)
    /// `total/large`: very large total.
    public static let totalLarge = RuleID(code: 236)
    /// `total/name`: total that does not name the business.
    public static let totalName = RuleID(code: 237)
    /// `total/negative`: negative total.
    public static let totalNegative = RuleID(code: 238)
    /// `total/repeated`: total among the lines.
    public static let totalRepeated = RuleID(code: 239)
    /// `total/sum`: total that is not the sum.
    public static let totalSum = RuleID(code: 240)
    /// `total/timing`: total with another time than now.
    public static let totalTiming = RuleID(code: 241)
    /// `total/zero`: zero total before version 4.
    public static let totalZero = RuleID(code: 242)
}

/// All rules in one place.
enum RuleTable {
    static let ids: [RuleID] = (0..<43).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }

    static func name(_ code: UInt16) -> String? {
        switch code {
        case 200: "amount/decimals"
        case 201: "amount/digits"
        case 202: "amount/fewer-decimals"
        case 203: "amount/float"
        case 204: "amount/leading-zeros"
        case 205: "amount/minor-units"
        case 206: "amount/negative-zero"
        case 207: "amount/one-decimal"
        case 208: "amount/whole-number"
        case 209: "contexts/amount"
        case 210: "contexts/directory"
        case 211: "contexts/domain"
        case 212: "contexts/empty"
        case 213: "contexts/exceed-total"
        case 214: "contexts/external-identifier"
        case 215: "contexts/name"
        case 216: "contexts/repeated"
        case 217: "document/depth"
        case 218: "document/dialect"
        case 219: "document/json-text"
        case 220: "document/name-style"
        case 221: "document/nulls"
        case 222: "item/count"
        case 223: "item/discount-sign"
        case 224: "item/empty-list"
        case 225: "item/label"
        case 226: "item/label-length"
        case 227: "item/label-style"
        case 228: "item/pending-amount"
        case 229: "item/recurring"
        case 230: "item/timing-fields"
        case 231: "kind/several"
        case 232: "merchant/identifier"
        case 233: "shipping/estimate"
        case 234: "total/intermediary"
        case 235: "total/label"
        case 236: "total/large"
        case 237: "total/name"
        case 238: "total/negative"
        case 239: "total/repeated"
        case 240: "total/sum"
        case 241: "total/timing"
        case 242: "total/zero"
        default: nil
        }
    }

    static func card(_ code: UInt16) -> Rule? {
        switch code {
        case 200: AmountDecimals.card
        case 201: AmountDigits.card
        case 202: AmountFewerDecimals.card
        case 203: AmountFloat.card
        case 204: AmountLeadingZeros.card
        case 205: AmountMinorUnits.card
        case 206: AmountNegativeZero.card
        case 207: AmountOneDecimal.card
        case 208: AmountWholeNumber.card
        case 209: ContextsAmount.card
        case 210: ContextsDirectory.card
        case 211: ContextsDomain.card
        case 212: ContextsEmpty.card
        case 213: ContextsExceedTotal.card
        case 214: ContextsExternalIdentifier.card
        case 215: ContextsName.card
        case 216: ContextsRepeated.card
        case 217: DocumentDepth.card
        case 218: DocumentDialect.card
        case 219: DocumentJsonText.card
        case 220: DocumentNameStyle.card
        case 221: DocumentNulls.card
        case 222: ItemCount.card
        case 223: ItemDiscountSign.card
        case 224: ItemEmptyList.card
        case 225: ItemLabel.card
        case 226: ItemLabelLength.card
        case 227: ItemLabelStyle.card
        case 228: ItemPendingAmount.card
        case 229: ItemRecurring.card
        case 230: ItemTimingFields.card
        case 231: KindSeveral.card
        case 232: MerchantIdentifier.card
        case 233: ShippingEstimate.card
        case 234: TotalIntermediary.card
        case 235: TotalLabel.card
        case 236: TotalLarge.card
        case 237: TotalName.card
        case 238: TotalNegative.card
        case 239: TotalRepeated.card
        case 240: TotalSum.card
        case 241: TotalTiming.card
        case 242: TotalZero.card
        default: nil
        }
    }

    static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        rows += AmountDecimals.rows
        rows += AmountDigits.rows
        rows += AmountFewerDecimals.rows
        rows += AmountFloat.rows
        rows += AmountLeadingZeros.rows
        rows += AmountMinorUnits.rows
        rows += AmountNegativeZero.rows
        rows += AmountOneDecimal.rows
        rows += AmountWholeNumber.rows
        rows += ContextsAmount.rows
        rows += ContextsDirectory.rows
        rows += ContextsDomain.rows
        rows += ContextsEmpty.rows
        rows += ContextsExceedTotal.rows
        rows += ContextsExternalIdentifier.rows
        rows += ContextsName.rows
        rows += ContextsRepeated.rows
        rows += DocumentDepth.rows
        rows += DocumentDialect.rows
        rows += DocumentJsonText.rows
        rows += DocumentNameStyle.rows
        rows += DocumentNulls.rows
        rows += ItemCount.rows
        rows += ItemDiscountSign.rows
        rows += ItemEmptyList.rows
        rows += ItemLabel.rows
        rows += ItemLabelLength.rows
        rows += ItemLabelStyle.rows
        rows += ItemPendingAmount.rows
        rows += ItemRecurring.rows
        rows += ItemTimingFields.rows
        rows += KindSeveral.rows
        rows += MerchantIdentifier.rows
        rows += ShippingEstimate.rows
        rows += TotalIntermediary.rows
        rows += TotalLabel.rows
        rows += TotalLarge.rows
        rows += TotalName.rows
        rows += TotalNegative.rows
        rows += TotalRepeated.rows
        rows += TotalSum.rows
        rows += TotalTiming.rows
        rows += TotalZero.rows
        return rows
    }
}

extension Rule {
    /// Every rule, in the order of the names.
    public static var all: [Rule] {
        var all: [Rule] = []
        all.append(AmountDecimals.card)
        all.append(AmountDigits.card)
        all.append(AmountFewerDecimals.card)
        all.append(AmountFloat.card)
        all.append(AmountLeadingZeros.card)
        all.append(AmountMinorUnits.card)
        all.append(AmountNegativeZero.card)
        all.append(AmountOneDecimal.card)
        all.append(AmountWholeNumber.card)
        all.append(ContextsAmount.card)
        all.append(ContextsDirectory.card)
        all.append(ContextsDomain.card)
        all.append(ContextsEmpty.card)
        all.append(ContextsExceedTotal.card)
        all.append(ContextsExternalIdentifier.card)
        all.append(ContextsName.card)
        all.append(ContextsRepeated.card)
        all.append(DocumentDepth.card)
        all.append(DocumentDialect.card)
        all.append(DocumentJsonText.card)
        all.append(DocumentNameStyle.card)
        all.append(DocumentNulls.card)
        all.append(ItemCount.card)
        all.append(ItemDiscountSign.card)
        all.append(ItemEmptyList.card)
        all.append(ItemLabel.card)
        all.append(ItemLabelLength.card)
        all.append(ItemLabelStyle.card)
        all.append(ItemPendingAmount.card)
        all.append(ItemRecurring.card)
        all.append(ItemTimingFields.card)
        all.append(KindSeveral.card)
        all.append(MerchantIdentifier.card)
        all.append(ShippingEstimate.card)
        all.append(TotalIntermediary.card)
        all.append(TotalLabel.card)
        all.append(TotalLarge.card)
        all.append(TotalName.card)
        all.append(TotalNegative.card)
        all.append(TotalRepeated.card)
        all.append(TotalSum.card)
        all.append(TotalTiming.card)
        all.append(TotalZero.card)
        return all
    }
}
