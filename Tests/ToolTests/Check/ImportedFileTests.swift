import Testing

/// Values that files of a run import from each other.
@Suite("Imported values")
struct ImportedFileTests {
    private static func request(_ currency: String) -> String {
        "{countryCode:'US',currencyCode:'\(currency)',supportedNetworks:['visa'],merchantCapabilities:['supports3DS'],total:{label:'A',amount:'1.00'}}"
    }

    private func output(_ files: [String: String], _ operands: [String] = ["src"]) -> (status: Int32, text: String) {
        let world = TestWorld(files)
        let status = world.run(["check", "--no-config", "--color", "never"] + operands)
        return (status, world.output + world.errors)
    }

    @Test(
        "A value is checked in the file that exports it",
        arguments: [
            ("import { r } from './r'; new ApplePaySession(3, r)", "export const r = "),
            ("import { r as own } from './r.js'; new ApplePaySession(3, own)", "export const r = "),
            ("import r from '../src/r.ts'; new ApplePaySession(3, r)", "export default "),
            ("import { r } from './r'; new ApplePaySession(3, r())", "export const r = () => ("),
            ("import r from './r'; const own = await r(); new ApplePaySession(3, own)", "export default async function () { return "),
            ("import r from './r'; new ApplePaySession(3, r)", "const own = REQUEST; export default own; //"),
            ("import { r } from './r'; new ApplePaySession(3, r)", "const own = REQUEST; export { own as r }; //"),
            ("import r from './r'; new ApplePaySession(3, r)", "const own = REQUEST; export { own as default }; //"),
            ("const r = require('./r'); new ApplePaySession(3, r)", "module.exports = "),
            ("const { r } = require('./r'); new ApplePaySession(3, r)", "exports.r = "),
            ("const { r: own } = require('./r.js'); new ApplePaySession(3, own())", "module.exports.r = () => ("),
            ("const { r } = require('./r'); new ApplePaySession(3, r)", "const r = REQUEST; module.exports = { r }; //"),
            ("const { r } = require('./r'); new ApplePaySession(3, await r())", "module.exports = { async r() { return REQUEST } }; //"),
            ("import r from './r'; new ApplePaySession(3, r)", "module.exports = "),
        ])
    func follows(_ code: String, _ before: String) {
        let value = before.contains("REQUEST") ? before.replacing("REQUEST", with: Self.request("USX")) : before + Self.request("USX")
        let file = value + (before.hasSuffix("(") ? ")" : before.hasSuffix("return ") ? " }" : "")
        let (status, text) = output(["src/pay.ts": code, "src/r.ts": file])
        #expect(status == 1 && text.contains("src/r.ts:1:") && text.contains("currency/unknown"), "\(text)")
        #expect(!text.contains("not checked: the file"), "\(text)")
        // Without the file, the run says that it does not show the request.
        let alone = output(["src/pay.ts": code, "src/r.ts": file], ["src/pay.ts"])
        #expect(alone.status == 0 && alone.text.contains("not checked: the file does not show the request"), "\(alone.text)")
    }

    @Test("Each value of a part is checked, and said once however many files import it", arguments: ["'US' : 'USA'", "'USA' : 'US'"])
    func partsWithSeveralValues(_ countries: String) {
        let value = Self.request("USD").replacing("'US'", with: "x ? " + countries)
        let code = "import { r } from './r'; new ApplePaySession(3, r)"
        let (status, text) = output(["src/pay.ts": code, "src/other.ts": code, "src/r.ts": "export const r = " + value])
        #expect(status == 1 && text.split(separator: "country/unknown]").count == 2, "\(text)")
    }

