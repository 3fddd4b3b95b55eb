import Foundation
import PaySheet
import PaySheetFoundation
import PaySheetStorefront
import PaySheetTokens

let total = LineItem(label: "Shop", amount: try Decimal(12).amount())
print("downstream: \(LineItem.read(total.jsonData).findings.count) findings")
let decision = ButtonDecision(ButtonSituation(.web(.paymentCredentialsAvailable)))
print("downstream: \(decision.label?.webType ?? "no button")")
print("downstream: \((try? CertificateFile([])) == nil ? "no certificate" : "a certificate")")
