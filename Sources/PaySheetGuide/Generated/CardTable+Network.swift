// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let network = RuleCard.cards(networkText)

    static let networkText = ##"""
        109
        network/unknown
        Unknown network
        error
        correct
        document
        2026.11
        The list has an unknown payment network.
        Safari before about 26.4 rejects the whole request with a TypeError, even if every other network is valid. Later releases leave the network out and warn on the console. They throw if no known network remains.
        Write a network of the table of supported networks.
        AP-NET-KNOWN WK-NET-UNKNOWN
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/supportednetworks
        -
        from request
        set /supportedNetworks/1 "mastercrd"
        finds /supportedNetworks/1
        from request
        set /supportedNetworks/2 "americanExpress"
        finds /supportedNetworks/2
        from request
        set /supportedNetworks/1 "solo"
        finds /supportedNetworks/1
        shows AP-NET-KNOWN WK-NET-UNKNOWN
        from request
        set /supportedNetworks/0 "vissa"
        finds /supportedNetworks/0
        shows AP-NET-KNOWN WK-NET-UNKNOWN
        right
        from request
        set /supportedNetworks/1 "masterCard"
        from request
        set /supportedNetworks/2 "discover"

        110
        network/spelling
        Network spelling
        warning
        compatible
        document
        2026.11
        The name of a network differs from the table in upper and lower case.
        Backends and other libraries that compare names exactly do not know the network. Browsers ignore case here.
        Write the name as in Apple's table.
        AP-NET-CASE
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/supportednetworks
        -
        from request
        set /supportedNetworks/1 "mastercard"
        finds /supportedNetworks/1
        from methodData
        set /supportedNetworks/0 "VISA"
        finds /supportedNetworks/0
        from request
        set /supportedNetworks/1 "mastercard"
        finds /supportedNetworks/1
        shows AP-NET-CASE
        from request
        set /supportedNetworks/0 "VISA"
        finds /supportedNetworks/0
        shows AP-NET-CASE
        right
        from request
        set /supportedNetworks/1 "masterCard"
        from methodData
        set /supportedNetworks/0 "visa"

        321
        network/empty
        No networks
        error
        correct
        document
        2026.11
        The list of card networks is empty.
        Safari throws a TypeError, because no card can pay. From version 8 on, an installment configuration lets an empty list pass one check but not the next.
        List at least one network that your payment provider processes, the preferred one first.
        AP-NET-REQ WK-NET-EMPTY WK-NET-EMPTY-2 WK-VER-INSTALL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportednetworks
        -
        from request
        set /supportedNetworks []
        finds /supportedNetworks
        shows AP-NET-REQ WK-NET-EMPTY
        from methodData
        set /supportedNetworks []
        finds /supportedNetworks
        shows AP-NET-REQ WK-NET-EMPTY
        from plainFlow
        set /request/supportedNetworks []
        set /request/installmentConfiguration {}
        set /apiVersion 8
        with --ignore installments/undocumented
        finds /request/supportedNetworks
        shows WK-NET-EMPTY-2 WK-VER-INSTALL
        right
        from request
        set /supportedNetworks ["visa"]
        from methodData
        set /supportedNetworks ["jcb"]
        from plainFlow
        set /request/installmentConfiguration {}
        set /apiVersion 8
        with --ignore installments/undocumented

        322
        network/repeated
        Repeated network
        warning
        compatible
        document
        2026.11
        A network appears twice in the list.
        Another network may be missing, because the second one often means another. The order of the list is your preference, so a network in two places is also unclear. Safari uses the list as it is.
        Keep the first one, or write the network that you meant.
        AP-NET-DUP
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportednetworks
        -
        from request
        set /supportedNetworks ["visa", "masterCard", "visa"]
        finds /supportedNetworks/2
        shows AP-NET-DUP
        from methodData
        set /supportedNetworks ["amex", "amex"]
        finds /supportedNetworks/1
        shows AP-NET-DUP
        right
        from request
        set /supportedNetworks ["visa", "masterCard", "vPay"]
        from methodData
        set /supportedNetworks ["amex", "visa"]

        323
        network/version
        Network newer than the stated version
        warning
        compatible
        document
        2026.11
        The network is newer than the Apple Pay version that the page asks for.
        Systems of the stated version may not know the network. Safari before about 26.4 then refuses the whole request. Apple documents a version for every network. Safari compares only jcb with the version, and throws a TypeError below version 2.
        Ask for the version that has the network, or remove the network if that version is not available.
        AP-NET-VERSION WK-VER-JCB AP-SES-VERSION-FIELD
        https://developer.apple.com/documentation/applepayontheweb/supported-networks
        -
        from plainFlow
        set /request/supportedNetworks ["visa", "girocard"]
        set /apiVersion 10
        finds /request/supportedNetworks/1
        shows AP-NET-VERSION AP-SES-VERSION-FIELD
        from plainFlow
        set /request/supportedNetworks ["jcb"]
        set /apiVersion 1
        finds /request/supportedNetworks/0
        shows WK-VER-JCB
        from request
        set /supportedNetworks ["visa", "girocard"]
        with --api-version 10
        finds /supportedNetworks/1
        shows AP-NET-VERSION AP-SES-VERSION-FIELD
        from request
        set /supportedNetworks ["jcb"]
        with --api-version 1
        finds /supportedNetworks/0
        shows WK-VER-JCB
        from methodData
        set /supportedNetworks ["cartesBancaires", "visa"]
        finds /supportedNetworks/0
        shows AP-NET-VERSION
        from request
        set /supportedNetworks ["JCB"]
        with --api-version 1
        with --ignore network/spelling
        finds /supportedNetworks/0
        right
        from plainFlow
        set /request/supportedNetworks ["visa", "girocard"]
        set /apiVersion 11
        from plainFlow
        set /request/supportedNetworks ["jcb"]
        set /apiVersion 2
        from request
        set /supportedNetworks ["visa", "girocard"]
        with --api-version 11
        from request
        set /supportedNetworks ["jcb"]
        with --api-version 2
        from methodData
        set /supportedNetworks ["quicPay", "visa"]
        from request
        set /supportedNetworks ["visa", "girocard"]
        from request
        set /supportedNetworks ["JCB"]
        with --api-version 2
        with --ignore network/spelling

        417
        network/not-for-web
        Network not for the web
        warning
        compatible
        document
        2026.11
        The list has a network that PassKit has for apps, but that Apple does not document for the web.
        Safari compares each name with the networks that the system of the device knows. Where the system does not know it, Safari before about 26.4 rejects the whole request with a TypeError. Later releases leave the network out.
        Write the name of the web for the same network, or remove it.
        AP-NET-KNOWN WK-NET-UNKNOWN WK-VER-CB
        https://developer.apple.com/documentation/applepayontheweb/supported-networks
        -
        from request
        set /supportedNetworks/1 "suica"
        finds /supportedNetworks/1
        shows AP-NET-KNOWN WK-NET-UNKNOWN
        from request
        set /supportedNetworks/1 "PagoBancomat"
        finds /supportedNetworks/1
        shows AP-NET-KNOWN WK-NET-UNKNOWN
        from methodData
        set /supportedNetworks/0 "carteBancaire"
        finds /supportedNetworks/0
        from plainFlow
        set /request/supportedNetworks/0 "carteBancaire"
        set /apiVersion 2
        finds /request/supportedNetworks/0
        severity error
        shows WK-VER-CB
        right
        from request
        set /supportedNetworks/1 "bancomat"
        from request
        set /supportedNetworks/1 "cartesBancaires"
        from plainFlow
        set /apiVersion 2

        440
        network/expected
        Network that you do not expect
        warning
        compatible
        document
        2026.11
        The request lists a network that is not among those that you expect.
        The shopper can choose a card of this network. Your payment provider then refuses the payment after the shopper authorized it.
        Remove the network, or ask your payment provider to accept it.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportednetworks
        A rule of paysheet's own: it compares the request with what you expect.
        from request
        set /supportedNetworks ["visa", "jcb"]
        with --expect-networks visa
        finds /supportedNetworks/1
        from methodData
        set /supportedNetworks ["amex"]
        with --expect-networks visa
        finds /supportedNetworks/0
        from w3c
        set /methodData/0/data/supportedNetworks ["visa", "amex"]
        with --expect-networks visa
        finds /methodData/0/data/supportedNetworks/1
        right
        from request
        set /supportedNetworks ["visa"]
        with --expect-networks visa
        from methodData
        set /supportedNetworks ["visa"]
        with --expect-networks visa
        """##
}
