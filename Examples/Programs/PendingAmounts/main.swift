// Amounts that are not known yet: a ride, a tip, and electricity by the month.
import PaySheet

// The sheet shows what is known. The rest is pending until the ride ends.
var ride = try Checkout(label: "Harbor Cabs", country: .us, currency: .usd, networks: [.visa, .masterCard])
try ride.add("Base Fare", minorUnits: 5_00)
let distance = ride.addPending("Distance")
let tip = ride.addPending("Tip")
ride.isTotalPending = true
let request = try ride.request().validated()
print("request:", request.value.jsonText)

// At the end of the ride the amounts are known. The shopper gave no tip.
try ride.reprice(distance, minorUnits: 12_40)
try ride.remove(tip)
ride.isTotalPending = false
print("to be charged:", ride.total.description)

// A fee now, and what was used every month.
let plan = RecurringPlan("Green Power", then: .metered(every: 1, .month), managedAt: "https://power.example/contract")
var contract = try Checkout(label: "Green Power", country: .us, currency: .usd, networks: [.visa], plan: plan)
try contract.add("Connection Fee", minorUnits: 30_00)
for sentence in PaymentAgreement(try contract.request()).sentences { print(sentence) }
