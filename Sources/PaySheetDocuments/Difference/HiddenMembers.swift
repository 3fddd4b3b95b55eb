import PaySheet

/// The members of a document that the sheet does not show, in a form that can be compared.
struct HiddenMembers {
    struct Member: Hashable {
        let name: String
        let value: [UInt8]
    }

    private(set) var members: [Member] = []

    private init() {}

    init(_ request: PaymentRequest) {
        add(request)
        note(request.unknownMembers)
    }

    init(_ flow: PaymentFlow) {
        if let request = flow.request {
            self.init(request)
        } else if let arguments = flow.paymentRequest {
            self.init(arguments)
        } else {
            self.init()
        }
        if let result = flow.result {
            note("status", String(result.status))
            note("orderDetails", json: result.orderDetails?.json)
        }
        note("complete", flow.complete?.rawValue)
        note("orderDetails", json: flow.completeDetails?.orderDetails?.json)
        note("apiVersion", flow.apiVersion.map { String($0) })
        note("order", json: flow.order?.json)
    }

    init(_ arguments: W3CPaymentRequest) {
        for method in arguments.methodData {
            if case .applePay(let request) = method.data {
                add(request)
                note("version", String(request.version))
                note("merchantIdentifier", request.merchantIdentifier)
                note(request.unknownMembers)
            } else {
                note("methodData " + method.supportedMethods, json: method.json)
            }
        }
        add(arguments.details.modifiers)
        note("details/id", arguments.details.id)
        note(arguments.unknownMembers)
    }

    init(_ answer: UpdatePayload) {
        switch answer {
        case .paymentMethod(let data):
            note(data.unknownMembers)
            note("installmentGroupIdentifier", data.installmentGroupIdentifier)
        case .shippingMethod(let data): note(data.unknownMembers)
        case .shippingContact(let data): note(data.unknownMembers)
        case .couponCode(let data): note(data.unknownMembers)
        case .details(let data):
            add(data.modifiers)
            note(data.unknownMembers)
        case .retry(let data): note(data.unknownMembers)
        case .other: break
        }
    }

    private mutating func add(_ base: some PaymentRequestBase) {
        note("merchantCapabilities", base.merchantCapabilities.map { $0.rawValue }.joined(separator: "\n"))
        note("features", base.features?.map { $0.rawValue }.joined(separator: "\n"))
        note("countryCode", base.countryCode.rawValue)
        note("applicationData", base.applicationData)
        note("installmentConfiguration", json: base.installmentConfiguration?.json)
        note("applePayLaterAvailability", base.applePayLaterAvailability?.rawValue)
        note("merchantCategoryCode", base.merchantCategoryCode)
        note("isDelegatedRequest", base.isDelegatedRequest.map { $0 ? "true" : "false" })
    }

    /// The sheet shows the modifiers for every card. All others depend on the card.
    private mutating func add(_ modifiers: [DetailsModifier]?) {
        for modifier in modifiers ?? [] {
            if case .applePay(let data) = modifier.data, data.paymentMethodType == nil { continue }
            note("modifiers", json: modifier.json)
        }
    }

    private mutating func note(_ name: String, _ text: String?) { note(name, json: text.map { [UInt8]($0.utf8) }) }

    private mutating func note(_ name: String, json: [UInt8]?) {
        if let json { members.append(Member(name: name, value: json)) }
    }

    private mutating func note(_ unknown: UnknownMembers) {
        for member in unknown.members { note("member " + Shown.quoted(member.name), json: member.value.bytes) }
    }
}
