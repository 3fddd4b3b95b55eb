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
            "import { s } from './r'; fill(s)",
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
        "What a file does with a value that it imports",
        arguments: [
            ("import { r } from './r'; r.total.amount = x", true), ("import { r as own } from './r'; own.total = x", true),
            ("import * as m from './r'; m.r.total.amount = x", true), ("import * as m from './r'; m[key].total = x", true),
            ("const m = require('./r'); m.r.total.amount = x", true), ("const { r } = require('./r'); r.total = x", true),
            ("require('./r').r.total.amount = x", true), ("const m = await import('./r'); m.r.total.amount = x", true),
            ("import('./r').then(m => { m.r.total.amount = x })", true), ("const { r } = await import(`./r`); r.total = x", true),
            ("import m = require('./r'); m.r.total.amount = x", true), ("jest.mock('./r', () => ({ r: {} }))", true),
            ("import { r } from './r'; const own = r; own.total.amount = x", true),
            ("import { r } from './r'; let own; own = r; own.total.amount = x", true),
            ("import { r } from './r'; const { total } = r; total.amount = x", true),
            ("import { r } from './r'; ({ amount: r.total.amount } = x)", true), ("import { r } from './r'; [r.total.amount] = x", true),
            ("import { r } from './r'; fill(r); function fill(a) { a.total.amount = x }", true),
            ("import { r } from './r'; start(r)", true), ("import { r } from './r'; new Cart(r)", true),
            ("import { r } from './r'; bus.emit('cart', { r })", true), ("import * as m from './r'; start(m)", true),
            ("import { r } from './r'; fill(r.lineItems)", true), ("import { r } from './r'; fill(r.total)", true),
            ("import { r } from './r'; export function get() { return r }", true),
            ("import { r } from './r'; _.set(r, 'total.amount', x)", true),
            ("import { r } from './r'; Object.defineProperty(r, 'total', x)", true), ("import { r } from './r'; Object.assign(r, x)", true),
            ("import { r } from './r'; const own = { ...r }; own.total.amount = x", true),
            ("import { r } from './r'; r.lineItems.push(x)", true), ("import { r } from './r'; r.lineItems.splice(0, 1)", true),
            ("import { r } from './r'; r.lineItems.length = 0", true), ("import { r } from './r'; delete r.lineItems", true),
            ("import { r } from './r'; for (const l of r.lineItems) l.amount = x", true),
            ("import { r } from './r'; Object.assign(r.total, x)", true), ("import { r } from './r'; Object.assign({}, r)", false),
            ("import { r } from './r'; const { lineItems } = r; lineItems.push(x)", true),
            ("import { r } from 'config/r'; r.total.amount = x", true), ("import { r } from '@/r'; start(r)", true),
            ("import { r } from '@/r'; show(r.total.amount)", false),
            ("import { r } from './r'; r.lineItems.map(x => x.label)", false),
            ("import { r } from './r'; const own = { ...r }; own.total = x", false),
            ("import { r } from './r'; new ApplePaySession(3, r)", false), ("import { r } from './r'; send(r.total.amount)", false),
            ("import { r } from './r'; console.log(r, JSON.stringify(r))", false), ("import './r'", false),
            ("import { r } from './r'; export { r }", false), ("const r = {}; r.total = 1", false),
        ])
    func changes(_ text: String, _ isChanged: Bool) throws {
        let language = try #require(SourceLanguage(path: "b.ts"))
        let changes = SourceChanges([UInt8](text.utf8), language)
        let own = try #require(SourceLanguage(path: "r.ts"))
        let file = SourceDocuments([UInt8](Self.code("export const r: ApplePayPaymentRequest = REQUEST").utf8), own, changedBy: changes.all)
        // Of a document of which nothing is known there is nothing to check.
        #expect((file.documents.first?.unknownValues != 0) == isChanged, "\(changes.all)")
    }

    @Test(
        "What a file hands on",
        arguments: [
            ("export * from './r'", true), ("export { r } from './r'", true), ("export { r as base } from './r'", false),
            ("import { r } from './r'; export { r as base }", false), ("import { r } from './r'; export const own = r", false),
            ("import { r } from './r'; export const config = { r }", false),
            ("import r from './r'; export default r", false), ("export * as m from './r'", false),
        ])
    func handsOn(_ text: String, _ keepsNames: Bool) throws {
        let language = try #require(SourceLanguage(path: "b.ts"))
        let changes = SourceChanges([UInt8](text.utf8), language)
        #expect(changes.all.isEmpty && changes.forwarded.allSatisfy { $0.path == "./r" && $0.keepsNames == keepsNames })
        #expect(!changes.forwarded.isEmpty)
    }

    private static let unfinished =
        "{countryCode:'',currencyCode:'USD',supportedNetworks:[],merchantCapabilities:['supports3DS'],"
        + "lineItems:[],shippingContact:null,total:{label:'Shop',amount:''}}"

    @Test(
        "What is empty or missing in a value that the file exports has no finding and no fix",
        arguments: exports.filter { !$0.contains("export { total }") } + [
            "const r: ApplePayPaymentRequest = REQUEST; export const own = r",
            "const a = 1; export const b = a, r: ApplePayPaymentRequest = REQUEST",
            "export const config = { request: REQUEST satisfies ApplePayPaymentRequest }",
            "export default { request: REQUEST satisfies ApplePayPaymentRequest }",
            "export const r = REQUEST; new ApplePaySession(3, { ...r })",
        ])
    func isUnfinished(_ text: String) throws {
        for request in [Self.unfinished, "{countryCode:'US',total:{label:'Shop'}}"] {
            let text = text.replacing("REQUEST", with: request)
            #expect(try findings(in: [UInt8](text.utf8), "a.ts").isEmpty)
        }
    }

    @Test(
        "A variable that a component of Svelte exports has another value where the component is used",
        arguments: [
            "export let r = REQUEST; new ApplePaySession(3, r)", "export let r: ApplePayPaymentRequest = REQUEST",
            "export let a = 1, r = REQUEST; new ApplePaySession(3, r)",
            "export let items = []; new ApplePaySession(3, {...REQUEST, lineItems: items})",
        ])
    func isProp(_ text: String) throws {
        let text = "<script lang=\"ts\">" + Self.code(text) + "</script>"
        #expect(try findings(in: [UInt8](text.utf8), "a.svelte").isEmpty)
    }
}
