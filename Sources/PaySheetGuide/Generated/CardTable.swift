// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

/// The cards of all rules. Those of a topic are read when one of them is needed.
enum CardTable {
    static var all: [RuleCard] {
        let topics: [[RuleCard]] = [
            Self.amount,
            Self.answer,
            Self.applicationData,
            Self.button,
            Self.buyer,
            Self.capability,
            Self.category,
            Self.certificate,
            Self.charge,
            Self.code,
            Self.contact,
            Self.contexts,
            Self.countries,
            Self.country,
            Self.coupon,
            Self.currency,
            Self.date,
            Self.dateRange,
            Self.decrypted,
            Self.deferred,
            Self.disbursement,
            Self.document,
            Self.domainFile,
            Self.error,
            Self.event,
            Self.flow,
            Self.handler,
            Self.installments,
            Self.item,
            Self.json,
            Self.kind,
            Self.later,
            Self.leak,
            Self.member,
            Self.merchant,
            Self.modifier,
            Self.network,
            Self.number,
            Self.order,
            Self.page,
            Self.pickup,
            Self.plan,
            Self.recurring,
            Self.registration,
            Self.reload,
            Self.result,
            Self.server,
            Self.session,
            Self.shipping,
            Self.site,
            Self.text,
            Self.token,
            Self.tokenLedger,
            Self.tokenTrust,
            Self.total,
            Self.update,
            Self.validation,
            Self.version,
            Self.w3c,
        ]
        return topics.flatMap { $0 }
    }

    /// The texts that the cards are read from.
    static var texts: [String] {
        [
            Self.amountText,
            Self.answerText,
            Self.applicationDataText,
            Self.buttonText,
            Self.buyerText,
            Self.capabilityText,
            Self.categoryText,
            Self.certificateText,
            Self.chargeText,
            Self.codeText,
            Self.contactText,
            Self.contextsText,
            Self.countriesText,
            Self.countryText,
            Self.couponText,
            Self.currencyText,
            Self.dateText,
            Self.dateRangeText,
            Self.decryptedText,
            Self.deferredText,
            Self.disbursementText,
            Self.documentText,
            Self.domainFileText,
            Self.errorText,
            Self.eventText,
            Self.flowText,
            Self.handlerText,
            Self.installmentsText,
            Self.itemText,
            Self.jsonText,
            Self.kindText,
            Self.laterText,
            Self.leakText,
            Self.memberText,
            Self.merchantText,
            Self.modifierText,
            Self.networkText,
            Self.numberText,
            Self.orderText,
            Self.pageText,
            Self.pickupText,
            Self.planText,
            Self.recurringText,
            Self.registrationText,
            Self.reloadText,
            Self.resultText,
            Self.serverText,
            Self.sessionText,
            Self.shippingText,
            Self.siteText,
            Self.textText,
            Self.tokenText,
            Self.tokenLedgerText,
            Self.tokenTrustText,
            Self.totalText,
            Self.updateText,
            Self.validationText,
            Self.versionText,
            Self.w3cText,
        ]
    }

    /// The cards of the topic to which a rule belongs.
    static func topic(of code: UInt16) -> [RuleCard] {
        switch code {
        case 105, 200...208: Self.amount
        case 530...536: Self.answer
        case 209: Self.applicationData
        case 9300...9310: Self.button
        case 9200...9218: Self.buyer
        case 210...215, 441: Self.capability
        case 216: Self.category
        case 9000...9006: Self.certificate
        case 217...219: Self.charge
        case 108: Self.code
        case 220...229, 423, 426: Self.contact
        case 230...237: Self.contexts
        case 238...239: Self.countries
        case 111, 240...241: Self.country
        case 242...243: Self.coupon
        case 112, 244...247: Self.currency
        case 106: Self.date
        case 248...253: Self.dateRange
        case 254...263, 462...463: Self.decrypted
        case 264...268: Self.deferred
        case 269...275: Self.disbursement
        case 113, 276...280, 414...416: Self.document
        case 9050...9054: Self.domainFile
        case 281...288: Self.error
        case 289...292: Self.event
        case 293...301, 427, 429...434, 490...495, 510...511: Self.flow
        case 537...541: Self.handler
        case 302...303: Self.installments
        case 304...312, 419: Self.item
        case 0...45: Self.json
        case 313: Self.kind
        case 314...315: Self.later
        case 542...543, 557: Self.leak
        case 100...104: Self.member
        case 316, 424, 512: Self.merchant
        case 317...320, 481: Self.modifier
        case 109...110, 321...323, 417, 440: Self.network
        case 107: Self.number
        case 324...327, 428: Self.order
        case 544...550, 558: Self.page
        case 328...331: Self.pickup
        case 332...343, 420...422, 460: Self.plan
        case 344...351, 464: Self.recurring
        case 352...355: Self.registration
        case 356...357, 514: Self.reload
        case 358...363, 425: Self.result
        case 556, 559...565: Self.server
        case 364...371, 482, 496...498, 513: Self.session
        case 372...378: Self.shipping
        case 9060...9061: Self.site
        case 418: Self.text
        case 379...386: Self.token
        case 450...455: Self.tokenLedger
        case 9100...9109: Self.tokenTrust
        case 387...395: Self.total
        case 396: Self.update
        case 551...555: Self.validation
        case 397...399, 461: Self.version
        case 400...413, 480: Self.w3c
        default: []
        }
    }
}
