import PaySheetChecking
import PaySheetOrders

/// `paysheet order check` and `paysheet pass check`: what is wrong with packages.
enum PackageCheckAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        guard !operands.isEmpty else { throw UsageError("name a package or its folder, or - for standard input") }
        try arguments.rejectRepeatedInput()
        let check = try OrderPackageCheck(format, arguments, console.system)
        var report = PackageReport()
        for operand in operands {
            switch PackageInput.read(operand, console.system) {
            case .success(let input): report.add(PackageReport.Row(input, check))
            case .failure(let failure):
                let name = OrderFile.name(operand, console.system)
                report.add(failure: failure.message, name)
                console.note(name + ": " + failure.message)
            }
        }
        let isJSON = arguments.value("format") == "json"
        console.write(isJSON ? report.json : [UInt8](report.text.utf8), isText: !isJSON)
        return report.hasFailures ? ExitStatus.undone : report.hasErrors ? ExitStatus.found : ExitStatus.passed
    }
}
