/// Every job on documents of every kind and size, as a table for people.
struct Table {
    let leastSeconds: Double

    func print() {
        let rows = Kinds.rows
        Swift.print("MB/s of one thread, processor time\n")
        var rates: [[String]] = []
        for row in rows {
            let means = row.passes.compactMap { $0 }.first.map { String($0.bytes / max($0.documents, 1)) } ?? ""
            var cells = [row.name, means]
            var perSecond = [row.name, means]
            for pass in row.passes {
                guard let pass else {
                    cells.append("")
                    perSecond.append("")
                    continue
                }
                let seconds = Clock.secondsARound(atLeast: leastSeconds, pass.go)
                cells.append(Table.decimal(Double(pass.bytes) / 1e6 / seconds))
                perSecond.append(Table.grouped(Int(Double(pass.documents) / seconds)))
            }
            if rates.isEmpty { line(["documents", "bytes"] + Job.allCases.map { $0.rawValue }) }
            line(cells)
            rates.append(perSecond)
        }
        Swift.print("\ndocuments/s\n")
        line(["documents", "bytes"] + Job.allCases.map { $0.rawValue })
        for cells in rates { line(cells) }
        Swift.print("")
        for job in Job.allCases { Swift.print(Table.padded(job.rawValue, 9, right: false) + job.summary) }
    }

    private func line(_ cells: [String]) {
        var text = Table.padded(cells[0], 26, right: false)
        for cell in cells.dropFirst() { text += Table.padded(cell, 12, right: true) }
        Swift.print(text)
    }

    private static func padded(_ text: String, _ width: Int, right: Bool) -> String {
        let spaces = String(repeating: " ", count: max(width - text.count, right ? 1 : 0))
        return right ? spaces + text : text + spaces
    }

    /// One decimal.
    private static func decimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return String(tenths / 10) + "." + String(tenths % 10)
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}
