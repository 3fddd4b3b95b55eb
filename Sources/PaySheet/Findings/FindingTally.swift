/// Numbers of findings by rule and severity, without their places.
package struct FindingTally: Sendable, Hashable {
    /// The findings of one rule with one severity.
    package struct Row: Sendable, Hashable {
        /// The code of the rule, see ``RuleID``.
        package let rule: UInt16
        package let severity: Severity
        package fileprivate(set) var count: Int
    }

    /// In the order in which they came.
    package private(set) var rows: [Row] = []
    /// The row that was used last.
    private var last = 0

    /// Whether nothing was counted.
    package var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ rule: UInt16, _ severity: Severity, count: Int = 1) {
        func fits(_ place: Int) -> Bool { rows[place].rule == rule && rows[place].severity == severity }
        // Most findings beyond a limit are of the same few rules.
        if !rows.indices.contains(last) || !fits(last) {
            if let known = rows.indices.first(where: fits) {
                last = known
            } else {
                last = rows.count
                rows.append(Row(rule: rule, severity: severity, count: 0))
            }
        }
        rows[last].count += count
    }

    mutating func add(_ finding: RawFinding) { add(finding.rule, finding.severity) }

    mutating func add(_ other: FindingTally) {
        for row in other.rows { add(row.rule, row.severity, count: row.count) }
    }
}
