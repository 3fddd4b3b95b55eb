package import PaySheet

/// The result of `fix` as JSON, for the command and for the door.
package enum FixReport {
    /// Returns the result with a line end.
    package static func json(_ repair: FixResult, text: [UInt8], isChanged: Bool, left: [ReportedFinding]) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        write(repair, text: text, isChanged: isChanged, left: left, &json)
        return json.bytes + [0x0A]
    }

    /// Writes the result as an object.
    package static func write(_ repair: FixResult, text: [UInt8], isChanged: Bool, left: [ReportedFinding], _ json: inout JSONBytes) {
        json.object { json in
            json.member("text", String(decoding: text, as: UTF8.self))
            json.member("changed", bool: isChanged)
            json.member("errors", number: left.count { $0.severity == .error })
            json.name("applied")
            json.array { list in
                for finding in repair.applied { write(applied: finding, &list) }
            }
            json.name("left")
            json.array { list in
                for fix in repair.left { write(fix, &list) }
            }
            json.name("uncovered")
            json.array { list in
                for one in repair.uncovered {
                    list.object { json in
                        json.members(of: one.finding, [.pointer])
                        json.member("fixed", one.fixed.rule.name)
                    }
                }
            }
            json.name("patch")
            PatchReport.write(repair.patch, &json)
            json.name("findings")
            json.array { list in
                for reported in left {
                    list.object { $0.members(of: reported.finding, as: reported.severity, [.severity, .pointer, .message]) }
                }
            }
        }
    }

    private static func write(applied finding: Finding, _ list: inout JSONBytes) {
        list.object { one in
            one.members(of: finding, [.pointer])
            one.member("safety", finding.fix?.safety.word)
            one.member("summary", finding.fix?.summary)
        }
    }

    private static func write(_ fix: UnappliedFix, _ list: inout JSONBytes) {
        list.object { one in
            one.members(of: fix.finding, [.pointer])
            switch fix.reason {
            case .overlaps: one.member("reason", "overlaps")
            case .untried: one.member("reason", "untried")
            case .causes: one.member("reason", "causes")
            }
            one.member("causes", fix.bringsUp?.rule.name)
            one.member("message", fix.finding.message)
        }
    }
}
