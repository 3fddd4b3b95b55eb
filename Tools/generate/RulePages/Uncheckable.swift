/// Points of the documentation that cannot be checked in a document, and the reason.
package enum Uncheckable {
    /// A point and the reason.
    package struct Entry: Sendable, Hashable {
        /// The id.
        package let id: String
        /// The reason, in one sentence.
        package let reason: String
    }

    /// Returns the reason for an id, or `nil` if rules check it.
    package static func reason(_ id: String) -> String? { all.first { $0.id == id }?.reason }

    /// All of them, in the order of the documentation.
    package static let all: [Entry] = text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", maxSplits: 1).map { $0.drop { $0 == " " } }
        guard cells.count == 2 else { return nil }
        return Entry(id: String(cells[0].prefix { $0 != " " }), reason: String(cells[1]))
    }

    private static let text = #"""
        MT-022 | Is about requests between servers.
        MT-023 | Is about requests between servers.
        MT-024 | Is about requests between servers.
        MT-025 | Is about requests between servers.
        MT-026 | Is about requests between servers.
        MT-036 | Says what the system does.
        PT-031 | Is about the request's application data.
        PT-034 | Is about how the data reaches the server.
        PT-035 | Only the platform knows the domain of its merchant.
        CT-005 | Orders the errors that `paysheet contact` prints, and rejects nothing itself.
        WO-025 | Says that a word changes only the texts that Wallet shows; both words are valid.
        WO-027 | Only the shop knows which steps the carrier reports.
        WO-044 | Says what the system does: it converts no currency.
        WO-067 | Only a device shows whether an address is a universal link.
        WO-090 | Says what the system does with dates and times, with language folders or without.
        WO-092 | Only a person sees whether the background of an image is plain.
        WO-094 | Apple documents no length of a text, and the system cuts long ones.
        WO-128 | Is about logs of the shop; `OrderToken` prints no secret, and no report shows one.
        WO-129 | Is about the time of an answer; `announce` of a store answers devices that ask too early.
        WO-130 | Is about repeated calls; `OrderServer` answers each of them.
        WO-151 | Is about the code of a server; `OrderServer` compares tokens in constant time.
        WO-152 | Needs the state of a server; `OrderServer` tells new registrations from known ones.
        WO-153 | Says that each text is a valid tag.
        WO-154 | Needs the state of a server; `OrderServer` lists only the orders of the device.
        WO-156 | Needs the state of a server; `OrderServer` reads the tag before the list.
        WO-158 | Needs the state of a server; no two changes that `publish` stores have the same date.
        WO-159 | Is about the clock of a server, which is not in an order.
        WO-160 | Is about requests to Apple's push service; `OrderPush` makes them.
        WO-161 | Needs the state of a server; `OrderServer` and `forget` remove registrations.
        WO-162 | Only the shop knows the state of the real order.
        WO-163 | Describes one possible database; `OrderStore` is a protocol for all of them.
        WO-164 | Is about the code of a server; `OrderServer` decodes the identifiers in paths.
        WO-165 | Is about a page of the shop and its sessions, not about a document.
        AP-SES-CANCEL-LATE | Every page must accept this order of events; a document cannot break it.
        AP-CURRENCY-ONE | Apple Pay JS has one member for the currency, so a document cannot contain two. AP-PR-CURRENCY checks the W3C interface.
        AP-NET-ORDER | Every order is valid: it says what the merchant prefers. The encoder keeps it.
        AP-NET-REGION | A request does not show which regional rules apply to a merchant's debit cards.
        AP-CAP-CREDIT-DEBIT | Every combination is allowed and means something; a document cannot break it.
        AP-APPDATA-DOMAIN | A request does not show the merchant's registration, and the data have the merchant's own format.
        AP-APPDATA-HASH | The data and the token are in different documents; ApplicationData.hash returns the hash that the token must contain.
        AP-TOT-PENDING | Says what the sheet shows for a pending total, which is valid.
        AP-LI-DONATION | No member distinguishes a donation from a sale.
        AP-LI-RECUR-TYPE | The system ignores a type on a recurring line, so it is harmless.
        AP-LI-RECUR-AMOUNT | Says that the amount of a recurring line is for each interval; a document looks the same with another meaning.
        AP-SHIP-PHYSICAL | A document does not show whether goods are delivered electronically.
        AP-PICKUP-SWITCH | Only the request has the editing mode; no update can change it.
        AP-CON-PHONE-FREE | Any text is a telephone number here; a document cannot break it.
        AP-CON-MINIMAL | The number of fields that a shop needs depends on its goods.
        AP-CPN-EMPTY | An empty code is allowed and means none; a document cannot break it.
        AP-CPN-NO-EVENT | Only the page's code shows whether it waits for an event that does not come.
        AP-CPN-SHOW | The request does not show which code the shopper entered before.
        AP-KIND-TOKEN | The kind of token depends on the card's network, which is not in the request.
        AP-MULTI-LIMIT | Says that there is no documented limit.
        AP-MULTI-RESPONSE | Describes the decrypted answer; the rules about charges compare it with request and order.
        AP-REC-AGREEMENT-STYLE | Only a reader can see whether the agreement repeats the items, or is needed at all.
        AP-REC-START | Says what a missing start means, which is valid (with a trial, recurring/trial-gap reports it).
        AP-REC-END | Says what a missing end means, which is valid (for a trial, recurring/trial-end reports it).
        AP-REL-DESC | Only a reader can see whether the name of a reload is good; plan/description-empty reports an empty one.
        AP-DIS-TOTAL-IGNORED | Says what the system does with the total of a transfer; every total is valid.
        AP-DIS-MODIFIER | Names two valid places for a transfer.
        AP-DIS-FIELDS-ORDER | The system orders the fields; every order in the document is valid.
        AP-DIS-ERRORS | Names errors for a transfer; only the server knows whether one is needed.
        AP-UPD-STATUS-NULL | Is about the arguments of a call in versions 1 and 2, which are not in a document.
        AP-UPD-ITEMS-EMPTY | Says that an empty list of new items is valid.
        AP-UPD-NOERR | Says what a missing list means: a contact update without errors is a success.
        AP-UPD-ERR-ORDER | Only the shop knows which of its errors matters most.
        AP-PR-SHIP-DETAIL | Says what the W3C interface does not support; a document cannot break it.
        AP-PR-CONTACT-MERGE | Says how two lists of fields are merged; both may request the same field.
        AP-MS-SERVER | A request does not show which computer sends it.
        AP-MS-URL-ALLOW | A server calls the address, which belongs to an event and not to a checked document.
        AP-MS-ONCE | Only the traffic shows two uses of one session.
        AP-MS-DOMAINS | Only Apple knows which domains are registered.
        AP-TOK-OIDS | Needs the certificates inside the signature and a reader of X.509.
        AP-TOK-CHAIN | Needs Apple's root certificate and a check of signatures.
        AP-TOK-SIGNED | Needs elliptic curves or RSA to check the signature.
        AP-TOK-TIME | The time of signing is inside the signature.
        AP-TOK-DUP | Needs the list of all tokens seen so far.
        AP-HIG-PENDING-EXPLAIN | Only the shop knows whether a final amount can still change.
        AP-HIG-SUB-NO-CHARGE | The request does not show what a subscriber paid before.
        AP-HIG-BUSINESS-RULES | Only the shop knows why it rejected a contact.
        AP-HIG-CANCEL | A document does not show whether a charge continues after the sheet has closed.
        AP-HIG-PRIMARY | The order in which a page offers ways to pay is part of the page, not of a document.
        WK-IDL-ORDER | Orders the other checks and rejects nothing itself; the verdict uses this order.
        WK-IDL-OPTIONAL | Says that an optional member can be missing.
        WK-IDL-JSON | Everything in a JSON document can be serialized; only a running page has values that cannot.
        WK-IDL-INTERFACE | Only the page's code shows whether it creates an ApplePayError from an error in a document.
        WK-ENV-POLICY | The permissions policy is a header of the page, not in a document.
        WK-ENV-DETACHED | Only the running page shows whether it still has a frame.
        WK-ENV-SECURE | Only the browser shows how the page and its ancestors were served.
        WK-ENV-GESTURE | A tap or click happens in the page, not in the document.
        WK-ENV-PAGE | Only a running browser shows whether there is a page.
        WK-W3C-ENV | Is about the page, its certificate and the shopper's gesture.
        WK-W3C-DATA-JSON | JSON text has no cycles and no other values that cannot be serialized.
        WK-STATE-BEGIN | Is about the order of calls on a page.
        WK-STATE-ABORT | Is about the order of calls on a page.
        WK-MERCH-GONE | Is about a payment that ends while the page computes.
        SG-006 | Says when a downgrade starts; `paysheet describe` prints it.
        SG-008 | Is about days of paid service, which `PaidService` counts.
        SG-009 | Is about days of paid service, which `PaidService` counts.
        SG-010 | Is about days of paid service, which `PaidService` counts.
        SG-011 | Is about the account of the developer; `PaidService` has an argument for it.
        SG-012 | Is about days of paid service, which `PaidService` counts.
        SG-013 | Is about days of paid service, which `PaidService` counts.
        SG-014 | Is a choice in App Store Connect; `BillingGracePeriod` has the lengths.
        SG-017 | Is about days of paid service, which `PaidService` counts.
        PP-002 | Is about approvals, which `paysheet issuing steps` lists.
        PP-003 | Is about a request to the provider; `paysheet issuing access` checks its data.
        PP-004 | Is about a request to the provider; `paysheet issuing access` checks its data.
        PP-005 | Is about approvals, which `paysheet issuing steps` lists.
        PP-009 | An empty identifier is right; `paysheet issuing decide` says what to pass.
        PP-010 | Is about a call of the backend, whose answer does not show the version.
        PP-024 | No report shows the secret.
        PP-030 | Is about code that runs on a phone.
        PP-031 | Is about code that runs on a phone.
        PP-032 | Is about code that runs on a phone.
        PP-033 | Is about code that runs on a phone.
        PP-034 | Is about code that runs on a phone.
        PP-035 | Is about code that runs on a phone.
        PP-036 | Is about code that runs on a phone.
        PP-037 | Is about code that runs on a phone.
        PP-038 | Is about code that runs on a phone.
        WP-007 | The check of a package compares the certificate with the pass: signature/order-type.
        WP-008 | The check of a package compares the certificate with the pass: signature/team.
        WP-014 | Needs several passes; the check of a bundle finds it.
        WP-110 | The check of a package finds it: package/required-file.
        WP-111 | The check of a package finds it: package/digest-form.
        WP-112 | The check of a package finds it: package/manifest-files.
        WP-113 | The check of a package finds it: package/digest.
        WP-114 | The check of a package finds it: package/metadata-file and package/archive.
        WP-115 | The check of a package finds it: package/path.
        WP-116 | The check of a package finds it: package/language-folder.
        WP-118 | The check of a package finds it: package/image-hidden.
        WP-119 | The check of a package finds it: strings/encoding.
        WP-120 | The check of a package finds it: signature/form, signature/algorithm and signature/manifest.
        WP-121 | The check of a package finds it: signature/certificates.
        WP-122 | The check of a package finds it: signature/dates.
        WP-124 | The check of a bundle finds it: package/archive.
        WP-134 | Is about devices; `OrderServer` reads its own tags.
        WP-136 | Is about requests to Apple's push service; `paysheet pass push` prints them.
        WP-137 | Needs the earlier pass; `paysheet diff` compares two, and `publish` of a store refuses another token.
        ID-004 | Is about the answer; `paysheet identity expect` lists both names.
        ID-012 | Is about the files of the app.
        ID-014 | Is about code that runs on a phone.
        ID-015 | Is about code that runs on a phone.
        ID-016 | Is about code that runs on a phone.
        ID-017 | Is about the files of the app.
        IV-01 | Only the server knows its sessions.
        IV-05 | Needs the private key, which stays on the server.
        IV-12 | Is not a fault; `paysheet identity document` prints how long each element may be stored.
        DC-007 | Is about an answer, which `paysheet identity envelope` checks.
        DC-009 | `paysheet identity transcript` prints the hash.
        """#
}
