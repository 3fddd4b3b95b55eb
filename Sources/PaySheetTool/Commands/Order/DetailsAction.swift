import PaySheet
import PaySheetChecking
import PaySheetOrders

/// `paysheet order details`: prints the details for the result of the payment.
enum DetailsAction {
    static func run(_ operands: [String], _ console: inout Console) throws(UsageError) -> Int32 {
        let operand = try OrderFile.operand(operands)
        let (order, status) = OrderFile.read(operand, &console)
        guard let order else { return status }
        do throws(OrderDetailsError) {
            var result = CompleteDetails()
            result.orderDetails = try OrderDetails(order)
            console.write(result.json + [0x0A])
            return ExitStatus.passed
        } catch {
            console.note(OrderFile.name(operand, console.system) + ": " + error.description)
            return ExitStatus.found
        }
    }
}
