import PaySheet

let total = LineItem(label: "Shop", amount: Amount(minorUnits: 12_50, in: .usd))
let reading = LineItem.read(total.json)
print("linkage: \(reading.findings.count) findings")
