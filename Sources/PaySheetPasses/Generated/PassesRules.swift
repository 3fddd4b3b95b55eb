// Generated from the cards in Sources/PaySheetPasses/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `pass/format-version`: an unknown version of the format.
    public static let passFormatVersion = RuleID(
        code: 16000, name: "pass/format-version", title: "An unknown version of the format")
    /// `pass/type-identifier`: a pass type identifier that does not look like one.
    public static let passTypeIdentifier = RuleID(
        code: 16001, name: "pass/type-identifier", title: "A pass type identifier that does not look like one")
    /// `pass/team-identifier`: a team identifier that does not look like one.
    public static let passTeamIdentifier = RuleID(
        code: 16002, name: "pass/team-identifier", title: "A team identifier that does not look like one")
    /// `pass/serial-number`: an empty serial number.
    public static let passSerialNumber = RuleID(
        code: 16003, name: "pass/serial-number", title: "An empty serial number")
    /// `pass/style-missing`: a pass without a style.
    public static let passStyleMissing = RuleID(
        code: 16004, name: "pass/style-missing", title: "A pass without a style")
    /// `pass/styles`: several styles, or a poster alone.
    public static let passStyles = RuleID(
        code: 16005, name: "pass/styles", title: "Several styles, or a poster alone")
    /// `pass/unknown-member`: an unknown member.
    public static let passUnknownMember = RuleID(
        code: 16006, name: "pass/unknown-member", title: "An unknown member")
    /// `pass/placeholder`: a value that a template left.
    public static let passPlaceholder = RuleID(
        code: 16007, name: "pass/placeholder", title: "A value that a template left")
    /// `pass/transport`: a boarding pass without its kind of transport.
    public static let passTransport = RuleID(
        code: 16008, name: "pass/transport", title: "A boarding pass without its kind of transport")
    /// `pass/field-key`: two fields with one key.
    public static let passFieldKey = RuleID(
        code: 16009, name: "pass/field-key", title: "Two fields with one key")
    /// `pass/field-date`: a date that Wallet cannot read.
    public static let passFieldDate = RuleID(
        code: 16010, name: "pass/field-date", title: "A date that Wallet cannot read")
    /// `pass/field-number`: a number as text, or with two styles.
    public static let passFieldNumber = RuleID(
        code: 16011, name: "pass/field-number", title: "A number as text, or with two styles")
    /// `pass/change-message`: a notification without the new value.
    public static let passChangeMessage = RuleID(
        code: 16012, name: "pass/change-message", title: "A notification without the new value")
    /// `pass/alignment`: an alignment that Wallet ignores.
    public static let passAlignment = RuleID(
        code: 16013, name: "pass/alignment", title: "An alignment that Wallet ignores")
    /// `pass/field-count`: more fields than Wallet shows.
    public static let passFieldCount = RuleID(
        code: 16014, name: "pass/field-count", title: "More fields than Wallet shows")
    /// `pass/attributed-value`: markup that Wallet does not show.
    public static let passAttributedValue = RuleID(
        code: 16015, name: "pass/attributed-value", title: "Markup that Wallet does not show")
    /// `pass/poster-fields`: fields that this style does not show.
    public static let passPosterFields = RuleID(
        code: 16016, name: "pass/poster-fields", title: "Fields that this style does not show")
    /// `pass/barcode-fallback`: a code that older systems do not show.
    public static let passBarcodeFallback = RuleID(
        code: 16017, name: "pass/barcode-fallback", title: "A code that older systems do not show")
    /// `pass/barcode-message`: a code that cannot hold its text.
    public static let passBarcodeMessage = RuleID(
        code: 16018, name: "pass/barcode-message", title: "A code that cannot hold its text")
    /// `pass/date`: a date without time or offset.
    public static let passDate = RuleID(
        code: 16019, name: "pass/date", title: "A date without time or offset")
    /// `pass/interval`: an interval that Wallet does not use.
    public static let passInterval = RuleID(
        code: 16020, name: "pass/interval", title: "An interval that Wallet does not use")
    /// `pass/location`: a place outside of the earth, or too many places.
    public static let passPlace = RuleID(
        code: 16021, name: "pass/location", title: "A place outside of the earth, or too many places")
    /// `pass/beacon`: a number that no beacon has.
    public static let passBeaconNumber = RuleID(
        code: 16022, name: "pass/beacon", title: "A number that no beacon has")
    /// `pass/max-distance`: a distance that is not a number.
    public static let passMaxDistance = RuleID(
        code: 16023, name: "pass/max-distance", title: "A distance that is not a number")
    /// `pass/ended`: a pass that no longer works.
    public static let passEnded = RuleID(
        code: 16024, name: "pass/ended", title: "A pass that no longer works")
    /// `pass/grouping`: a group that this style ignores.
    public static let passGrouping = RuleID(
        code: 16025, name: "pass/grouping", title: "A group that this style ignores")
    /// `pass/web-service`: an address that devices cannot use.
    public static let passWebService = RuleID(
        code: 16026, name: "pass/web-service", title: "An address that devices cannot use")
    /// `pass/token`: a web service without a secret, or a secret without a web service.
    public static let passToken = RuleID(
        code: 16027, name: "pass/token", title: "A web service without a secret, or a secret without a web service")
    /// `pass/app-launch`: an address for an app that is not named.
    public static let passAppLaunch = RuleID(
        code: 16028, name: "pass/app-launch", title: "An address for an app that is not named")
    /// `pass/link`: an incomplete address.
    public static let passLink = RuleID(
        code: 16029, name: "pass/link", title: "An incomplete address")
    /// `pass/color`: a color in another form.
    public static let passColor = RuleID(
        code: 16030, name: "pass/color", title: "A color in another form")
    /// `pass/nfc`: data for readers in another form.
    public static let passNfcForm = RuleID(
        code: 16031, name: "pass/nfc", title: "Data for readers in another form")
    /// `pass/layout`: a layout without its style.
    public static let passLayoutRule = RuleID(
        code: 16032, name: "pass/layout", title: "A layout without its style")
    /// `pass/layout-tags`: a newer layout without its tags.
    public static let passLayoutTags = RuleID(
        code: 16033, name: "pass/layout-tags", title: "A newer layout without its tags")
    /// `pass/actions`: more actions than Wallet shows.
    public static let passActions = RuleID(
        code: 16034, name: "pass/actions", title: "More actions than Wallet shows")
}

