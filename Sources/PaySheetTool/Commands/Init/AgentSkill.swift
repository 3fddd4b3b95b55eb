import PaySheetChecking
import PaySheetGuide
package import PaySheetShapes

/// The skill that agents read before they write code for Apple Pay, in the form of agentskills.io. What it says of rules comes from their
/// cards.
package enum AgentSkill {
    /// `Distribution/skill/SKILL.md`.
    package static var file: GeneratedFile {
        let notice = "# " + GeneratedFile.notice("Sources/PaySheetTool/Commands/Init/AgentSkill.swift and the cards of the rules")
        return GeneratedFile(path: "Distribution/skill/SKILL.md", text: start + notice + "\n" + text(.all).dropFirst(start.count))
    }

    /// The line that begins the head of the file.
    private static let start = "---\n"

    static let name = "apple-pay"

    /// The mistakes that agents make most, from Docs/user-problems.md: a rule, and the mistake in the words of code.
    private static let mistakes: [(rule: String, mistake: String)] = [
        ("member/type", "`amount: 12.5` instead of `amount: \"12.50\"`"),
        ("amount/float", "`(0.1 + 0.2).toString()` as an amount"),
        ("amount/minor-units", "cents, as payment providers count them"),
        ("amount/decimals", "two decimals for yen, or three for dollars"),
        ("total/sum", "a line for the coupon, the tax or the first shipping method is missing"),
        ("total/name", "`label: \"Total\"`"),
        ("country/unknown", "`usa`, `us`, or the country of the shopper instead of the merchant's"),
        ("capability/missing-3ds", "no `supports3DS` among the capabilities"),
        ("plan/timing", "a `regularBilling` without `paymentTiming`"),
        ("member/unknown", "members of other wallets or of a library, such as `merchantId` or `transactionInfo`"),
    ]

    static func text(_ catalogs: CatalogList) -> String {
        let cards = catalogs.cards
        var list = ""
        for (number, one) in mistakes.enumerated() {
            guard let card = cards.first(where: { $0.name == one.rule }) else { continue }
            list += "\(number + 1). **\(card.title)** (`\(card.name)`): \(one.mistake).\n   \(card.instead)\n"
            if let link = card.link { list += "   <\(link)>\n" }
        }
        return head + "\n## Ten mistakes that agents make\n\n" + list + "\n" + rest
    }

    private static let head = """
        ---
        name: \(name)
        description: Writes, checks and fixes documents of Apple Pay on the web with PaySheet. These are payment requests, updates of the sheet, merchant sessions, payment tokens and Wallet orders. Use it for code with ApplePaySession, ApplePayPaymentRequest or PaymentRequest, and for *.applepay.json and order.json. Use it when an Apple Pay sheet does not open.
        ---

        # Apple Pay with PaySheet

        Do not write Apple Pay documents from memory. Blog posts are old, and Safari rejects a whole request for one wrong word.

        ## When to use it

        - You write code that builds a payment request, an update of the sheet, a session or a Wallet order.
        - A sheet does not open, closes, or shows a wrong price.
        - A pull request changes a document, or a price in one.

        ## How

        The server `paysheet mcp` has the tools. Without it, run the command.

        | Step | Tool | Command |
        |---|---|---|
        | Start from a valid document | `example` | `paysheet example recurring --currency EUR` |
        | Look up members, types, versions | `reference` | `paysheet schema ApplePayPaymentRequest` |
        | Check after each change | `check` | `paysheet check shop/` |
        | Apply safe fixes | `fix` | `paysheet fix --diff shop/`, then without `--diff` |
        | Understand a finding or an error | `explain` | `paysheet explain amount/format` |
        | See what the shopper sees | `preview` | `paysheet preview request.json` |
        | Say what the shopper agrees to | `describe` | `paysheet describe request.json` |
        | Verify who made a payment token | `check_token` | `paysheet token check payment.json` |

        1. Call `example` for the kind that is nearest to the task. Change its values, not its form.
        2. Call `check` with the file. Source code is read, too: JavaScript, TypeScript, JSX, Vue, Svelte, HTML, PHP.
           `"passed": null` means that nothing was checked; the notes say why.
        3. Correct errors first. Apply safe fixes with `fix`; risky ones need a decision of the user.
        4. Check a recorded flow (kind `PaymentFlow`: the request, each event and its answer), not only the first request. Updates lose
           what they do not repeat.
        5. Call `describe`, and compare the words with what the page promises. Show them to the user.
        6. Test the checkout with the stand-in session, not with a mock by hand. The npm package and the wheel have it:
           `mockApplePay(window)` of `paysheet/mock` throws and answers as Safari does. See Docs/Testing-a-checkout.md.
        7. In a pull request, run `git diff --text | paysheet check --changed-lines -`.

        """

    private static let rest = """
        ## Never

        - Never invent a member. If `reference` does not list it, it does not exist.
        - Never compute prices with floating point. Count minor units in whole numbers, and write text at the end.
        - Never put real people, merchant identifiers, tokens, certificates or keys into samples. `paysheet anonymize` replaces them.
        - Never silence a finding to make a check pass. An accepted finding needs a reason: `// paysheet-ignore RULE: REASON`.
        - Never say that a payment works because a check is clean. Registration, certificates and devices are not in a document.

        ## Deeper

        - A rule with a wrong and a right document: `explain`, or the resource `paysheet://rules/amount/format`.
        - The rules of a topic: `paysheet://rules/total`. All topics: `paysheet explain --list`.
        - A dictionary or vocabulary: `paysheet://reference/ApplePayLineItem`.
        - The options of a command: `paysheet check --help`.

        """
}
