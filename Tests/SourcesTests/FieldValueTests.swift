import PaySheet
import PaySheetSources
import Testing

/// Fields of classes that other code fills.
struct FieldValueTests {
    private static let request =
        "ApplePayJS.ApplePayPaymentRequest = { countryCode: '', currencyCode: '', merchantCapabilities: [], supportedNetworks: [], "
        + "lineItems: [], shippingContact: null, total: { label: '', amount: '' } }"

    @Test(
        "What is empty in a field that other code can set has no finding",
        arguments: [
            "export class A { @Input() request: REQUEST }", "class A { @Input() request: REQUEST }",
            "class A { @Input({ required: true }) public request: REQUEST }", "class A { @Prop() readonly request!: REQUEST }",
            "class A { @Prop({ mutable: true }) private request?: REQUEST }", "class A { @observable\n  request: REQUEST }",
            "class A { request: REQUEST } export default new A()", "class A { request: REQUEST } export const a = new A()",
            "class A { request: REQUEST } const a = new A(); export { a }", "class A { request: REQUEST } module.exports = new A()",
            "class A { request: REQUEST } window.pay = new A()", "class A { request: REQUEST } const a = new A(); fill(a)",
            "class A { request: REQUEST } fill(new A())", "class A { request: REQUEST } function make() { return new A() }",
            "class A { request: REQUEST; constructor(c) { Object.assign(this, c) } }",
        ])
    func isSilent(_ text: String) throws {
        let found = try findings(in: [UInt8](text.replacing("REQUEST", with: Self.request).utf8), "a.ts")
        #expect(found.isEmpty, "\(found.map { $0.finding.description })")
    }

    @Test(
        "What is empty in a field that nothing sets has findings",
        arguments: [
            "class A { request: REQUEST }", "class A { request: REQUEST } const a = new A(); a.start()",
            "class A { request: REQUEST } new A().start()", "export class A { private request: REQUEST }",
            "export class A { #request: REQUEST }",
        ])
    func isFound(_ text: String) throws {
        let found = try findings(in: [UInt8](text.replacing("REQUEST", with: Self.request).utf8), "a.ts")
        #expect(found.contains { $0.finding.rule.name == "network/empty" }, "\(found.map { $0.finding.description })")
    }
}
