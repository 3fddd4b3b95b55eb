import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetPasses

/// The order.json or pass.json that an action reads.
enum OrderFile {
    /// The only operand of an action.
    static func operand(_ operands: [String]) throws(UsageError) -> String {
        guard let operand = operands.first, operands.count == 1 else { throw UsageError("name one file, or - for standard input") }
        return operand
    }

    /// Reads an order. Returns `nil` if it cannot be read, after messages that have no values of members.
    static func read(_ operand: String, _ console: inout Console) -> (value: WalletOrder?, status: Int32) {
        let (file, status) = document(.order, operand, &console)
        guard let file else { return (nil, status) }
        let reading = WalletOrder.read(file.bytes, policy: Policy())
        return accepted(reading.value, reading.findings, of: .order, file.name, &console)
    }

    /// Reads what names an order or a pass, as `read` does.
    static func identity(
        _ subject: PackageSubject, _ operand: String, _ console: inout Console
    ) -> (identity: OrderIdentity?, status: Int32) {
        do throws(OrderServiceError) {
            switch subject {
            case .order:
                let (order, status) = read(operand, &console)
                guard let order else { return (nil, status) }
                return (try OrderIdentity(order), status)
            case .pass:
                let (file, failure) = document(.pass, operand, &console)
                guard let file else { return (nil, failure) }
                let reading = WalletPass.read(file.bytes, policy: Policy())
                let (pass, status) = accepted(reading.value, reading.findings, of: .pass, file.name, &console)
                guard let pass else { return (nil, status) }
                return (try OrderIdentity(pass), status)
            }
        } catch {
            console.note(name(operand, console.system) + ": " + error.description)
            return (nil, ExitStatus.found)
        }
    }

    /// Reads a file, or the file in a package. Returns `nil` after a message.
    private static func document(
        _ subject: PackageSubject, _ operand: String, _ console: inout Console
    ) -> (file: (name: String, bytes: [UInt8])?, status: Int32) {
        let name = name(operand, console.system)
        let containers: [Container] = subject == .order ? [.orderPackage] : [.passPackage]
        switch console.system.content(of: operand, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return (nil, ExitStatus.undone)
        case .success(let file):
            switch DocumentResolver(.all, containers: containers, readsTraffic: false).document(in: file, at: operand, named: name) {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                return (nil, ExitStatus.undone)
            case .success(let document): return ((document.name, document.bytes), ExitStatus.passed)
            }
        }
    }

    /// Returns a value without errors. A value that was converted is not the one that a server serves.
    private static func accepted<Value>(
        _ value: Value?, _ findings: Findings, of subject: PackageSubject, _ name: String, _ console: inout Console
    ) -> (value: Value?, status: Int32) {
        let errors = findings.atLeast(.error)
        if errors.isEmpty, let value { return (value, ExitStatus.passed) }
        for finding in errors.prefix(20) { console.note(name + ":" + finding.description) }
        console.note(name + ": this " + subject.file + " has errors; correct them first")
        return (nil, ExitStatus.found)
    }

    /// The name of the file in messages.
    static func name(_ operand: String, _ system: System) -> String { Paths(current: system.currentFolder, root: nil).reported(operand) }
}
