import Foundation
import PaySheet
import PaySheetFoundation

let total = LineItem(label: "Shop", amount: try Amount(Decimal(12)))
print("downstream: \(LineItem.read(total.jsonData).findings.count) findings")