/// All rules in one place.
package enum PassesRules {
    package static var ids: [RuleID] {
        [
            .passFormatVersion,
            .passTypeIdentifier,
            .passTeamIdentifier,
            .passSerialNumber,
            .passStyleMissing,
            .passStyles,
            .passUnknownMember,
            .passPlaceholder,
            .passTransport,
            .passFieldKey,
            .passFieldDate,
            .passFieldNumber,
            .passChangeMessage,
            .passAlignment,
            .passFieldCount,
            .passAttributedValue,
            .passPosterFields,
            .passBarcodeFallback,
            .passBarcodeMessage,
            .passDate,
            .passInterval,
            .passPlace,
            .passBeaconNumber,
            .passMaxDistance,
            .passEnded,
            .passGrouping,
            .passWebService,
            .passToken,
            .passAppLaunch,
            .passLink,
            .passColor,
            .passNfcForm,
            .passLayoutRule,
            .passLayoutTags,
            .passActions,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 16000, 16003, 16004, 16008, 16010, 16019, 16027: .error
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(PassFormatVersion.row, to: &rows)
        add(PassTypeIdentifier.rows, to: &rows)
        add(PassTeamIdentifier.rows, to: &rows)
        add(PassSerialNumber.rows, to: &rows)
        add(PassStyleMissing.row, to: &rows)
        add(PassStyles.row, to: &rows)
        add(PassUnknownMember.row, to: &rows)
        add(PassPlaceholder.rows, to: &rows)
        add(PassTransport.row, to: &rows)
        add(PassFieldKey.row, to: &rows)
        add(PassFieldDate.row, to: &rows)
        add(PassFieldNumber.row, to: &rows)
        add(PassChangeMessage.rows, to: &rows)
        add(PassAlignment.row, to: &rows)
        add(PassFieldCount.row, to: &rows)
        add(PassAttributedValue.rows, to: &rows)
        add(PassPosterFields.row, to: &rows)
        add(PassBarcodeFallback.rows, to: &rows)
        add(PassBarcodeMessage.row, to: &rows)
        add(PassDate.rows, to: &rows)
        add(PassInterval.row, to: &rows)
        add(PassPlace.rows, to: &rows)
        add(PassBeaconNumber.row, to: &rows)
        add(PassMaxDistance.row, to: &rows)
        add(PassEnded.rows, to: &rows)
        add(PassGrouping.row, to: &rows)
        add(PassWebService.rows, to: &rows)
        add(PassToken.row, to: &rows)
        add(PassAppLaunch.row, to: &rows)
        add(PassLink.rows, to: &rows)
        add(PassColor.rows, to: &rows)
        add(PassNfcForm.rows, to: &rows)
        add(PassLayoutRule.row, to: &rows)
        add(PassLayoutTags.row, to: &rows)
        add(PassActions.row, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
