import PaySheet
import PaySheetSources
import Testing

/// What a file exports is what the file shows, unless something changes it.
struct ExportedValueTests {
    private static let request =
        "{countryCode:'US',currencyCode:'USD',supportedNetworks:['visa'],merchantCapabilities:['supports3DS'],"
        + "lineItems:[{label:'A',amount:'1.00'}],total:{label:'Shop',amount:'2.00'}}"

    private static func code(_ text: String) -> String { text.replacing("REQUEST", with: request) }

    private static let exports = [
        "export const r: ApplePayJS.ApplePayPaymentRequest = REQUEST", "export let r: ApplePayPaymentRequest = REQUEST",
        "export var r: ApplePayPaymentRequest = REQUEST", "export const r = REQUEST satisfies ApplePayPaymentRequest",
        "export default REQUEST satisfies ApplePayPaymentRequest", "const r: ApplePayPaymentRequest = REQUEST; export default r",
        "const r: ApplePayPaymentRequest = REQUEST; export { r }", "const r: ApplePayPaymentRequest = REQUEST; export { r as other }",
        "const r: ApplePayPaymentRequest = REQUEST; module.exports = { r }",
        "const r: ApplePayPaymentRequest = REQUEST; module.exports = { a: { r } }",
        "const r: ApplePayPaymentRequest = REQUEST; module.exports = r", "const r: ApplePayPaymentRequest = REQUEST; exports.r = r",
        "const r: ApplePayPaymentRequest = REQUEST; module.exports.r = r", "const r: ApplePayPaymentRequest = REQUEST; export = r",
        "module.exports = REQUEST satisfies ApplePayPaymentRequest", "exports.r = REQUEST satisfies ApplePayPaymentRequest",
        "export const r = REQUEST; new ApplePaySession(3, r)", "const r = REQUEST; new ApplePaySession(3, r); export { r }",
        "const total = {label:'Shop',amount:'2.00'}; export { total }; const r: ApplePayPaymentRequest = { ...REQUEST, total }",
    ]

    @Test("A value that the file exports is known", arguments: exports)
    func isKnown(_ text: String) throws {
        let text = Self.code(text)
        let language = try #require(SourceLanguage(path: "a.ts"))
        let file = SourceDocuments([UInt8](text.utf8), language)
        #expect(file.documents.map { $0.unknownValues } == [0] && file.hasExports)
        #expect(try findings(in: [UInt8](text.utf8), "a.ts").map { $0.finding.rule.name } == ["total/sum"])
    }

    @Test(
        "What the file changes is unknown, whether it is exported or not",
        arguments: [
            "export const r = REQUEST; r.total.amount = sum; new ApplePaySession(3, r)",
            "export const r: ApplePayPaymentRequest = REQUEST; export function set(x) { r.total.amount = x }",
            "export const r: ApplePayPaymentRequest = REQUEST; r.lineItems.push(item)",
            "const r: ApplePayPaymentRequest = REQUEST; module.exports = { r, set(x) { r.total = x } }",
            "export const r: ApplePayPaymentRequest = REQUEST; fill(r)",
            "export let r = REQUEST; r = load(); new ApplePaySession(3, r)",
        ])
    func isUnknown(_ text: String) throws { #expect(try findings(in: [UInt8](Self.code(text).utf8), "a.ts").isEmpty) }

    @Test(
        "A change of another export changes nothing",
        arguments: [
            "import r from './r'; delete r.total", "import { s } from './r'; s.total = x", "const m = require('./r'); m.s.total = x",
        ])
    func others(_ text: String) throws {
        let (other, own) = try (#require(SourceLanguage(path: "b.ts")), #require(SourceLanguage(path: "r.ts")))
        let changes = SourceChanges([UInt8](text.utf8), other).all
        let file = SourceDocuments([UInt8](Self.code("export const r: ApplePayPaymentRequest = REQUEST").utf8), own, changedBy: changes)
        #expect(changes.count == 1 && file.documents.map { $0.unknownValues } == [0])
    }

    @Test("A file without exports has none", arguments: ["const r: ApplePayPaymentRequest = REQUEST", "new ApplePaySession(3, REQUEST)"])
    func hasNone(_ text: String) throws {
        let language = try #require(SourceLanguage(path: "a.ts"))
        #expect(!SourceDocuments([UInt8](Self.code(text).utf8), language).hasExports)
    }

    @Test(
        "Changes of imported values are found, and uses are none",
        arguments: [
            ("import { r } from './r'; r.total.amount = x", 1), ("import { r as own } from './r'; own.total = x", 1),
            ("import * as m from './r'; m.r.total.amount = x", 1),
            ("const m = require('./r'); m.r.total.amount = x", 1), ("const { r } = require('./r'); r.total = x", 1),
            ("import { r } from './r'; const own = r; own.total.amount = x", 1),
            ("import { r } from './r'; const { total } = r; total.amount = x", 1),
            ("import { r } from './r'; const own = { ...r }; own.total.amount = x", 1),
            ("import { r } from './r'; r.lineItems.push(x)", 1), ("import { r } from './r'; r.lineItems.splice(0, 1)", 1),
            ("import { r } from './r'; Object.assign(r.total, x)", 1), ("import { r } from './r'; Object.assign({}, r)", 0),
            ("import { r } from './r'; const { lineItems } = r; lineItems.push(x)", 1),
            ("import { r } from './r'; r.lineItems.map(x => x.label)", 0),
            ("import { r } from './r'; const own = { ...r }; own.total = x", 0),
            ("import { r } from './r'; new ApplePaySession(3, r)", 0), ("import { r } from './r'; send(r.total.amount)", 0),
            ("import { r } from './r'; start(r)", 0), ("import { r } from './r'; export { r }", 0),
            ("import { r } from 'r'; r.total.amount = x", 0), ("const r = {}; r.total = 1", 0),
        ])
    func changes(_ text: String, _ count: Int) throws {
        let language = try #require(SourceLanguage(path: "b.ts"))
        let changes = SourceChanges([UInt8](text.utf8), language)
        #expect(changes.all.count == count && changes.all.allSatisfy { $0.path == "./r" }, "\(changes.all)")
        let own = try #require(SourceLanguage(path: "r.ts"))
        let file = SourceDocuments([UInt8](Self.code("export const r: ApplePayPaymentRequest = REQUEST").utf8), own, changedBy: changes.all)
        // Of a document of which nothing is known there is nothing to check.
        #expect((file.documents.first?.unknownValues != 0) == (count > 0))
    }
}
