#if !hasFeature(Embedded)
    extension Checkout: Codable {
        /// Reads a stored checkout. Throws where it cannot be one that ``encode(to:)`` wrote, or a later version wrote it.
        public init(from decoder: any Decoder) throws {
            let stored = try StoredCheckout(from: decoder)
            do {
                self = try stored.checkout()
            } catch {
                let context = DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "the stored checkout does not hold together", underlyingError: error)
                throw DecodingError.dataCorrupted(context)
            }
        }

        /// Writes the checkout with everything that it knows, so that a server can store it between two calls.
        ///
        /// Who can change the stored value can change what the shopper pays: keep it on the server, or sign it.
        public func encode(to encoder: any Encoder) throws { try StoredCheckout(self).encode(to: encoder) }
    }

    /// A checkout as it is stored. A change that older versions would misread gets a new number.
    private struct StoredCheckout: Codable {
        struct Item: Codable {
            let number: Int
            let line: StoredText<LineItem>
            let payees: Payees
            let isListed: Bool
        }

        struct Offer: Codable {
            let method: StoredText<ShippingMethod>
            let payees: Payees
        }

        struct Coupon: Codable {
            let code: String
            let item: Int
        }

        struct Shipping: Codable {
            let place: Int?
            let line: StoredText<LineItem>?
        }

        struct Plan: Codable {
            let recurring: StoredText<RecurringPaymentRequest>?
            let reload: StoredText<AutomaticReloadPaymentRequest>?
            let deferred: StoredText<DeferredPaymentRequest>?
            let lines: [StoredText<LineItem>]
            let dueNow: Int64

            init(_ plan: CheckoutPlan) {
                recurring = plan.recurring.map { StoredText($0) }
                reload = plan.reload.map { StoredText($0) }
                deferred = plan.deferred.map { StoredText($0) }
                lines = plan.lines.map { StoredText($0) }
                dueNow = plan.dueNow
            }

            var plan: CheckoutPlan {
                CheckoutPlan(
                    recurring: recurring.map { $0.value }, reload: reload.map { $0.value }, deferred: deferred.map { $0.value },
                    lines: lines.map { $0.value }, dueNow: dueNow)
            }
        }

        static let newest = 1

        let version: Int
        let label: String
        let currency: Currency
        let base: StoredText<ApplePayRequest>
        let shippingType: ShippingType?
        let isTotalPending: Bool
        let primaryMerchant: CheckoutMerchant?
        let otherMerchants: [CheckoutMerchant]
        let items: [Item]
        let rejections: [StoredText<PaymentError>]
        let unrecovered: [UnrecoveredPart]
        let plan: Plan?
        let offers: [Offer]
        let selectedOffer: Int?
        let shippingLine: Shipping?
        let hasOffered: Bool
        let coupon: Coupon?
        let fixedShares: [FixedShare]
        let nextNumber: Int
        let totalTemplate: StoredText<LineItem>?

        init(_ checkout: Checkout) {
            version = StoredCheckout.newest
            label = checkout.label
            currency = checkout.currency
            base = StoredText(checkout.base)
            shippingType = checkout.shippingType
            isTotalPending = checkout.isTotalPending
            primaryMerchant = checkout.primaryMerchant
            otherMerchants = checkout.otherMerchants
            items = checkout.items.map { Item(number: $0.id.number, line: StoredText($0.line), payees: $0.payees, isListed: $0.isListed) }
            rejections = checkout.rejections.map { StoredText($0) }
            unrecovered = checkout.unrecovered
            plan = checkout.plan.map { Plan($0) }
            offers = checkout.offers.map { Offer(method: StoredText($0.method), payees: $0.payees) }
            selectedOffer = checkout.selectedOffer
            shippingLine = checkout.shippingLine.map { Shipping(place: $0.place, line: $0.line.map { StoredText($0) }) }
            hasOffered = checkout.hasOffered
            coupon = checkout.coupon.map { Coupon(code: $0.code, item: $0.item.number) }
            fixedShares = checkout.fixedShares
            nextNumber = checkout.nextNumber
            totalTemplate = checkout.totalTemplate.map { StoredText($0) }
        }

        /// Makes the checkout by the same steps as a program, so that nothing else can come out of a damaged text.
        func checkout() throws(StoredCheckoutError) -> Checkout {
            guard version == StoredCheckout.newest else { throw .version(version) }
            guard currency.minorUnitDigits != nil else { throw .checkout(.amount(label: label, .unknownDecimals(currency))) }
            var checkout = Checkout(
                label, base.value.countryCode, currency, base.value.supportedNetworks, primaryMerchant, plan: plan.map { $0.plan })
            checkout.base = base.value
            checkout.shippingType = shippingType
            checkout.isTotalPending = isTotalPending
            checkout.rejections = rejections.map { $0.value }
            checkout.totalTemplate = totalTemplate.map { $0.value }
            let merchants = (primaryMerchant.map { [$0] } ?? []) + otherMerchants
            guard Set(merchants.map { $0.externalIdentifier }).count == merchants.count else { throw .place }
            checkout.otherMerchants = otherMerchants
            if let dueNow = plan?.dueNow, dueNow < 0 || dueNow.magnitude >= Amount.coefficientLimit { throw .place }
            do {
                var numbers: Set<Int> = []
                for item in items {
                    guard item.number > 0, item.number <= nextNumber, numbers.insert(item.number).inserted else {
                        throw StoredCheckoutError.place
                    }
                    try restore(item, in: &checkout)
                }
                for offer in offers {
                    try check(offer.payees, offer.method.value.label)
                    checkout.offers.append(try checkout.priced(offer.method.value, offer.payees))
                }
                checkout.fixedShares = fixedShares
                try checkout.requireRoom()
            } catch let error as StoredCheckoutError {
                throw error
            } catch let error as CheckoutError {
                throw .checkout(error)
            } catch {
                throw .place
            }
            guard Set(offers.map { $0.method.value.identifier }).count == offers.count else { throw .place }
            guard fixedShares.allSatisfy({ $0.place > 0 && $0.place <= otherMerchants.count }) else { throw .place }
            if let selectedOffer, !offers.indices.contains(selectedOffer) { throw .place }
            if let place = shippingLine?.place, place < 0 { throw .place }
            if let coupon, !items.contains(where: { $0.number == coupon.item }) { throw .place }
            checkout.selectedOffer = selectedOffer
            checkout.shippingLine = shippingLine.map { ShippingLine(place: $0.place, line: $0.line.map { $0.value }) }
            checkout.hasOffered = hasOffered
            checkout.coupon = coupon.map { AppliedCoupon(code: $0.code, item: CheckoutItem.ID(number: $0.item)) }
            checkout.nextNumber = nextNumber
            checkout.unrecovered = unrecovered
            return checkout
        }

        private func restore(_ item: Item, in checkout: inout Checkout) throws {
            var line = item.line.value
            try check(item.payees, line.label)
            let units = line.isPending ? 0 : try checkout.units(of: line)
            if !line.isPending { line.amount = checkout.amount(units) }
            checkout.items.append(
                CheckoutItem(
                    id: CheckoutItem.ID(number: item.number), line: line, units: units, payees: item.payees, isListed: item.isListed))
        }

        private func check(_ payees: Payees, _ label: String) throws {
            let places: [Int]
            switch payees {
            case .one(let place): places = [place]
            case .several(let several, let policy):
                places = several
                try Checkout.check(policy, places: places.count, label: label)
            case .everyone(let policy):
                places = []
                if case .by = policy { throw StoredCheckoutError.place }
            case .unknown: places = []
            }
            guard places.allSatisfy({ $0 >= 0 && $0 <= otherMerchants.count }) else { throw StoredCheckoutError.place }
        }
    }

    /// A dictionary as its JSON text, which keeps the order of the members and the spelling of numbers.
    private struct StoredText<Value: PaymentObject>: Codable {
        let value: Value

        init(_ value: Value) { self.value = value }

        init(from decoder: any Decoder) throws {
            let reading = Value.read(try decoder.singleValueContainer().decode(String.self))
            guard let value = reading.value else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reading.findings.description))
            }
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.jsonText)
        }
    }

    /// Why a text is not a stored checkout.
    private enum StoredCheckoutError: Error {
        case version(Int)
        /// A number points to nothing, or twice to the same.
        case place
        case checkout(CheckoutError)
    }

    extension StoredCheckoutError: CustomStringConvertible {
        var description: String {
            switch self {
            case .version(let version): "version \(version) is not known to this release"
            case .place: "a number names no merchant, item or way of shipping, or the same one twice"
            case .checkout(let error): error.description
            }
        }
    }
#endif
