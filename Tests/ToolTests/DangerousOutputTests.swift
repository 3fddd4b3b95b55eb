import Foundation
import PaySheet
import PaySheetReports
import TestSupport
import Testing

/// Every output shows every dangerous character in a harmless way, wherever a document, a path or an argument has it.
@Suite("Dangerous characters in output")
struct DangerousOutputTests {
    /// The first and the last character of every run in the table.
    static let characters: [Unicode.Scalar] = {
        var edges: [Unicode.Scalar] = []
        var before: (scalar: Unicode.Scalar, kind: DangerousCharacter)?
        for value in 0...UInt32(0x10FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let kind = DangerousCharacter(scalar)
            if kind != before?.kind {
                if let before { edges.append(before.scalar) }
                if kind != nil { edges.append(scalar) }
            }
            before = kind.map { (scalar: scalar, kind: $0) }
        }
        // There are hundreds of gaps in Unicode. The first ones, and the last, are enough.
        let gaps = Set(edges.filter { DangerousCharacter($0) == .unassigned }.dropFirst(8).dropLast(2))
        return (edges + [before?.scalar].compactMap { $0 }).filter { !gaps.contains($0) } + [
            "\n", "\r", "\t", "\u{85}", "\u{1B}", "\u{9B}",
        ]
    }()

    /// Text that commands a build server, which no output may contain. Add to this list what other build servers obey.
    static let commands = ["##[", "##vso[", "##teamcity["]
    /// Text that would be such a command.
    static let orders = " ##[error]x ##vso[task.setvariable variable=x]y ##teamcity[x]"

    /// A call of the command with a text in its inputs. `isPicture`: joiners and marks of direction stay between letters.
    struct Call: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var isPicture = false