    @Test(
        "What can be another value is not followed",
        arguments: [
            ("import { r } from './r'; r.currencyCode = c; new ApplePaySession(3, r)", "export const r = "),
            ("import { r } from './r'; fill(r); new ApplePaySession(3, r)", "export const r = "),
            ("import { r } from './r'; const own = r(); own.currencyCode = c; new ApplePaySession(3, own)", "export const r = () => "),
            ("import { r } from './r'; const own = r(); fill(own); new ApplePaySession(3, own)", "export const r = () => "),
            ("import { r } from './r'; new ApplePaySession(3, r.request)", "export const r = "),
            ("import { r } from './r'; new ApplePaySession(3, r)", "export let r; r = load(); const other = "),
            ("import { r } from './r'; new ApplePaySession(3, r)", "export { r } from './other'; const other = "),
            ("import { r } from 'r'; new ApplePaySession(3, r)", "export const r = "),
            ("import * as r from './r'; new ApplePaySession(3, r)", "export const r = "),
            ("const r = require('./r'); r.currencyCode = c; new ApplePaySession(3, r)", "module.exports = "),
            ("const { r } = require('./r'); fill(r); new ApplePaySession(3, r)", "exports.r = "),
            ("const r = require('./r'); new ApplePaySession(3, r)", "export default "),
            ("const r = require('./r'); new ApplePaySession(3, r)", "module.exports = load(); module.exports = "),
            ("const { r } = require('./r'); new ApplePaySession(3, r)", "module.exports = { s: 1 }; const r = "),
            ("const { r } = require('./r'); new ApplePaySession(3, r)", "exports.r = load(); exports.r = "),
            ("const { r } = require('r'); new ApplePaySession(3, r)", "exports.r = "),
        ])
    func isSilent(_ code: String, _ before: String) {
        let (status, text) = output(["src/pay.ts": code, "src/r.ts": before + "(" + Self.request("USX") + ")"])
        #expect(
            status == 0 && text.contains("src/pay.ts:1:") && text.contains("not checked: the file does not show the request"), "\(text)")
    }

    @Test(
        "A file can hand on what another one exports",
        arguments: [
            ("import { r } from './index'; new ApplePaySession(3, r)", "export { r } from './r';", "export const r = "),
            ("import { pay } from './index'; new ApplePaySession(3, pay())", "export { r as pay } from './r';", "export const r = () => ("),
            ("import { pay } from './index'; new ApplePaySession(3, pay)", "export { default as pay } from './r';", "export default "),
            ("import r from './index'; new ApplePaySession(3, r)", "export { r as default } from './r';", "export const r = "),
            ("import { r } from './index'; new ApplePaySession(3, r)", "export * from './none'; export * from './r';", "export const r = "),
            ("import { r } from './index'; new ApplePaySession(3, r)", "import { r } from './r'; export { r };", "export const r = "),
            ("import r from './index'; new ApplePaySession(3, r)", "import { r } from './r'; export default r;", "export const r = "),
            (
                "const { r } = require('./index'); new ApplePaySession(3, r)", "const own = require('./r'); exports.r = own;",
                "module.exports = "
            ),
            (
                "const { r } = require('./index'); new ApplePaySession(3, r)", "const { r } = require('./r'); module.exports = { r };",
                "exports.r = "
            ),
        ])
    func forwards(_ code: String, _ index: String, _ before: String) {
        let file = before + Self.request("USX") + (before.hasSuffix("(") ? ")" : "")
        let (status, text) = output(["src/pay.js": code, "src/index.js": index, "src/r.js": file])
        #expect(status == 1 && text.contains("src/r.js:1:") && text.contains("currency/unknown"), "\(text)")
        #expect(!text.contains("not checked: the file"), "\(text)")
        let without = output(["src/pay.js": code, "src/index.js": index])
        #expect(without.status == 0 && without.text.contains("not checked: the file does not show the request"), "\(without.text)")
    }

    @Test("Files that hand on each other's exports end")
    func circle() {
        let files = [
            "src/pay.js": "import { r } from './a'; new ApplePaySession(3, r)", "src/a.js": "export * from './b';",
            "src/b.js": "export * from './a'; export { r } from './a';",
        ]
        let (status, text) = output(files)
        #expect(status == 0 && text.contains("not checked: the file does not show the request"), "\(text)")
    }

    @Test("Nothing is missing from an object that several files share")
    func shared() {
        let files = [
            "src/pay.ts": "import { r } from './r'; new ApplePaySession(3, r)", "src/r.ts": "export const r = { countryCode: 'US' }",
        ]
        #expect(output(files).status == 0)
    }

    @Test("A document that two files import, or that its own file declares, is reported once")
    func once() {
        let code = "import { r } from './r'; new ApplePaySession(3, r)"
        for type in ["", ": ApplePayJS.ApplePayPaymentRequest"] {
            let file = "export const r" + type + " = " + Self.request("USX")
            let (status, text) = output(["src/a.ts": code, "src/b.ts": code, "src/r.ts": file])
            #expect(status == 1 && text.contains("1 document: 1 error"), "\(text)")
        }
    }

    @Test("A request in JSON counts as shown if the run has it")
    func json() {
        let files = [
            "src/pay.ts": "import r from './r.json'; new ApplePaySession(3, r)",
            "src/r.json": Self.request("USX").replacing("'", with: "\"").replacing("{", with: "{\"").replacing(":", with: "\":")
                .replacing(",", with: ",\"").replacing("\"\"", with: "\""),
        ]
        let (status, text) = output(files)
        #expect(status == 1 && text.contains("src/r.json:1:") && !text.contains("not checked: the file"), "\(text)")
    }

    @Test("Files that import each other, and many imports of one file, end")
    func circular() {
        let names = (0..<40).map { "r\($0)" }
        let code = "import { " + names.joined(separator: ", ") + " } from './b';" + names.map { "new ApplePaySession(3, \($0));" }.joined()
        let (status, _) = output(["src/a.ts": code, "src/b.ts": code.replacing("./b", with: "./a")])
        #expect(status == 0)
    }

    private static let exporting =
        "export const r: ApplePayPaymentRequest = "
        + request("USD").replacing("total:", with: "lineItems:[{label:'A',amount:'2.00'}],total:")

    @Test(
        "A value that files only read is checked",
        arguments: [
            "", "import { r } from './r'; new ApplePaySession(3, r)", "import { r } from './r'; show(r.total.amount)",
            "import { r } from './other'; r.total.amount = x", "import { s } from './r'; s.total.amount = x",
            "import { r } from '@/s'; r.total.amount = x", "import { r } from '@/r'; show(r.total.amount)",
        ])
    func read(_ code: String) {
        let (_, text) = output(["src/pay.ts": code, "src/r.ts": Self.exporting + "; export const s = {}"])
        #expect(text.contains("total/sum") && !text.contains("computed"), "\(text)")
    }

    @Test(
        "A value that another file of the run changes is unknown",
        arguments: [
            ["src/pay.ts": "import { r } from './r'; r.total.amount = x"],
            ["src/pay.ts": "import { r } from './r'; r.total = x; new ApplePaySession(3, r)"],
            ["src/a/pay.js": "const m = require('../r'); m.r.total.amount = x"],
            [
                "src/pay.vue":
                    "<script>import { r } from './r'; export default { methods: { pay() { r.total.amount = this.sum } } }</script>"
            ],
            ["src/index.ts": "export * from './r'", "src/pay.ts": "import { r } from './index'; r.total.amount = x"],
            ["src/index.ts": "export * from './r'", "src/pay.ts": "import { r } from '.'; r.total.amount = x"],
            ["src/pay.ts": "import { r } from '@/r'; r.total.amount = x"],
            [
                "src/pay.ts": "import { r } from './r'; new ApplePaySession(3, r)",
                "src/set.ts": "import { r } from './r'; r.total.amount = x",
            ],
        ])
    func changed(_ files: [String: String]) {
        let (_, text) = output(files.merging(["src/r.ts": Self.exporting]) { first, _ in first })
        #expect(!text.contains("total/sum") && text.contains("computed"), "\(text)")
        // Alone, the file shows what it has.
        let alone = output(files.merging(["src/r.ts": Self.exporting]) { first, _ in first }, ["src/r.ts"])
        #expect(alone.text.contains("total/sum"), "\(alone.text)")
    }

    @Test(
        "A value that another file of the run may change anywhere is not checked",
        arguments: [
            ["src/m.ts": "export { r as base } from './r'", "src/pay.ts": "import { base } from './m'; base.total.amount = x"],
            ["src/m.ts": "import { r } from './r'; export const own = r", "src/pay.ts": "import { own } from './m'; fill(own)"],
            ["src/m.ts": "import { r } from '~/r'; export { r as own }", "src/pay.ts": "import { own } from 'lib/m.js'; own.total = x"],
            ["src/pay.ts": "import { r } from 'r'; fill(r)"], ["src/pay.ts": "import { r } from './r'; fill(r)"],
            ["src/pay.ts": "const m = await import('@/r'); m.r.total.amount = x"], ["src/pay.js": "require('./r').r.total.amount = x"],
        ])
    func unfollowed(_ files: [String: String]) {
        let files = files.merging(["src/r.ts": Self.exporting]) { first, _ in first }
        #expect(!output(files).text.contains("total/sum") && output(files, ["src/r.ts"]).text.contains("total/sum"))
    }

    @Test(
        "A value that has no name in its file is unknown if another file changes it",
        arguments: [
            ("export default ", "import r from './r'; r.total.amount = x"),
            ("module.exports = ", "const r = require('./r'); r.total.amount = x"),
            ("exports.r = ", "const { r } = require('./r'); r.total.amount = x"),
        ])
    func nameless(_ before: String, _ code: String) {
        let value = Self.exporting.replacing("export const r: ApplePayPaymentRequest = ", with: "")
        let files = ["src/pay.ts": code, "src/r.ts": before + value + " satisfies ApplePayPaymentRequest"]
        #expect(!output(files).text.contains("total/sum") && output(files, ["src/r.ts"]).text.contains("total/sum"))
    }
}
