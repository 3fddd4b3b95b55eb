import PaySheet
import PaySheetReports

/// The JSON Schema of the configuration for editors, with the same members as the reader.
package enum ConfigurationSchema {
    /// The schema with a line end.
    package static func json(with catalogs: CatalogList) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.member("$id", "urn:paysheet:schema:config")
            json.member("$comment", "Generated with paysheet schema config. Do not edit.")
            json.member("title", Configuration.fileName)
            json.member("$ref", "#/$defs/configuration")
            json.name("$defs")
            json.object { defs in
                for object in ConfigurationObject.ofUsers { write(object, &defs) }
                words(
                    "kind", "The dictionary's own name; auto detects it from the members.", ["auto"] + catalogs.kinds.map { $0.name }, &defs
                )
                words("rule", "A rule.", catalogs.allRuleNames, &defs)
                words("topic", "All rules of a topic.", catalogs.allTopics, &defs)
                words("level", "The severity; off hides the findings.", RuleNames.levels, &defs)
                pattern("path", "A path below the folder of this file.", "^(?!/)(?!(.*/)?\\.\\.(/|$)).", &defs)
                pattern("pointer", "An RFC 6901 pointer.", "^(/([^~/]|~[01])*)*$", &defs)
                pattern("edition", "Year and month.", "^[0-9]{4}\\.(0[1-9]|1[0-2])$", &defs)
                pattern("country", "A country of ISO 3166-1.", "^[A-Z]{2}$", &defs)
                pattern("currency", "A currency of ISO 4217.", "^[A-Z]{3}$", &defs)
            }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ object: ConfigurationObject, _ defs: inout JSONBytes) {
        defs.name(spelled: object.rawValue)
        defs.object { json in
            json.member("description", object.summary)
            json.member("type", "object")
            let required = object.members.filter { $0.isRequired }.map { $0.name }
            if !required.isEmpty { json.member("required", required) }
            json.name("properties")
            json.object { properties in
                for member in object.members {
                    properties.name(spelled: member.name)
                    properties.object { property in
                        property.member("description", member.summary)
                        write(member.form, &property)
                    }
                }
            }
            json.member("additionalProperties", bool: false)
        }
    }

    private static func write(_ form: ConfigurationMember.Form, _ json: inout JSONBytes) {
        switch form {
        case .text(let sample):
            json.member("type", "string")
            if !sample.isEmpty { json.member("examples", [sample]) }
        case .word(let words): json.member("enum", words)
        case .kind: reference("kind", &json)
        case .version:
            json.member("type", "integer")
            json.member("minimum", number: 0)
            json.name("maximum")
            json.raw(String(UInt32.max))
        case .edition:
            reference("edition", &json)
            json.member("examples", [RuleEdition.newest.text])
        case .path: reference("path", &json)
        case .patterns:
            choice(&json) { list in
                list.object { reference("path", &$0) }
                list.object { array in
                    array.member("type", "array")
                    array.member("minItems", number: 1)
                    array.name("items")
                    array.object { reference("path", &$0) }
                }
            }
            json.member("examples", ["requests/**/*.json"])
        case .rule:
            choice(&json) { list in
                list.object { reference("rule", &$0) }
                list.object { reference("topic", &$0) }
            }
        case .rules:
            items(&json) { item in
                choice(&item) { list in
                    list.object { $0.member("const", "advice") }
                    list.object { reference("rule", &$0) }
                    list.object { reference("topic", &$0) }
                }
            }
        case .levels: map(&json, names: ["rule", "topic"]) { reference("level", &$0) }
        case .texts(let sample):
            items(&json) { item in
                item.member("type", "string")
                item.member("minLength", number: 1)
                item.member("examples", [sample])
            }
        case .decimals:
            map(&json, names: ["currency"]) { value in
                value.member("type", "integer")
                value.member("minimum", number: 0)
                value.member("maximum", number: 4)
            }
        case .country: reference("country", &json)
        case .currency: reference("currency", &json)
        case .pointer: reference("pointer", &json)
        case .day:
            json.member("type", "string")
            json.member("format", "date")
            json.member("examples", ["2027-01-31"])
        case .flag: json.member("type", "boolean")
        case .objects(let object): items(&json) { reference(object.rawValue, &$0) }
        }
    }

    // MARK: Pieces

    private static func reference(_ name: String, _ json: inout JSONBytes) { json.member("$ref", "#/$defs/" + name) }

    private static func choice(_ json: inout JSONBytes, _ choices: (inout JSONBytes) -> Void) {
        json.name("anyOf")
        json.array(choices)
    }

    private static func items(_ json: inout JSONBytes, _ item: (inout JSONBytes) -> Void) {
        json.member("type", "array")
        json.name("items")
        json.object(item)
    }

    private static func map(_ json: inout JSONBytes, names: [String], _ value: (inout JSONBytes) -> Void) {
        json.member("type", "object")
        json.name("properties")
        json.object { properties in
            properties.name(spelled: ConfigurationObject.comment.name)
            properties.object { $0.member("type", "string") }
        }
        json.name("propertyNames")
        json.object { property in
            choice(&property) { list in
                list.object { $0.member("const", ConfigurationObject.comment.name) }
                for name in names { list.object { reference(name, &$0) } }
            }
        }
        json.name("additionalProperties")
        json.object(value)
    }

    private static func words(_ name: String, _ summary: String, _ words: [String], _ json: inout JSONBytes) {
        json.name(spelled: name)
        json.object { one in
            one.member("description", summary)
            one.member("enum", words)
        }
    }

    private static func pattern(_ name: String, _ summary: String, _ pattern: String, _ json: inout JSONBytes) {
        json.name(spelled: name)
        json.object { one in
            one.member("description", summary)
            one.member("type", "string")
            one.member("pattern", pattern)
        }
    }
}
