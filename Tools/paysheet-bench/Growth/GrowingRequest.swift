/// A payment request of any size without findings: the same bytes every time.
struct GrowingRequest {
    /// The lines of the sale, each of 1.25.
    var items = 2
    /// Whether a line's amount has a finding with a safe fix.
    var isMistaken = false
    var methods = 0
    /// Merchants with their own token, each with one unit of the total.
    var merchants = 0
    /// The number of the first of them.
    var firstMerchant = 0
    /// Whether all of them have the same name.
    var haveOneName = false
    /// Whether all of them have the same identifiers.
    var areAlike = false
    /// The number of unknown networks beside the others.
    var networks = 0
    var label = "Example Store"
    /// Members before all others, each followed by a comma.
    var more = ""
    /// Cents to add to the amounts, for another request of the same form.
    var shift = 0

    init(items: Int = 2) { self.items = items }

    /// A request of about this number of bytes: half of them are lines, the rest methods and merchants.
    init(bytes: Int) {
        self.init(items: max(bytes / 130, 2))
        methods = max(bytes / 480, 1)
        merchants = bytes / 800
    }

    var json: [UInt8] { Array(text.utf8) }

    var text: String {
        let cents = 125 + shift
        var text = "{" + more + #""countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS","supportsCredit"],"#
        text += #""supportedNetworks":["visa","masterCard","amex","discover""#
        for network in 0..<networks { text += #","zz\#(network)""# }
        text += #"],"lineItems":["#
        for item in 0..<items {
            text += (item == 0 ? "" : ",") + #"{"label":"Item number \#(item)","type":"final","amount":""#
            text += GrowingRequest.amount(cents, point: isMistaken ? "," : ".") + #""}"#
        }
        text += #"],"total":{"label":"\#(label)","type":"final","amount":"\#(GrowingRequest.amount(cents * items))"}"#
        if methods > 0 {
            text +=
                #","requiredShippingContactFields":["postalAddress"],"shippingType":"delivery","shippingMethods":["# + list(methods, method)
                + "]"
        }
        if merchants > 0 { text += #","multiTokenContexts":["# + list(merchants, merchant) + "]" }
        return text + "}"
    }

    private func list(_ count: Int, _ entry: (Int) -> String) -> String {
        var text = ""
        for place in 0..<count { text += (place == 0 ? "" : ",") + entry(place) }
        return text
    }

    private func method(_ place: Int) -> String {
        let name = areAlike ? 0 : place
        // The sheet selects the first method, which is free, so that the total is right.
        let amount = place == 0 ? "0.00" : "4.50"
        return #"{"label":"Method \#(place)","detail":"Arrives in 5 to 7 days","amount":"\#(amount)","identifier":"way-\#(name)"}"#
    }

    private func merchant(_ place: Int) -> String {
        let place = place + firstMerchant
        let name = areAlike ? 0 : place
        return #"{"merchantIdentifier":"merchant.com.example.m\#(name)","externalIdentifier":"shop-\#(name)","#
            + #""merchantName":"Shop \#(haveOneName ? 0 : place)","merchantDomain":"m\#(place).example.com","amount":"0.01"}"#
    }

    private static func amount(_ cents: Int, point: String = ".") -> String {
        let rest = cents % 100
        return String(cents / 100) + point + (rest < 10 ? "0" : "") + String(rest)
    }
}
