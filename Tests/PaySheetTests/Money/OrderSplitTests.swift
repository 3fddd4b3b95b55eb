import PaySheet
import TestSupport
import Testing

@Suite struct OrderSplitTests {
    @Test("An order with a hotel, a flight and a discount is split by its policies")
    func journey() throws {
        var order = OrderSplit(primary: "inn", currency: .usd)
        order.add(try Amount("80.50"), for: "inn")
        order.add(try Amount("120"), for: "air")
        order.add(.discount, try Amount("-5.00"), sharedBy: .proportional)
        order.add(.tax, try Amount("0.05"), sharedBy: .evenly)
        order.add(.shipping, try Amount("9.90"), for: "post")
        order.add(.tax, try Amount("1.00"), sharedBy: .by(.weights([1, 1, 1])))
        let shares = try order.shares()
        #expect(shares.map { $0.payee } == ["inn", "air", "post"])
        #expect(shares.map { $0.items.text } == ["80.50", "120.00", "0.00"])
        #expect(shares.map { $0.discount.text } == ["-2.01", "-2.99", "0.00"])
        #expect(shares.map { $0.tax.text } == ["0.36", "0.35", "0.34"])
        #expect(shares.map { $0.shipping.text } == ["0.00", "0.00", "9.90"])
        #expect(shares.map { $0.total.text } == ["78.85", "117.36", "10.24"])
        #expect(try order.total().text == "206.45")
    }

    @Test("A charge without positive items goes to the primary payee")
    func theRestBelongsToThePrimaryPayee() throws {
        var order = OrderSplit(primary: 1, currency: .jpy)
        order.add(try Amount("-10"), for: 2)
        order.add(.tax, try Amount("7"), sharedBy: .proportional)
        #expect(try order.shares().map { $0.total.text } == ["7", "-10"])
    }

    @Test("Orders that cannot be split are refused")
    func impossibleOrders() throws {
        var order = OrderSplit(primary: 1, currency: .usd)
        order.add(.tax, try Amount("1"), sharedBy: .by(.weights([1, 2])))
        #expect(throws: SplitError.weightCount(expected: 1, found: 2)) { try order.shares() }
        var fine = OrderSplit(primary: 1, currency: .usd)
        fine.add(try Amount("1.005"), for: 1)
        #expect(throws: SplitError.amount(.finerThanMinorUnit(digits: 2))) { try fine.shares() }
        #expect(throws: SplitError.amount(.finerThanMinorUnit(digits: 2))) { try fine.total() }
        var large = OrderSplit(primary: 1, currency: .jpy)
        for _ in 0..<2 { large.add(try Amount("999999999999999999"), for: 1) }
        #expect(throws: SplitError.amount(.overflow)) { try large.shares() }
    }

    @Test("The shares of random orders add up to the total", arguments: [Currency.jpy, .eur, .bhd])
    func sharesAddUpToTheTotal(currency: Currency) throws {
        var random = RandomNumbers(seed: 7)
        for _ in 0..<TestScale.scaled(700) {
            var order = OrderSplit(primary: 0, currency: currency)
            let payees = Int.random(in: 1...5, using: &random)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let amount = Amount(units: Int64(random.magnitude(digits: 7) - random.magnitude(digits: 4)), in: currency)
                order.add(amount, for: Int.random(in: 0..<payees, using: &random))
            }
            for charge in OrderSplit<Int>.Charge.allCases {
                let units = random.magnitude(digits: 5) * (charge == .discount ? -1 : 1)
                let amount = Amount(units: Int64(units), in: currency)
                switch random.next() % 3 {
                case 0: order.add(charge, amount, sharedBy: .proportional)
                case 1: order.add(charge, amount, sharedBy: .evenly)
                default: order.add(charge, amount, for: Int.random(in: 0..<payees, using: &random))
                }
            }
            let shares = try order.shares()
            let total = try order.total()
            #expect(try Amount.sum(shares.map { $0.total }) == total)
            for share in shares {
                #expect(try Amount.sum([share.items, share.tax, share.shipping, share.discount]) == share.total)
            }
        }
    }
}
