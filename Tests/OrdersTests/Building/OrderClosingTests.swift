import PaySheet
import PaySheetOrders
import Testing

/// Problems, cancellations, returns, and the end of an order.
@Suite("The end of orders")
struct OrderClosingTests {
    @Test("A canceled order has canceled fulfillments and a voided payment")
    func cancelled() throws {
        var order = try Shop.order(paid: Shop.visa)
        try order.prepareShipment("s1", items: ["Cake": 1], at: Shop.hour(1))
        try order.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(2))
        try order.cancelFulfillment("s1", because: "The cake is sold out.", at: Shop.hour(3))
        try order.cancel(because: "You cancelled the order.", at: Shop.hour(4))
        let document = order.document
        #expect(document.status == .cancelled && document.statusDescription == "You cancelled the order.")
        #expect(order.shipment("s1")?.statusDescription == "The cake is sold out.")
        #expect(order.pickup("p1")?.status == .cancelled && order.pickup("p1")?.statusDescription == "You cancelled the order.")
        #expect(document.payment?.status == .voided)
        for late in [false, true] {
            #expect(
                order.refusal { order throws(OrderBuildingError) in
                    if late { try order.refund(at: Shop.hour(5)) } else { try order.prepareShipment("s2", at: Shop.hour(5)) }
                } == .closed(.cancelled))
        }
    }

    @Test("An order cannot be canceled after a fulfillment was handed over")
    func underWay() throws {
        var order = try Shop.shippedOrder()
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.cancel(because: "Sold out", at: Shop.hour(2)) }
                == .underWay(identifier: "s1"))
        try order.cancelFulfillment("s1", because: "The parcel came back.", at: Shop.hour(2))
        try order.cancel(because: "Sold out", at: Shop.hour(3))
        var other = try Shop.order()
        try other.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(1))
        try other.pickUp("p1", at: Shop.hour(2))
        #expect(
            other.refusal { order throws(OrderBuildingError) in try order.cancel(because: "Sold out", at: Shop.hour(3)) }
                == .underWay(identifier: "p1"))
        // A problem does not bring the items back.
        try other.reportIssue("p1", because: "A bowl is broken.", at: Shop.hour(3))
        #expect(
            other.refusal { order throws(OrderBuildingError) in try order.cancel(because: "Sold out", at: Shop.hour(4)) }
                == .underWay(identifier: "p1"))
    }

    @Test("A blank reason is refused", arguments: ["", "  \n"])
    func reasons(_ reason: String) throws {
        var order = try Shop.shippedOrder()
        try order.startReturn("r1", at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.reportIssue("s1", because: reason, at: Shop.hour(3)) }
                == .reasonMissing)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.cancelFulfillment("s1", because: reason, at: Shop.hour(3)) }
                == .reasonMissing)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.cancel(because: reason, at: Shop.hour(3)) } == .reasonMissing)
        for step in [ReturnStep.issue(because: reason), .cancelled(because: reason)] {
            #expect(
                order.refusal { order throws(OrderBuildingError) in try order.moveReturn("r1", to: step, at: Shop.hour(3)) }
                    == .reasonMissing)
        }
    }

    @Test("A problem needs an existing fulfillment that is not canceled")
    func issues() throws {
        var order = try Shop.shippedOrder()
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.reportIssue("s9", because: "Late", at: Shop.hour(2)) }
                == .unknownFulfillment(identifier: "s9"))
        try order.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(2))
        try order.reportIssue("p1", because: "The store is closed.", at: Shop.hour(3))
        #expect(order.pickup("p1")?.status == .issue && order.pickup("p1")?.statusDescription == "The store is closed.")
        try order.cancelFulfillment("p1", because: "The store is closed.", at: Shop.hour(4))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.reportIssue("p1", because: "Late", at: Shop.hour(5)) }
                == .wrongStep(identifier: "p1", status: "cancelled"))
    }

    @Test("An order is completed when all fulfillments are finished")
    func completed() throws {
        var order = try Shop.shippedOrder(paid: OrderPurchase(method: "Visa 1234", isCaptured: true))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.complete(at: Shop.hour(2)) } == .unfinished(identifier: "s1"))
        try order.deliver("s1", at: Shop.hour(2))
        try order.readyForPickup("p1", in: PickupPlace("Harbor store"), at: Shop.hour(3))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.complete(at: Shop.hour(4)) } == .unfinished(identifier: "p1"))
        try order.pickUp("p1", at: Shop.hour(4))
        try order.complete(at: Shop.hour(5))
        #expect(order.document.status == .completed)
        // Without a deadline for returns, nothing can change any more.
        #expect(order.refusal { order throws(OrderBuildingError) in try order.refund(at: Shop.hour(6)) } == .closed(.completed))
    }

    @Test("Until the return deadline, a completed order accepts refunds, returns and problems")
    func late() throws {
        var placement = Shop.placement
        placement.returnInfo = WalletReturnInfo(returnPolicyURL: "https://shop.example/returns")
        placement.returnInfo?.returnDeadline = Shop.hour(10)
        var order = try TrackedOrder(
            placement, items: Shop.items, bill: Shop.bill, currency: .usd, purchase: OrderPurchase(method: "Visa 1234", isCaptured: true))
        try order.ship("s1", tracking: .none, at: Shop.hour(1))
        try order.complete(at: Shop.hour(2))
        #expect(order.refusal { order throws(OrderBuildingError) in try order.complete(at: Shop.hour(3)) } == .closed(.completed))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.prepareShipment("s2", at: Shop.hour(3)) } == .closed(.completed))
        try order.reportIssue("s1", because: "A bowl is broken.", at: Shop.hour(3))
        try order.deliver("s1", at: Shop.hour(4))
        try order.startReturn("r1", items: ["BOWL-1": 1], at: Shop.hour(5))
        try order.refund(Amount(units: 12_00, in: .usd), at: Shop.hour(10))
        #expect(order.document.status == .completed)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.moveReturn("r1", to: .completed, at: Shop.hour(11)) }
                == .closed(.completed))
    }

    @Test("A return is started, sent, inspected and completed")
    func returns() throws {
        var order = try Shop.shippedOrder()
        try order.startReturn(
            "r1", items: ["BOWL-1": 1], number: "R-1", dropOffBy: Shop.hour(100), page: "https://shop.example/returns/1", at: Shop.hour(2))
        var goods = try #require(order.document.returns?.first)
        #expect(goods.status == .open && goods.initiatedAt == Shop.hour(2) && goods.dropOffBy == Shop.hour(100))
        #expect(goods.returnNumber == "R-1" && goods.returnManagementURL == "https://shop.example/returns/1")
        #expect(goods.lineItems?.map { $0.quantity } == [1])
        try order.moveReturn("r1", to: .onTheWay, at: Shop.hour(3))
        try order.moveReturn("r1", to: .issue(because: "The label is missing."), at: Shop.hour(4))
        #expect(order.document.returns?.first?.statusDescription == "The label is missing.")
        try order.moveReturn("r1", to: .processing, at: Shop.hour(5))
        try order.moveReturn("r1", to: .completed, at: Shop.hour(6))
        goods = try #require(order.document.returns?.first)
        #expect(goods.status == .completed && goods.returnedAt == Shop.hour(5) && goods.statusDescription == nil)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.moveReturn("r1", to: .onTheWay, at: Shop.hour(7)) }
                == .wrongStep(identifier: "r1", status: "completed"))
    }

    @Test("Returns share the items of the order and have unique identifiers")
    func returnedItems() throws {
        var order = try Shop.shippedOrder()
        try order.startReturn("r1", items: ["BOWL-1": 2], at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.startReturn("r1", at: Shop.hour(3)) } == .repeatedIdentifier("r1")
        )
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.startReturn("r2", items: ["BOWL-1": 1], at: Shop.hour(3)) }
                == .tooMany(item: "BOWL-1", left: 0))
        #expect(order.refusal { order throws(OrderBuildingError) in try order.startReturn("", at: Shop.hour(3)) } == .identifierEmpty)
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.moveReturn("r2", to: .onTheWay, at: Shop.hour(3)) }
                == .unknownReturn(identifier: "r2"))
        try order.moveReturn("r1", to: .cancelled(because: "You keep them."), at: Shop.hour(3))
        try order.startReturn("r2", at: Shop.hour(4))
        #expect(order.document.returns?.last?.lineItems?.map { $0.title } == ["Bowl", "Cake"])
        try order.moveReturn("r2", to: .completed, at: Shop.hour(5))
        #expect(order.document.returns?.last?.returnedAt == Shop.hour(5))
    }
}
