/// Points of the catalogue that no program can check from a document, and why.
public enum Uncheckable {
    /// A point and the reason.
    public struct Entry: Sendable, Hashable {
        /// The id.
        public let id: String
        /// Why no document shows it, in a sentence.
        public let reason: String
    }

    /// The reason for an id. `nil` where rules see to it.
    public static func reason(_ id: String) -> String? { all.first { $0.id == id }?.reason }

    /// Every one, in the order of the catalogue.
    public static let all: [Entry] = text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", maxSplits: 1).map { $0.drop { $0 == " " } }
        guard cells.count == 2 else { return nil }
        return Entry(id: String(cells[0].prefix { $0 != " " }), reason: String(cells[1]))
    }

    private static let text = #"""
        MT-020 | Is about requests between servers.
        MT-021 | Is about requests between servers.
        MT-022 | Is about requests between servers.
        MT-023 | Is about requests between servers.
        MT-024 | Is about requests between servers.
        MT-025 | Is about requests between servers.
        MT-026 | Is about requests between servers.
        MT-034 | Needs the history of the token.
        MT-035 | Is about what the merchant does when a subscription ends.
        MT-036 | Says what the system does.
        MT-037 | An event does not say when it happened.
        PT-020 | Needs the certificates inside the signature and a reader of X.509.
        PT-021 | Needs Apple's root certificate.
        PT-022 | Needs a check of signatures.
        PT-023 | Needs elliptic curves or RSA to check the signature.
        PT-024 | The time of signing stands inside the signature.
        PT-025 | Needs the list of all tokens seen so far.
        PT-030 | Says how the hash is made; the bytes are not in the token.
        PT-031 | Is about the request's application data.
        PT-032 | Says how the hash is made; the bytes are not in the token.
        PT-033 | Compares a token with the request that led to it.
        PT-034 | Is about how the data reaches the server.
        PT-035 | Only the platform knows the domain of its merchant.
        PT-036 | Only the shop knows which order is being paid.
        DP-003 | Compares the decrypted data with the capabilities of the request.
        AP-SES-HTTPS | How a page was served stands in no document.
        AP-SES-GESTURE | Whether a click or tap started the payment is known to the running page only.
        AP-SES-ONE-ACTIVE | How many sessions a page has open is a matter of time, not of a document.
        AP-SES-30S | How long a handler takes is not in a document.
        AP-SES-CANCEL-LATE | A fact about the order of events that every page must be ready for; no document can break it.
        AP-SES-MERCHANT-HANDLER | Which handlers a page has set stands in its code, not in its documents.
        AP-CURRENCY-ONE | In Apple Pay JS there is one member for the currency, so that a document cannot hold two; in the W3C interface AP-PR-CURRENCY asks it.
        AP-NET-ORDER | Every order is right: it says what the merchant prefers. The encoder keeps it.
        AP-NET-REGION | Which regional rules bind a merchant's debit cards is not in a request.
        AP-CAP-CREDIT-DEBIT | Every combination is allowed and means something; a document cannot break it.
        AP-APPDATA-DOMAIN | Whether a merchant was registered through the registration API, and for which domain, is not in a request, and the data are the merchant's own format.
        AP-APPDATA-HASH | The data and the token stand in different documents at different times; ApplicationData.hash gives what the token must carry.
        AP-TOT-PENDING | Says what the sheet shows for a pending total; a pending total is right and nothing in a document is wrong because of it.
        AP-LI-DONATION | No member tells a donation from a sale.
        AP-LI-RECUR-TYPE | The system takes no notice of a type on a recurring line, and the default may be written out without harm.
        AP-LI-RECUR-AMOUNT | Says what the amount of a recurring line counts: each interval; both readings look the same in a document.
        AP-SHIP-PHYSICAL | Whether goods are delivered electronically does not stand in any document.
        AP-PICKUP-SWITCH | The editing mode is a member of the request alone; no update can change it, so no sequence of documents shows the switch.
        AP-CON-PHONE-FREE | Any text is a telephone number here; a document cannot break it.
        AP-CON-REDACTED | What the sheet leaves out before authorization is the sheet's business; contacts that it hands over are taken as they are.
        AP-CON-MINIMAL | How many fields a shop really needs depends on its goods.
        AP-CPN-EMPTY | An empty code is allowed and means none; a document cannot break it.
        AP-CPN-NO-EVENT | Whether a page waits for an event that does not come stands in its code.
        AP-CPN-SHOW | Which code a shopper has entered before the sheet appeared is not in the request.
        AP-KIND-TOKEN | Which kind of token comes back depends on the card's network and stands in no request.
        AP-MULTI-LIMIT | Says that no limit is documented, so there is no number to compare with.
        AP-MULTI-RESPONSE | Describes the decrypted answer; it is compared with request and order by the rules about charges.
        AP-REC-AGREEMENT-STYLE | Whether terms repeat what the items say, or are needed at all, takes a reader.
        AP-REC-START | Says what a missing start means; leaving it out is right (where a trial runs, recurring/trial-gap speaks).
        AP-REC-END | Says what a missing end means; leaving it out is right (for a trial, recurring/trial-end speaks).
        AP-REL-DESC | Whether words are a good name for a reload takes a reader; an empty one is reported by plan/description-empty.
        AP-DIS-TOTAL-IGNORED | Says what the system does with the total of a transfer; no document is wrong by it.
        AP-DIS-MODIFIER | Names two right places for a transfer; neither is wrong.
        AP-DIS-FIELDS-ORDER | The system orders the fields; no order in the document is wrong.
        AP-DIS-ERRORS | Names errors that fit a transfer; whether one is due is known to the server alone.
        AP-UPD-STATUS-NULL | The rule is about the arguments of a call of versions 1 and 2, which no document holds.
        AP-UPD-ITEMS-EMPTY | Says what is allowed: an empty list of new items is right, so there is nothing to report.
        AP-UPD-NOERR | Says what an absent list means: a contact update without errors is a success.
        AP-UPD-ERR-ORDER | Only the shop knows which of its errors matters most.
        AP-PR-SHIP-DETAIL | Says what the W3C interface cannot carry; nothing in a document is wrong because of it.
        AP-PR-CONTACT-MERGE | Says how two lists of fields are joined; both may ask for the same.
        AP-MS-SERVER | Which computer sends the request is not in the request.
        AP-MS-URL-ALLOW | The address is called by a server and belongs to an event, not to a document that is checked.
        AP-MS-ONCE | Two uses of one session show in the traffic only.
        AP-MS-DOMAINS | Which domains are registered is known to Apple only.
        AP-TOK-OIDS | Needs the certificates inside the signature and a reader of X.509.
        AP-TOK-CHAIN | Needs Apple's root certificate and a check of signatures.
        AP-TOK-SIGNED | Needs elliptic curves or RSA to check the signature.
        AP-TOK-TIME | The time of signing stands inside the signature.
        AP-TOK-DUP | Needs the list of all tokens seen so far.
        AP-TOK-APPDATA | Compares a token with the request that led to it; the request's application data is not in the token.
        AP-HIG-PENDING-EXPLAIN | Whether a final amount may still change is known to the shop alone.
        AP-HIG-SUB-NO-CHARGE | What a subscriber paid before does not stand in the request for the change.
        AP-HIG-BUSINESS-RULES | Why a contact was refused is known to the shop alone.
        AP-HIG-CANCEL | Whether a charge goes on after the sheet has closed happens behind the documents.
        AP-HIG-BUTTON | The button is part of the page, not of a document.
        AP-HIG-PRIMARY | The order in which a page offers ways to pay is part of the page, not of a document.
        WK-IDL-OPTIONAL | Says that something is accepted: an optional member may be absent.
        """#
}
