import PaySheet
import PaySheetOrders
import Testing

/// Pickups: the customer comes for what they ordered.
@Suite("Pickups of orders")
struct PickupTests {
    private let store: PickupPlace = {
        var address = WalletAddress()
        address.addressLines = ["1 Harbor Street"]
        return PickupPlace("Harbor store", address: address, location: WalletLocation(latitude: 35, longitude: 139))
    }()

    @Test("A pickup is prepared, ready and picked up")
    func whole() throws {
        var order = try Shop.order()
        try order.preparePickup("p1", in: store, items: ["Cake": 1], at: Shop.hour(1))
        #expect(order.pickup("p1")?.status == .processing && order.pickup("p1")?.displayName == "Harbor store")
        try order.readyForPickup(
            "p1", window: TimeWindow(from: Shop.hour(3), to: Shop.hour(11)), barcode: WalletBarcode(.qr, "ORDER-42"), at: Shop.hour(2))
        var pickup = try #require(order.pickup("p1"))
        #expect(pickup.status == .readyForPickup && pickup.pickupAt == Shop.hour(3) && pickup.pickupWindowDuration == "PT8H")
        #expect(pickup.barcode?.message == "ORDER-42" && pickup.address == store.address && pickup.location == store.location)
        #expect(pickup.lineItems?.map { $0.title } == ["Cake"])
        try order.pickUp("p1", pickedUpAt: Shop.hour(3), at: Shop.hour(4))
        pickup = try #require(order.pickup("p1"))
        #expect(pickup.status == .pickedUp && pickup.pickedUpAt == Shop.hour(3))
    }

    @Test("A pickup can be ready immediately, and its place and items can change")
    func atOnce() throws {
        var order = try Shop.order()
        try order.readyForPickup("p1", in: store, at: Shop.hour(1))
        #expect(order.pickup("p1")?.lineItems?.count == 2)
        try order.readyForPickup("p1", in: PickupPlace("Hill store"), items: ["BOWL-1": 1], at: Shop.hour(2))
        #expect(order.pickup("p1")?.displayName == "Hill store" && order.pickup("p1")?.address == nil)
        #expect(order.pickup("p1")?.lineItems?.map { $0.quantity } == [1])
        try order.pickUp("p1", at: Shop.hour(3))
        #expect(order.pickup("p1")?.pickedUpAt == Shop.hour(3))
    }

    @Test("Invalid pickups and steps are refused")
    func refused() throws {
        var order = try Shop.shippedOrder()
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.readyForPickup("p1", at: Shop.hour(2)) }
                == .placeMissing(identifier: "p1"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.readyForPickup("s1", in: store, at: Shop.hour(2)) }
                == .repeatedIdentifier("s1"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.pickUp("p1", at: Shop.hour(2)) }
                == .unknownPickup(identifier: "p1"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.preparePickup("", in: store, at: Shop.hour(2)) }
                == .identifierEmpty)
        try order.preparePickup("p1", in: store, at: Shop.hour(2))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.ship("p1", tracking: .none, at: Shop.hour(3)) }
                == .repeatedIdentifier("p1"))
        #expect(
            order.refusal { order throws(OrderBuildingError) in try order.pickUp("p1", at: Shop.hour(3)) }
                == .wrongStep(identifier: "p1", status: "processing"))
        #expect(
            order.finding { order throws(OrderBuildingError) in
                let place = PickupPlace("Moon store", location: WalletLocation(latitude: 91, longitude: 0))
                try order.readyForPickup("p1", in: place, at: Shop.hour(3))
            } == "wallet-order/location")
        #expect(
            order.finding { order throws(OrderBuildingError) in
                try order.readyForPickup("p1", barcode: WalletBarcode(.code128, "CAFÉ"), at: Shop.hour(3))
            } == "wallet-order/barcode-encoding")
    }
}
