// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let installments = RuleCard.cards(installmentsText)

    static let installmentsText = ##"""
        302
        installments/metadata
        applicationMetadata is not an object
        error
        correct
        document
        2026.11
        The metadata of the installment configuration is not a JSON object.
        Safari throws a TypeError and no sheet appears. It refuses null, too.
        Write an object, or remove applicationMetadata.
        WK-INST-METADATA
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl
        -
        from request
        set /installmentConfiguration {"applicationMetadata": "spring"}
        with --ignore installments/undocumented
        finds /installmentConfiguration/applicationMetadata
        shows WK-INST-METADATA
        from methodData
        set /installmentConfiguration {"applicationMetadata": null}
        with --ignore installments/undocumented
        finds /installmentConfiguration/applicationMetadata
        shows WK-INST-METADATA
        from request
        set /installmentConfiguration {"applicationMetadata": []}
        with --ignore installments/undocumented
        finds /installmentConfiguration/applicationMetadata
        shows WK-INST-METADATA
        right
        from request
        set /installmentConfiguration {"applicationMetadata": {}}
        with --ignore installments/undocumented
        from methodData
        set /installmentConfiguration {}
        with --ignore installments/undocumented

        303
        installments/undocumented
        Undocumented installments
        warning
        compatible
        document
        2026.11
        The request has an installment configuration, which is not in Apple's reference.
        The member may stop working at any time. Apple made it for its own shops. Only some builds of Safari read it, from version 8 on.
        Remove installmentConfiguration.
        -
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl
        WebKit's interface file has the member, and Apple's reference does not.
        from request
        set /installmentConfiguration {}
        finds /installmentConfiguration
        from methodData
        set /installmentConfiguration {"retailChannel": "web", "applicationMetadata": {}}
        finds /installmentConfiguration
        from request
        set /installmentConfiguration {}
        set /supportedNetworks ["visa"]
        finds /installmentConfiguration
        right
        from request
        from methodData
        from request
        set /installmentConfiguration {}
        set /supportedNetworks []
        with --ignore network/empty
        """##
}