        var testDescription: String { arguments.joined(separator: " ") }
    }

    /// `TEXT` in an argument is the text with the character. Patches and rewritten documents are not here: they keep every byte.
    static let calls: [Call] = {
        let words: [[String]] = [
            ["check", "request.json", "faulty.json", "code.json", "pTEXT.json", "goneTEXT.json"],
            ["check", "--format", "ndjson", "request.json", "faulty.json", "code.json"], ["check", "--color", "always", "faulty.json"],
            ["check", "--statistics", "pTEXT.json"],
            ["check", "--carry", "x=/total", "--carry", "TEXT=/total", "--format", "json", "pTEXT.json"],
            ["check", "--expect", "TEXT", "request.json"], ["check", "--at", "/TEXT", "request.json"], ["check", "--limit", "TEXT", "a"],
            ["check", "--write-baseline", "baseline.json", "faulty.json"], ["check", "--statistics=statistics.json", "faulty.json"],
            ["check", "--ndjson", "--format", "ndjson", "request.json", "pTEXT.json"],
            ["check", "--merchants", "goneTEXT", "request.json"], ["check", "--select", "TEXT", "request.json"],
            ["check", "--kind", "TEXT", "request.json"], ["check", "--config", "config.json", "request.json"], ["check", "--TEXT"],
            ["check", "--manifest", "config.json"], ["check", "--merchants", "config.json", "request.json"], ["TEXT"], ["help", "TEXT"],
            ["explain", "TEXT"], ["explain", "TypeError: Member TEXT is required"], ["fix", "pTEXT.json"],
            ["fmt", "--check", "pTEXT.json"], ["fix", "--patch", "request.json"], ["fix", "--patch", "--include-risky", "faulty.json"],
            ["fix", "--format", "json", "request.json"], ["fix", "--format", "json", "--include-risky", "faulty.json"],
            ["fix", "code.json", "faulty.json"], ["fmt", "code.json", "goneTEXT"], ["explain", "--format", "json", "TypeError: TEXT"],
            ["describe", "request.json"],
            ["describe", "--now", "2027-01-01T00:00:00Z", "request.json"], ["describe", "--format", "json", "request.json"],
            ["describe", "--zone", "TEXT", "request.json"], ["diff", "request.json", "other.json"],
            ["diff", "--show-personal", "request.json", "other.json"], ["diff", "--format", "json", "request.json", "other.json"],
            ["split", "faulty.json"], ["reconcile", "faulty.json", "request.json"], ["anonymize", "goneTEXT.json"],
            ["example", "--set", "TEXT=1"], ["schema", "TEXT"], ["init", "TEXT"], ["anonymize", "pTEXT.json", "-o", "anonymous.json"],
            ["split", "--total", "2", "--currency", "USD", "--by", "TEXT=1"], ["split", "--total", "TEXT", "--currency", "TEXT"],
            ["split", "--total", "2", "--currency", "USD", "--by", "TEXT=1", "--format", "json"], ["completions", "TEXT"],
            ["reconcile", "--order", "order.json", "request.json"],
            ["reconcile", "--order", "config.json", "--format", "json", "request.json"],
            ["reconcile", "--order", "order.json", "--format", "json", "request.json"], ["describe", "code.json"],
            ["preview", "code.json"],
            ["diff", "code.json", "pTEXT.json"], ["example", "TEXT"], ["example", "--break", "TEXT"], ["man", "TEXT"], ["check", "-TEXT"],
        ]
        return words.map { Call(arguments: $0) }
            + ["terminal", "svg", "html", "markdown"].map { Call(arguments: ["preview", "--as", $0, "request.json"], isPicture: true) }
    }()

    private static func world(_ text: String) throws -> TestWorld {
        let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        func request(_ label: String, _ amount: String) -> String {
            """
            {"countryCode":"US","currencyCode":\(json),"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa",\(label)],
            "shippingMethods":[{"identifier":"a","label":\(label),"detail":\(json),"amount":"0.00"}],"couponCode":\(label),
            "supportsCouponCode":true,"shippingContact":{"givenName":\(label)},"lineItems":[{"label":\(label),"amount":"\(amount)"}],
            "total":{"label":\(label),"amount":"\(amount)"},"recurringPaymentRequest":{"paymentDescription":\(label),
            "billingAgreement":\(json),"managementURL":\(json),"regularBilling":{"label":\(label),"amount":"\(amount)",
            "recurringPaymentStartDate":"2027-01-31T12:00:00Z"}}}
            """
        }
        let faulty = "{\"countryCode\":\(json),\"total\":{\"label\":\(json),\"amount\":\(json)},\"supportedNetworks\":[\(json)],\(json):1}"
        return TestWorld([
            "request.json": request(json, "1.00"), "other.json": request("\"Other\"", "2.00"),
            "faulty.json": faulty, "p\(text).json": faulty, "code.json": "{\"total\": \(text), '\(text)': }",
            "config.json": "{\(json):\(json),\"version\":\(json)}",
            "order.json": """
            {"currency":"USD","total":"3.00","items":[{"label":\(json),"amount":"3.00"}],
            "merchants":[{"externalIdentifier":\(json),"amount":"3.00"}]}
            """,
        ])
    }

    @Test("Every command prints dangerous characters in a harmless form", arguments: TestScale.sampled(characters))
    func harmless(_ character: Unicode.Scalar) throws {
        let text = "QZ\(character)ZQ" + DangerousOutputTests.orders
        let world = try DangerousOutputTests.world(text)
        for call in DangerousOutputTests.calls {
            _ = world.run(call.arguments.map { $0.replacingOccurrences(of: "TEXT", with: text) })
            let kind = DangerousCharacter(character)
            if call.isPicture, kind == .joiner || kind == .directionMark { continue }
            check(world.output, "\(call.testDescription)")
            check(world.errors, "\(call.testDescription), standard error")
        }
        for path in ["baseline.json", "statistics.json"] { check(try #require(world.text(path)), path) }
    }

    @Test(
        "No output line begins with a build server command", arguments: ["::warning::x", " \u{3000}::stop-commands::x"])
    func commandLines(_ text: String) throws {
        let world = try DangerousOutputTests.world(text)
        let patches = [["fix", "--patch", "faulty.json"], ["fix", "--diff", "faulty.json"], ["fix", "--diff", "request.json"]]
        for arguments in DangerousOutputTests.calls.map({ $0.arguments }) + patches {
            _ = world.run(arguments.map { $0.replacingOccurrences(of: "TEXT", with: text) })
            for line in (world.output + world.errors).split(whereSeparator: { $0.isNewline }) {
                #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(arguments.joined(separator: " ")): \(line)")
            }
        }
    }

    @Test("Every report shows dangerous characters in a harmless form", arguments: TestScale.sampled(characters))
    func harmlessReports(_ character: Unicode.Scalar) throws {
        let text = "QZ\(character)ZQ" + DangerousOutputTests.orders
        let world = try DangerousOutputTests.world(text)
        let reports = ReportFormat.allCases.flatMap { ["--report", $0.rawValue + "=out." + $0.rawValue] }
        _ = world.run(
            ["check", "-q"] + reports + ["request.json", "faulty.json", "code.json", "p\(text).json", "gone\(character)"])
        for format in ReportFormat.allCases { check(try #require(world.text("out." + format.rawValue)), format.rawValue) }
    }

    private func check(_ output: String, _ name: String) {
        let found = output.unicodeScalars.filter { $0 != "\n" && $0 != "\u{1B}" && DangerousCharacter($0) != nil }
        #expect(found.isEmpty, "\(name): U+\(found.first.map { String($0.value, radix: 16) } ?? "")")
        // Colours are the only use of the escape character.
        #expect(output.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst().allSatisfy { $0.hasPrefix("[") }, "\(name)")
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("ZQ") }, "\(name): a line of its own")
        for command in DangerousOutputTests.commands { #expect(!output.contains(command), "\(name)") }
    }
}
