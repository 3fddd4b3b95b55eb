import FuzzSupport
import PaySheet
import PaySheetStorefront

/// Contacts, profiles and pages: the first letter chooses one, and a contact is a line of terms and a line for each field.
@main enum FuzzContacts {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            switch all.first {
            case UInt8(ascii: "p"): FuzzContacts.profile(Array(all.dropFirst()))
            case UInt8(ascii: "h"): FuzzContacts.page(Array(all.dropFirst()))
            case nil: break
            default: ContactLaws.hold(all.split(separator: 0x0A, omittingEmptySubsequences: false))
            }
            return 0
        }
    }

    /// A profile can be read, or the message says why not. What was read checks contacts of its country.
    private static func profile(_ json: [UInt8]) {
        do throws(ContactProfileError) {
            let profile = try ContactProfile(json: json)
            law("a profile that was read has a country", Country(code: profile.country.rawValue) != nil)
            for phase in ContactPhase.allCases {
                let problems = sample(of: profile.country).problems(in: phase, requesting: ContactField.all, profile: profile)
                law("a contact of the country is checked by the profile", problems.allSatisfy { !$0.finding.message.isEmpty })
            }
        } catch {
            law("a refusal says why", !error.message.isEmpty)
        }
    }

    private static func sample(of country: Country) -> PaymentContact {
        var contact = PaymentContact()
        contact.countryCode = country.rawValue
        contact.givenName = "Jo"
        contact.phoneticGivenName = "Jo"
        contact.administrativeArea = "A"
        contact.postalCode = "12345"
        contact.phoneNumber = "+1 555 0100"
        contact.addressLines = ["1 A"]
        return contact
    }

    /// Problems of a page have a place in it and words, and do not depend on earlier pages.
    private static func page(_ text: [UInt8]) {
        let lines = text.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        for isHTML in [false, true] {
            let page = ButtonPage(text, isHTML: isHTML)
            var last = (line: 1, column: 1)
            for problem in page.findings {
                law("a problem has words", !problem.message.isEmpty && problem.help?.isEmpty == false)
                law("a problem is in the page", 1...lines ~= problem.place.line && 1...(text.count + 1) ~= problem.place.column)
                law("problems follow the page", (last.line, last.column) <= (problem.place.line, problem.place.column))
                last = (problem.place.line, problem.place.column)
            }
            law("the same page has the same problems", ButtonPage(text, isHTML: isHTML).findings == page.findings)
        }
    }
}
