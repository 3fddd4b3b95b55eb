import PaySheet
import TestSupport
import Testing

/// A checkout under random changes, beside plain numbers that say what each merchant must get.
struct RandomTrip {
    private(set) var checkout: Checkout
    private var numbers: SeededGenerator
    private let merchants: [CheckoutMerchant]
    /// Whether discounts may take more than there is.
    private let allowsLoss: Bool
    private var lines: [Line] = []
    private var offers: [Line] = []
    private var selected: Int?

    /// A line in whole minor units; `nil` is the primary merchant.
    private struct Line {
        var id: CheckoutItem.ID?
        var units: Int
        var payees: [Int]
        var policy: SharePolicy = .evenly
        var isPending = false
        var isShared = false
    }

    init(currency: Currency, seed: UInt64, allowsLoss: Bool) throws {
        numbers = SeededGenerator(seed: seed)
        self.allowsLoss = allowsLoss
        checkout = try Checkout(label: "Shop", country: .us, currency: currency, networks: [.visa])
        merchants = (0..<3).map { CheckoutMerchant(identifier: "merchant.m\($0)", externalIdentifier: "m\($0)", name: "Merchant \($0)") }
        checkout.base.merchantIdentifier = "merchant.com.example.shop"
        checkout.base.requiredShippingContactFields = [.email]
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    /// Makes one random change, and gives its name.
    mutating func step() throws -> String {
        switch number(0...10) {
        case 0, 1, 2: return try addItem()
        case 3: return try addShared()
        case 4: return try addPending()
        case 5, 6: return try offer()
        case 7: return try select()
        case 8: return try reprice()
        case 9: return try remove()
        default: return reject()
        }
    }

    private mutating func addItem() throws -> String {
        let payee = number(-1...2)
        let units = allowsLoss ? number(-400...900) : number(0...900)
        let id =
            payee < 0 ? try checkout.add("Item", minorUnits: units) : try checkout.add("Item", minorUnits: units, for: merchants[payee])
        lines.append(Line(id: id, units: units, payees: payee < 0 ? [] : [payee]))
        return "item \(units) for \(payee)"
    }

    private mutating func addShared() throws -> String {
        let payees = Array([0, 1, 2].shuffled(using: &numbers).prefix(number(1...3)))
        let policies: [SharePolicy] = [.evenly, .proportional, .by(.weights(payees.map { $0 + 1 }))]
        let policy = policies[number(0...2)]
        // A discount of at most each merchant's amount leaves none below zero.
        let least = payees.map { ownUnits($0) }.min() ?? 0
        let units = allowsLoss ? number(-900...900) : number(-max(0, least / 4)...300)
        let id = try checkout.add("Shared", minorUnits: units, sharedBy: payees.map { merchants[$0] }, policy: policy)
        lines.append(Line(id: id, units: units, payees: payees, policy: policy, isShared: true))
        return "shared \(units) by \(payees) \(policy)"
    }

    private mutating func addPending() throws -> String {
        lines.append(Line(id: try checkout.addPending("Duty", for: merchants[0]), units: 0, payees: [0], isPending: true))
        return "pending"
    }

    private mutating func offer() throws -> String {
        let place = number(0...3)
        let identifier = "way \(place)"
        let (payee, units) = (number(-1...2), number(0...300))
        let amount = Amount(units: Int64(units), in: checkout.currency)
        let method = ShippingMethod(identifier: identifier, label: "Way", detail: "", amount: amount)
        if payee < 0 { try checkout.offer(method) } else { try checkout.offer(method, paidTo: merchants[payee]) }
        let line = Line(id: nil, units: units, payees: payee < 0 ? [] : [payee])
        if let known = offerNames.firstIndex(of: identifier) {
            offers[known] = line
        } else {
            offers.append(line)
            offerNames.append(identifier)
            if selected == nil { selected = 0 }
        }
        return "offer \(identifier) \(units)"
    }

    private var offerNames: [String] = []

    private mutating func select() throws -> String {
        guard !offers.isEmpty else {
            let refusal = checkout.refusal { (copy) throws(CheckoutError) in try copy.select(shippingMethod: "none") }
            #expect(refusal == .unknownShippingMethod(identifier: "none"))
            return "select nothing"
        }
        let index = number(0...(offers.count - 1))
        try checkout.select(shippingMethod: offerNames[index])
        selected = index
        return "select \(offerNames[index])"
    }

    /// Puts another checkout in the place of its own.
    mutating func replace(_ change: (Checkout) throws -> Checkout) rethrows { checkout = try change(checkout) }

    /// Chooses a way of shipping that is on offer.
    mutating func choose(_ identifier: String) throws {
        try checkout.select(shippingMethod: identifier)
        selected = offerNames.firstIndex(of: identifier)
    }

    private mutating func reprice() throws -> String {
        guard !lines.isEmpty else { return "reprice nothing" }
        let index = number(0...(lines.count - 1))
        guard lines[index].units >= 0, let id = lines[index].id else { return "reprice nothing" }
        let units = lines[index].units + number(0...500)
        try checkout.reprice(id, minorUnits: units)
        lines[index].units = units
        lines[index].isPending = false
        return "reprice \(index) \(units)"
    }

    private mutating func remove() throws -> String {
        // If no merchant may lose, only discounts and the last item are removed.
        guard let last = lines.last, let id = last.id, allowsLoss || last.isShared || last.units == 0 else { return "remove nothing" }
        try checkout.remove(id)
        lines.removeLast()
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.remove(id) } == .unknownItem)
        return "remove"
    }

    private mutating func reject() -> String {
        checkout.reject(.shippingContactInvalid, field: .postalCode, "Not there")
        checkout.isTotalPending.toggle()
        return "reject"
    }

    private func ownUnits(_ payee: Int) -> Int {
        lines.filter { $0.payees == [payee] && !$0.isShared && !$0.isPending }.map(\.units).reduce(0, +)
    }

    /// Each merchant gets its own lines and, of each that is shared, its exact part to within a minor unit.
    func expectShares(_ note: Comment) {
        var own = [0, 0, 0]
        let settled = lines.filter { !$0.isPending }
        for line in settled where line.payees.count == 1 && !line.isShared { own[line.payees[0]] += line.units }
        let all = settled + (selected.map { [offers[$0]] } ?? [])
        for payee in 0..<3 {
            var (low, high) = (0, 0)
            for line in all {
                guard let place = line.payees.firstIndex(of: payee) else { continue }
                let weights = weights(of: line, own)
                let sum = weights.reduce(0, +)
                let (part, rest) = (line.units.magnitude * UInt(weights[place])).quotientAndRemainder(dividingBy: UInt(sum))
                let (floor, ceiling) = (Int(part), Int(part) + (rest == 0 ? 0 : 1))
                low += line.units < 0 ? -ceiling : floor
                high += line.units < 0 ? -floor : ceiling
            }
            let share = try? checkout.share(of: merchants[payee]).minorUnits(in: checkout.currency)
            #expect(share.map { (low...high).contains($0) } == true, "\(note.rawValue): merchant \(payee) \(low)...\(high)")
        }
    }

    private func weights(of line: Line, _ own: [Int]) -> [Int] {
        switch line.policy {
        case .evenly: return line.payees.map { _ in 1 }
        case .by(.weights(let weights)): return weights
        case .by: return []
        case .proportional:
            var weights = line.payees.map { max(0, own[$0]) }
            if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
            return weights
        }
    }
}
