import PaySheet

// Transactions: what was paid, and what was refunded. All amounts are in the currency of the total.

extension WalletPayment {
    /// A payment that adds up.
    init(_ bill: [LineItem], in currency: Currency) throws(OrderBuildingError) {
        var (items, total): ([WalletSummaryItem], Amount) = ([], try Amount.zero.exact(in: currency))
        for line in bill {
            guard let known = line.knownAmount else { throw .amountUnknown(label: line.label) }
            let amount = try known.exact(in: currency)
            total = try total.plus(amount)
            items.append(WalletSummaryItem(label: line.label, value: WalletAmount(amount: amount, currency: currency)))
        }
        guard !total.isNegative else { throw .negativeTotal(total) }
        self.init(total: WalletAmount(amount: total, currency: currency))
        if !items.isEmpty { summaryItems = items }
    }

    /// What the customer has still to pay: the total without what is paid and authorized.
    func leftToPay() throws(OrderBuildingError) -> Amount {
        try total.amount.exact(in: total.currency).minus(sum { !$0.isRefund }).plus(sum { $0.isRefund })
    }

    /// What the shop can refund: what it has captured, without earlier refunds.
    func leftToRefund() throws(OrderBuildingError) -> Amount {
        try captured().minus(sum { $0.isRefund })
    }

    /// What the customer has paid, without what is only authorized.
    private func captured() throws(OrderBuildingError) -> Amount {
        try sum { !$0.isRefund && $0.status == .completed }
    }

    /// Adds up the transactions that count and are wanted.
    private func sum(_ isWanted: (WalletTransaction) -> Bool) throws(OrderBuildingError) -> Amount {
        var sum = try Amount.zero.exact(in: total.currency)
        for transaction in transactions ?? [] where transaction.counts && isWanted(transaction) {
            guard transaction.amount.currency == total.currency else { throw .currency(transaction.amount.currency) }
            sum = try sum.plus(transaction.amount.amount.exact(in: total.currency))
        }
        return sum
    }

    /// Adds a payment of the customer.
    mutating func add(_ purchase: OrderPurchase, at time: DateTimeText, isFailed: Bool = false) throws(OrderBuildingError) {
        let left = try leftToPay()
        let amount = try purchase.amount?.exact(in: total.currency) ?? left
        guard left > .zero, amount <= left else { throw .paymentExceeds(left: left) }
        guard amount > .zero else { throw .amountNotPositive }
        let status: WalletTransactionStatus = isFailed ? .failed : purchase.isCaptured ? .completed : .approved
        var transaction = WalletTransaction(
            amount: WalletAmount(amount: amount, currency: total.currency), createdAt: time,
            paymentMethod: WalletPaymentMethod(displayName: purchase.method), status: status, transactionType: .purchase)
        transaction.applePayTransactionIdentifier = purchase.applePayTransactionIdentifier
        transaction.receipt = purchase.receipt
        transactions = (transactions ?? []) + [transaction]
    }

    /// Adds a refund: of an amount, or of all that is left.
    mutating func refund(_ amount: Amount?, method: String?, at time: DateTimeText) throws(OrderBuildingError) {
        let left = try leftToRefund()
        let amount = try amount?.exact(in: total.currency) ?? left
        guard left > .zero, amount <= left else { throw .refundExceeds(left: left) }
        guard amount > .zero else { throw .amountNotPositive }
        let captured = transactions?.last { !$0.isRefund && $0.status == .completed }
        guard let name = method ?? captured?.paymentMethod.displayName else { throw .paymentMissing }
        let transaction = WalletTransaction(
            amount: WalletAmount(amount: amount, currency: total.currency), createdAt: time,
            paymentMethod: WalletPaymentMethod(displayName: name), status: .completed, transactionType: .refund)
        transactions = (transactions ?? []) + [transaction]
    }

    /// Gives all payments that are only authorized another status. Returns whether there was one.
    mutating func settle(_ status: WalletTransactionStatus) -> Bool {
        guard var settled = transactions else { return false }
        var hasSettled = false
        for index in settled.indices where !settled[index].isRefund && settled[index].status == .approved {
            settled[index].status = status
            hasSettled = true
        }
        transactions = settled
        return hasSettled
    }

    /// Sets the status that devices with iOS 16 show, because they do not know transactions.
    mutating func renewStatus() {
        let list = transactions ?? []
        let isAuthorized = list.contains { !$0.isRefund && $0.status == .approved }
        let isPaid = list.contains { !$0.isRefund && $0.status == .completed }
        if isAuthorized {
            status = .authorized
        } else if isPaid {
            let isRefunded = list.contains { $0.isRefund && $0.counts } && (try? leftToRefund())?.isZero == true
            let isWhole = (try? captured().minus(total.amount))?.isNegative != true
            // What the shop has given up is not expected any more.
            let isSettled = isWhole || list.contains { $0.status == .cancelled }
            status = isRefunded ? .refunded : isSettled ? .paid : .pending
        } else if total.amount.isZero {
            status = .paid
        } else if let last = list.last(where: { !$0.isRefund }), last.status == .failed || last.status == .cancelled {
            status = last.status == .failed ? .declined : .voided
        } else {
            status = .pending
        }
    }
}

extension WalletTransaction {
    /// Whether the money counts: it is authorized, paid or refunded.
    var counts: Bool { status == .approved || status == .completed }
    /// Whether the customer gets the money.
    var isRefund: Bool { transactionType == .refund }
}
