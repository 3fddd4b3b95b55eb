import PaySheet
import PaySheetOrders
import Testing

/// What the customer pays, and what the shop refunds.
@Suite("Payments of orders")
struct OrderPaymentTests {
    private func dollars(_ cents: Int) -> Amount { Amount(units: Int64(cents), in: .usd) }

    @Test("A payment is authorized, captured and refunded in two parts")
    func whole() throws {
        var order = try Shop.order()
        #expect(order.document.payment?.status == .pending)
        try order.pay(Shop.visa, at: Shop.hour(1))
        #expect(order.document.payment?.status == .authorized)
        try order.capture(at: Shop.hour(2))
        #expect(order.document.payment?.status == .paid && order.document.payment?.transactions?.first?.status == .completed)
        try order.refund(dollars(24_00), at: Shop.hour(3))
        #expect(order.document.payment?.status == .paid)
        try order.refund(method: "Voucher", at: Shop.hour(4))
        #expect(order.document.payment?.status == .refunded)
        let transactions = order.document.payment?.transactions ?? []
        #expect(transactions.map { $0.amount.amount.text } == ["53.00", "24.00", "29.00"])
        #expect(transactions.map { $0.transactionType } == [.purchase, .refund, .refund])
        #expect(transactions.map { $0.paymentMethod.displayName } == ["Visa 1234", "Visa 1234", "Voucher"])
        #expect(transactions.map { $0.createdAt } == [Shop.hour(1), Shop.hour(3), Shop.hour(4)])
        #expect(order.document.updatedAt == Shop.hour(4))
    }

    @Test("Two payments share the total")
    func parts() throws {
        var order = try Shop.order()
        var gift = OrderPurchase(method: "Gift card", amount: dollars(20_00), isCaptured: true)
        (gift.receipt, gift.applePayTransactionIdentifier) = ("gift.pdf", "ABC")
        try order.pay(gift, at: Shop.hour(1))
        #expect(order.document.payment?.status == .pending)
        #expect(order.document.payment?.transactions?.first?.receipt == "gift.pdf")
        #expect(order.document.payment?.transactions?.first?.applePayTransactionIdentifier == "ABC")
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.pay(OrderPurchase(method: "Visa 1234", amount: dollars(33_01)), at: Shop.hour(2))
            } == .paymentExceeds(left: dollars(33_00)))
        try order.pay(OrderPurchase(method: "Visa 1234", isCaptured: true), at: Shop.hour(2))
        #expect(order.document.payment?.status == .paid && order.document.payment?.transactions?.last?.amount.amount.text == "33.00")
    }

    @Test("A refund does not reduce the unpaid amount")
    func refundOfPart() throws {
        var order = try Shop.order()
        try order.pay(OrderPurchase(method: "Gift card", amount: dollars(20_00), isCaptured: true), at: Shop.hour(1))
        try order.refund(dollars(5_00), at: Shop.hour(2))
        #expect(order.document.payment?.status == .pending)
        #expect(
            order.refusal { order throws(OrderBuildingError) in
                try order.pay(OrderPurchase(method: "Visa 1234", amount: dollars(38_01)), at: Shop.hour(3))
            } == .paymentExceeds(left: dollars(38_00)))
    }

    @Test("Failed and voided payments do not count as paid")
    func failed() throws {
        var order = try Shop.order()
        try order.failPayment(Shop.visa, at: Shop.hour(1))
        #expect(order.document.payment?.status == .declined)
        try order.pay(Shop.visa, at: Shop.hour(2))
        try order.voidPayment(at: Shop.hour(3))
        #expect(order.document.payment?.status == .voided)
        try order.pay(OrderPurchase(method: "Visa 1234", amount: dollars(10_00), isCaptured: true), at: Shop.hour(4))
        #expect(order.document.payment?.status == .paid)
        #expect(order.document.payment?.transactions?.map { $0.status } == [.failed, .cancelled, .completed])
    }

    @Test("Only captured amounts can be refunded, and only once")
    func refunds() throws {
        var order = try Shop.order(paid: Shop.visa)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.refund(dollars(1), at: Shop.hour(1)) }
                == .refundExceeds(left: .zero))
        try order.capture(at: Shop.hour(1))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.refund(dollars(53_01), at: Shop.hour(2)) }
                == .refundExceeds(left: dollars(53_00)))
        try order.refund(dollars(50_00), at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.refund(dollars(3_01), at: Shop.hour(3)) }
                == .refundExceeds(left: dollars(3_00)))
        try order.refund(at: Shop.hour(3))
        #expect(order.refusal { order throws(OrderBuildingError) in try order.refund(at: Shop.hour(4)) } == .refundExceeds(left: .zero))
    }

    @Test("Invalid payments, captures and voids are refused")
    func refused() throws {
        var order = try Shop.order()
        for cents in [0, -5] {
            let purchase = OrderPurchase(method: "Visa 1234", amount: dollars(cents))
            #expect(order.refusal { order throws(OrderBuildingError) in try order.pay(purchase, at: Shop.hour(1)) } == .amountNotPositive)
        }
        let fine = OrderPurchase(method: "Visa 1234", amount: Amount(1, scale: 3))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.pay(fine, at: Shop.hour(1)) }
                == .amount(.finerThanMinorUnit(digits: 2)))
        #expect(order.refusal { order throws(OrderBuildingError) in try order.capture(at: Shop.hour(1)) } == .nothingAuthorized)
        #expect(order.refusal { order throws(OrderBuildingError) in try order.voidPayment(at: Shop.hour(1)) } == .nothingAuthorized)
    }

    @Test("An order without payment information cannot be paid")
    func missing() throws {
        var document = try Shop.order().document
        document.payment = nil
        var order = try TrackedOrder(resuming: document)
        #expect(order.refusal { order throws(OrderBuildingError) in try order.refund(at: Shop.hour(1)) } == .paymentMissing)
    }
}
