import PaySheet
import Testing

/// What must hold for every checkout, worked out from its documents alone.
struct CheckoutLaws {
    let checkout: Checkout

    /// Nothing is wrong with any document.
    func expectNoFindings(_ note: Comment) {
        let policy = Policy(apiVersion: Policy.newestVersion)
        #expect(checkout.draftedRequest().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedShippingMethodUpdate().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedShippingContactUpdate().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedPaymentMethodUpdate().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedCouponCodeUpdate().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedAuthorizationResult().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedW3CPaymentRequest().findings(policy: policy).isEmpty, note)
        #expect(checkout.draftedPaymentDetailsUpdate().findings(policy: policy).isEmpty, note)
    }

    /// Every document has the same amounts, and they add up.
    func expectAgreement(_ note: Comment) throws {
        let request = checkout.draftedRequest()
        let lines = request.lineItems ?? []
        let settled = lines.compactMap { $0.knownAmount }
        #expect(try Amount.sum(settled) == request.total.amount, note)
        for line in lines + [request.total] {
            #expect(line.amount?.scale == checkout.currency.minorUnitDigits, note)
        }
        try expectContexts(request.multiTokenContexts ?? [], total: try #require(request.total.amount), note)
        expectSame(checkout.draftedShippingMethodUpdate(), as: request, note)
        expectSame(checkout.draftedShippingContactUpdate(), as: request, note)
        expectSame(checkout.draftedPaymentMethodUpdate(), as: request, note)
        expectSame(checkout.draftedCouponCodeUpdate(), as: request, note)
        expectSame(checkout.draftedW3CPaymentRequest(), as: request, note)
        if let methods = request.shippingMethods {
            let first = try #require(methods.first)
            #expect(lines.last?.label == first.label && lines.last?.amount == first.amount, note)
            #expect(request.requiredShippingContactFields?.contains(.postalAddress) == true, note)
        }
    }

    private func expectContexts(_ contexts: [PaymentTokenContext], total: Amount, _ note: Comment) throws {
        let limit = total.isNegative ? Amount.zero : total
        #expect(try Amount.sum(contexts.map(\.amount)) <= limit, note)
        #expect(contexts.allSatisfy { $0.amount.isPositive }, note)
        #expect(Set(contexts.map(\.externalIdentifier)).count == contexts.count, note)
        var sum = checkout.primaryShare
        var isNegative = sum.isNegative
        for merchant in checkout.otherMerchants {
            let share = checkout.share(of: merchant)
            sum = try sum.adding(share)
            isNegative = isNegative || share.isNegative
        }
        #expect(sum == total, note)
        let reported = checkout.problems.contains { if case .negativeShare = $0 { true } else { false } }
        #expect(reported == isNegative, note)
        guard !isNegative else { return }
        let positive = checkout.otherMerchants.filter { checkout.share(of: $0).isPositive }
        #expect(contexts.map(\.externalIdentifier) == positive.map(\.externalIdentifier), note)
        #expect(contexts.map(\.amount) == positive.map { checkout.share(of: $0) }, note)
    }

    private func expectSame(_ update: some UpdateBase, as request: PaymentRequest, _ note: Comment) {
        #expect(update.newTotal == request.total, note)
        #expect(update.newLineItems == request.lineItems ?? [], note)
        let contexts = checkout.otherMerchants.isEmpty ? nil : request.multiTokenContexts ?? []
        #expect(update.newMultiTokenContexts == contexts, note)
    }

    private func expectSame(_ arguments: W3CPaymentRequest, as request: PaymentRequest, _ note: Comment) {
        let details = arguments.details
        let (items, lines) = (details.displayItems ?? [], request.lineItems ?? [])
        #expect(details.total.amount.currency == request.currencyCode && details.total.amount.value == request.total.amount, note)
        #expect(items.map(\.amount.value) == lines.map(\.amount), note)
        let pending = items.map { $0.pending == true }
        #expect(pending == lines.map { $0.type == .pending }, note)
        let options = (details.shippingOptions ?? []).map(\.id)
        #expect(options == (request.shippingMethods ?? []).map(\.identifier), note)
        var contexts: [PaymentTokenContext]?
        if case .applePay(let modifier) = details.modifiers?.first?.data { contexts = modifier.multiTokenContexts }
        #expect(contexts == request.multiTokenContexts, note)
        let update = checkout.draftedPaymentDetailsUpdate()
        #expect(update.total == details.total, note)
        #expect(update.displayItems == details.displayItems ?? [], note)
    }
}

extension Checkout {
    /// Why a change is refused; nil when it is made, or when a refused change is made in part.
    func refusal(_ change: (inout Checkout) throws(CheckoutError) -> Void) -> CheckoutError? {
        var copy = self
        do {
            try change(&copy)
            return nil
        } catch {
            return copy == self ? error : nil
        }
    }
}
