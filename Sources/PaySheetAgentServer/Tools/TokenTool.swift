import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetTokens

extension AgentTool {
    static let token = AgentTool(
        name: "check_token", title: "Check who made a payment token",
        summary: "Verifies the signature of a payment token up to Apple's root, without a private key. With options it also says whether "
            + "the token is for the shop's certificate, new, not repeated, and for this request. Call it when a provider refuses a payment, or "
            + "to show what a server has to verify. A token with an error must not be accepted.",
        inputs: { _ in [ToolRun.document, ToolRun.path] },
        options: { _ in TokenInputs.options },
        output: { json in
            json.property("text", "string", "what was verified, what was not checked, and what is wrong")
            json.property("result", "object", "the same as data: verified, wrong, notChecked, chain and findings")
        },
        run: { run throws(ToolMistake) in
            let document = try run.readDocument(as: nil)
            guard let token = TokenInputs.token(in: document.bytes, as: document.check.kind) else {
                throw ToolMistake("there is no payment token with \"paymentData\" that can be read", "give the payment or its token")
            }
            let check = try run.reading { () throws(UsageError) in try TokenInputs.check(run.options, run.system) }
            let report = TokenReport(of: token, named: document.name, check)
            return ToolAnswer(
                JSONBytes.object { json in
                    json.member("text", report.text)
                    json.name("result")
                    json.raw(bytes: JSONTree(report.json)?.bytes ?? JSONBytes.nothing)
                }, text: report.text)
        })
}
