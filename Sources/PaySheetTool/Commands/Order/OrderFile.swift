import PaySheet
import PaySheetChecking
import PaySheetOrders

/// The order.json that an action reads.
enum OrderFile {
    /// The only operand of an action.
    static func operand(_ operands: [String]) throws(UsageError) -> String {
        guard let operand = operands.first, operands.count == 1 else { throw UsageError("name one file, or - for standard input") }
        return operand
    }

    /// Reads an order. Returns `nil` if it cannot be read, after messages that have no values of members.
    static func read(_ operand: String, _ console: inout Console) -> (order: WalletOrder?, status: Int32) {
        var name = name(operand, console.system)
        switch console.system.content(of: operand, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return (nil, ExitStatus.undone)
        case .success(let file):
            let bytes: [UInt8]
            switch DocumentResolver(.all, containers: [.orderPackage], readsTraffic: false).document(in: file, at: operand, named: name) {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                return (nil, ExitStatus.undone)
            case .success(let order): (name, bytes) = (order.name, order.bytes)
            }
            let reading = WalletOrder.read(bytes, by: Policy())
            let errors = reading.findings.atLeast(.error)
            // A value that was converted is not the one that a server serves.
            if errors.isEmpty, let order = reading.value { return (order, ExitStatus.passed) }
            for finding in errors.prefix(20) { console.note(name + ":" + finding.description) }
            console.note(name + ": this order.json has errors; correct them first")
            return (nil, ExitStatus.found)
        }
    }

    /// The name of the file in messages.
    static func name(_ operand: String, _ system: System) -> String { Paths(current: system.currentFolder, root: nil).reported(operand) }
}
