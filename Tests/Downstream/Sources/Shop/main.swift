import Foundation
import PaySheet
import PaySheetFoundation
import PaySheetTokens

let total = LineItem(label: "Shop", amount: try Amount(Decimal(12)))
print("downstream: \(LineItem.read(total.jsonData).findings.count) findings")
print("downstream: \((try? CertificateFile([])) == nil ? "no certificate" : "a certificate")")
