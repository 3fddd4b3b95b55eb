extension SheetContent {
    /// A line item with its currency, which in the W3C API can differ from the sheet's.
    package struct Item: Sendable {
        package let line: LineItem
        package let currency: Currency?

        init(_ line: LineItem, _ currency: Currency?) {
            self.line = line
            self.currency = currency
        }

        init(_ item: PaymentItem) {
            var line = LineItem(label: item.label, amount: item.amount.value)
            if item.pending == true { line.type = .pending }
            self.init(line, item.amount.currency.inCapitals)
        }
    }

    /// A shipping method of Apple Pay JS, or a shipping option of the W3C API.
    package struct Method: Sendable {
        package let identifier: String
        package let label: String
        package let detail: String
        package let amount: Amount
        package let currency: Currency?
        package let arrival: ShippingDateRange?
        package internal(set) var isSelected = false

        init(_ method: ShippingMethod, _ currency: Currency?) {
            (identifier, label, detail, arrival) = (method.identifier, method.label, method.detail, method.dateComponentsRange)
            (amount, self.currency) = (method.amount, currency)
        }

        init(_ option: ShippingOption) {
            (identifier, label, detail, arrival) = (option.id, option.label, "", nil)
            (amount, currency) = (option.amount.value, option.amount.currency.inCapitals)
        }
    }

    /// A message to the shopper about something that has to be corrected.
    package enum Problem: Sendable {
        case error(PaymentError)
        /// A member of the errors of the W3C API and its text. The name is empty for the error of the whole update.
        case member(String, text: String)

        /// Returns what an answer says is wrong.
        static func all(of answer: UpdatePayload) -> [Problem] {
            switch answer {
            case .paymentMethod(let update): (update.errors ?? []).map { .error($0) }
            case .shippingContact(let update): (update.errors ?? []).map { .error($0) }
            case .couponCode(let update): (update.errors ?? []).map { .error($0) }
            case .details(let update): all(update.error, update.shippingAddressErrors, update.payerErrors, update.paymentMethodErrors)
            case .retry(let errors): all(errors.error, errors.shippingAddress, errors.payer, errors.paymentMethod)
            case .shippingMethod, .other: []
            }
        }

        private static func all(
            _ error: String?, _ address: AddressErrors?, _ payer: PayerErrors?, _ method: [PaymentError]?
        ) -> [Problem] {
            let texts = [
                ("", error.flatMap { $0.utf8.isEmpty ? nil : $0 }), ("recipient", address?.recipient),
                ("addressLine", address?.addressLine), ("city", address?.city), ("postalCode", address?.postalCode),
                ("region", address?.region), ("dependentLocality", address?.dependentLocality), ("country", address?.country),
                ("phone", address?.phone), ("organization", address?.organization), ("sortingCode", address?.sortingCode),
                ("name", payer?.name), ("email", payer?.email), ("phone", payer?.phone),
            ]
            return texts.compactMap { name, text in text.map { .member(name, text: $0) } } + (method ?? []).map { .error($0) }
        }
    }
}

// Values of what is in force. A list with something that cannot be read has none.
extension SheetView {
    func total(_ document: [UInt8], _ currency: Currency?) -> SheetContent.Item? {
        guard hasPaymentItems else { return value(.total, document).map { SheetContent.Item($0, currency) } }
        return value(.total, document).map { SheetContent.Item($0) }
    }

    func items(_ document: [UInt8], _ currency: Currency?) -> [SheetContent.Item] {
        guard hasPaymentItems else { return (values(.lineItems, document) ?? []).map { SheetContent.Item($0, currency) } }
        return (values(.lineItems, document) ?? []).map { SheetContent.Item($0) }
    }

    func methods(_ document: [UInt8], _ currency: Currency?) -> [SheetContent.Method] {
        guard hasPaymentItems else { return (values(.shippingMethods, document) ?? []).map { SheetContent.Method($0, currency) } }
        return (values(.shippingMethods, document) ?? []).map { SheetContent.Method($0) }
    }

    func value<Value: Record>(_ member: Member, _ document: [UInt8]) -> Value? {
        let place = place(of: member)
        return place < 0 ? nil : cursor.record(place, document)
    }

    func values<Value: Record>(_ member: Member, _ document: [UInt8]) -> [Value]? {
        let place = place(of: member)
        return place < 0 ? nil : cursor.records(place, document)
    }

    func transfer(_ document: [UInt8]) -> DisbursementRequest? { transferPlace < 0 ? nil : cursor.record(transferPlace, document) }
}

extension Record {
    /// Reads the JSON of the value in place, as rules read documents.
    func readInPlace(_ body: (_ root: Cursor, _ document: [UInt8]) -> Void) {
        let document = json
        var checker = Checker()
        checker.load(document)
        var policy = Policy(limits: Limits(depth: .max, bytes: .max, nodes: .max))
        policy.checksRules = false
        let shared = RulePolicy(policy)
        guard checker.readFast(as: Self.shapeIndex, by: shared) != nil || checker.check(as: .shape(Self.shapeIndex), by: shared).isWhole
        else { return }
        checker.withRoot { body($0, document) }
    }
}

extension PaymentMethodType {
    /// The place of the word in its vocabulary. `nil` for an unknown word.
    var index: Int? { PaymentMethodType.all.firstIndex(of: self) }
}

extension Currency {
    /// The currency in capitals, as browsers write that of a W3C amount. Unchanged if it is not a currency then.
    var inCapitals: Currency {
        let capitals = Currency(rawValue: String(decoding: rawValue.utf8.map { ASCII.upperCased($0) }, as: UTF8.self))
        return capitals.isKnownToWebKit ? capitals : self
    }
}
