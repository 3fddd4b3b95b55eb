import PaySheet
import PaySheetOrders

/// `paysheet order details`: prints the details for the result of the payment.
enum OrderDetailsAction {
    static let summary = "  details FILE|-  prints the JSON for the result of the payment, with the secret of order.json"

    static func run(_ operand: String, _ console: inout Console) -> Int32 {
        let (order, status) = OrderFile.read(operand, &console)
        guard let order else { return status }
        do throws(OrderDetailsError) {
            var result = CompleteDetails()
            result.orderDetails = try OrderDetails(order)
            console.write(result.json + [0x0A])
            return ExitStatus.passed
        } catch {
            console.note(
                (operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)) + ": "
                    + error.description)
            return ExitStatus.found
        }
    }
}
