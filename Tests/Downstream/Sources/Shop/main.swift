import Foundation
import PaySheet
import PaySheetFoundation
import PaySheetStorefront

let total = LineItem(label: "Shop", amount: try Amount(Decimal(12)))
print("downstream: \(LineItem.read(total.jsonData).findings.count) findings")
let decision = ButtonDecision(ButtonSituation(.web(.paymentCredentialsAvailable)))
print("downstream: \(decision.label?.webType ?? "no button")")
