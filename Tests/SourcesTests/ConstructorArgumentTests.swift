import PaySheet
import PaySheetSources
import Testing

/// What scripts do with a request before and after a session gets it.
@Suite("Requests that scripts change")
struct ConstructorArgumentTests {
    private static let members =
        "countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS']"

    private func found(_ script: String) throws -> [String] {
        let text = script.replacing("MEMBERS", with: ConstructorArgumentTests.members)
        return try findings(in: [UInt8](text.utf8), "a.ts").map { $0.finding.rule.name + " " + $0.finding.place.pointer }
    }

    @Test(
        "The mistake is found",
        arguments: [
            // What happens after the constructor cannot change what it got.
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; new ApplePaySession(3, r); r.total.amount = '6.00'; log(r)",
            "function f() { const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; const s = new ApplePaySession(3, r); send(r); return r }",
            "const r: any = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; new ApplePaySession(3, <any>r); send(r)",
            // One member is lost, and not the request.
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; Object.assign(r, { lineItems: items() }); new ApplePaySession(3, r)",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; r['lineItems'] = items(); new ApplePaySession(3, r)",
            // Types around the name of the object.
            "const r = { MEMBERS }; (r as any).total = { label: 'Shop', amount: '5,00' }; new ApplePaySession(3, r)",
            "const r = { MEMBERS }; r['total'] = { label: 'Shop', amount: '5,00' }; new ApplePaySession(3, r)",
        ])
    func isFound(_ script: String) throws { #expect(try found(script) == ["amount/format /total/amount"]) }

    @Test(
        "What can be another value has no finding",
        arguments: [
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; fix(r); new ApplePaySession(3, r)",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; Object.assign(r, { total: sum() }); new ApplePaySession(3, r)",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; Object.assign(r, other); new ApplePaySession(3, r)",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; r[name] = sum(); new ApplePaySession(3, r)",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; for (const a of b) { new ApplePaySession(3, r); fix(r) }",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; function pay() { new ApplePaySession(3, r); fix(r) }",
            "const r = { MEMBERS, total: { label: 'Shop', amount: '5,00' } }; change(); new ApplePaySession(3, r); function change() { fix(r) }",
        ])
    func isNotFound(_ script: String) throws { #expect(try found(script) == []) }
}
