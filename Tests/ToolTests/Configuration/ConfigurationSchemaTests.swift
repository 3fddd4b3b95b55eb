import Foundation
import PaySheetTool
import Testing

@Suite("Schema of the configuration")
struct ConfigurationSchemaTests {
    private static let file = JSONReportTests.schemaFile.deletingLastPathComponent().appendingPathComponent("config.schema.json")

    @Test("The committed schema matches paysheet schema config > Docs/Schemas/config.schema.json")
    func committed() throws {
        let world = TestWorld()
        #expect(world.run("schema", "config") == 0)
        #expect(world.output == (try String(contentsOf: ConfigurationSchemaTests.file, encoding: .utf8)))
        #expect(world.run("schema", "config", "--as", "typescript") == 2)
    }

    /// A value that each member takes, and one that it does not.
    private static let values: [String: (right: String, wrong: String)] = [
        "$schema": ("\"x\"", "1"), "$comment": ("\"x\"", "1"), "edition": ("\"2026.11\"", "\"1.1\""), "failOn": ("\"info\"", "\"x\""),
        "baseline": ("\"known.json\"", "\"../known.json\""), "noProviders": ("true", "\"true\""),
        "kind": ("\"auto\"", "\"x\""), "apiVersion": ("14", "-1"), "safari": ("\"18.4\"", "\"new\""),
        "merchants": ("\"m.json\"", "\"../m\""),
        "expectCountry": ("\"DE\"", "\"de\""), "expectCurrency": ("\"EUR\"", "\"eur\""), "expectMerchants": ("[\"m\"]", "[\"\"]"),
        "expectContactFields": ("[\"email\"]", "[\"mail\"]"), "expectNetworks": ("[\"visa\"]", "[\"viza\"]"),
        "refuseNetworks": ("[\"jcb\"]", "[\"JCB\"]"), "expectCapabilities": ("[\"supports3DS\"]", "[\"3DS\"]"),
        "profile": ("\"stripe\"", "\"strip\""),
        "decimals": (#"{"ISK":2,"$comment":"c"}"#, #"{"ISK":9}"#), "rules": (#"{"amount":"off"}"#, #"{"amont":"off"}"#),
        "select": ("[\"advice\"]", "[\"x\"]"), "glob": ("\"*.json\"", "\"/x\""), "rule": ("\"amount\"", "\"amont\""),
        "pointer": ("\"/a~1b\"", "\"a\""), "reason": ("\"r\"", "1"), "until": ("\"2027-01-31\"", "\"x\""),
        "files": (#"[{"glob":["a","b"]}]"#, "[{}]"), "ignore": (#"[{"rule":"amount","reason":"r"}]"#, #"[{"rule":"amount"}]"#),
    ]

    @Test("The reader and the schema accept and refuse the same members", arguments: ["configuration", "files", "ignore"])
    func members(_ object: String) throws {
        let schema = try JSON(try String(contentsOf: ConfigurationSchemaTests.file, encoding: .utf8))
        let names = schema["$defs"][object]["properties"].names
        #expect(names.count > 5 && names.isSubset(of: ConfigurationSchemaTests.values.keys))
        for name in names {
            let values = try #require(ConfigurationSchemaTests.values[name])
            #expect(run(object, name, values.right).status == 0, "\(name): \(run(object, name, values.right).errors)")
            #expect(run(object, name, values.wrong).status == 2, "\(name) takes \(values.wrong)")
        }
        // The reader knows no other.
        let others = Set(ConfigurationSchemaTests.values.keys).subtracting(names)
        #expect(!others.isEmpty)
        for name in others {
            let outcome = run(object, name, ConfigurationSchemaTests.values[name]?.right ?? "")
            #expect(outcome.status == 2 && outcome.errors.contains("unknown member \"\(name)\""), "\(outcome.errors)")
        }
    }

    private func run(_ object: String, _ name: String, _ value: String) -> (status: Int32, errors: String) {
        let needed = object == "files" ? ["glob": "\"*\""] : object == "ignore" ? ["rule": "\"amount\"", "reason": "\"r\""] : [:]
        let members = needed.merging([name: value]) { $1 }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
        let text = object == "configuration" ? "{\(members)}" : "{\"\(object)\":[{\(members)}]}"
        let world = TestWorld([
            "a.json": Sample.clean, ".paysheet.json": text, "m.json": #"{"merchants":[]}"#, "known.json": #"{"findings":[]}"#,
        ])
        let status = world.run("a.json", "--fail-on", "never", "-q")
        return (status, world.errors)
    }

    @Test("Every member has a description for editors")
    func hovers() throws {
        let schema = try JSON(try String(contentsOf: ConfigurationSchemaTests.file, encoding: .utf8))["$defs"]
        for object in ["configuration", "files", "ignore"] {
            for name in schema[object]["properties"].names {
                let words = schema[object]["properties"][name]["description"].string ?? ""
                #expect(words.hasSuffix("."), "\(object) \(name)")
            }
        }
    }

    @Test("The documented configuration is valid")
    func documentation() throws {
        let page = try String(
            contentsOf: ConfigurationSchemaTests.file.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Configuration.md"), encoding: .utf8)
        let block = try #require(page.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
        let world = TestWorld([
            "payments/is/a.json": Sample.comma, ".paysheet.json": block, "payments/merchants.json": #"{"merchants":[]}"#,
        ])
        #expect(world.run("payments/is/a.json", "--format", "concise") == 1)
        #expect(world.errors == "paysheet: configuration: .paysheet.json\n")
        #expect(world.output.contains("country/") && world.output.contains("currency/"))
        // Every member has its line in the table.
        let schema = try JSON(try String(contentsOf: ConfigurationSchemaTests.file, encoding: .utf8))
        for object in ["configuration", "files", "ignore"] {
            for name in schema["$defs"][object]["properties"].names { #expect(page.contains("`\(name)`") || name == "$schema", "\(name)") }
        }
    }
}
