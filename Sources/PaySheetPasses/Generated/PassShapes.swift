// Generated from the tables in Sources/PaySheetPasses. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: Passes.
package enum PassShapes {
    /// The tables.
    package static let tables = CatalogShapes("Passes", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## Pass (as WalletPass, open)
        The file pass.json of a pass in Wallet. Links of the newer layouts are kept as unknown members.
        https://developer.apple.com/documentation/walletpasses/pass
        - formatVersion (integer, required, example `1`): The version of the format, which is 1.
        - passTypeIdentifier (text, required, example `"pass.com.example.tickets"`): The pass type identifier of the signing certificate.
        - serialNumber (text, required, personal, example `"2027-000042"`): The identifier of the pass, unique inside the pass type identifier.
        - teamIdentifier (text, required, example `"A1B2C3D4E5"`): The team of the developer account.
        - organizationName (text, required, example `"Example Theater"`): Who issues the pass.
        - description (text, required, example `"Ticket for a play"`): What VoiceOver reads aloud.
        - boardingPass (PassFields): The fields of a boarding pass.
        - coupon (PassFields): The fields of a coupon.
        - eventTicket (PassFields): The fields of an event ticket.
        - generic (PassFields): The fields of a pass of another kind.
        - storeCard (PassFields): The fields of a store card.
        - posterGeneric (PassFields, since (iOS 27.0)): The fields of a poster.
        - preferredStyleSchemes (list of PassLayout, since (iOS 18.0)): The newer layouts that Wallet tries, before the classic one.
        - backgroundColor (text, example `"rgb(20, 60, 90)"`): The color of the background.
        - foregroundColor (text, example `"rgb(255, 255, 255)"`): The color of the values.
        - labelColor (text, example `"rgb(255, 255, 255)"`): The color of the labels.
        - footerBackgroundColor (text, since (iOS 18.0), example `"rgb(0, 0, 0)"`): The color of the footer of a poster.
        - stripColor (text, example `"rgb(0, 0, 0)"`): The color of the strip, which only tools document.
        - logoText (text, example `"Example Theater"`): The text beside the logo.
        - eventLogoText (text, since (iOS 18.1), example `"Example Theater"`): The text beside the logo of a poster.
        - suppressStripShine (boolean, default `true`): Whether the strip has no shine.
        - suppressHeaderDarkening (boolean, default `false`, since (iOS 18.0)): Whether the header of a poster is not darkened.
        - useAutomaticColors (boolean, default `false`, since (iOS 18.0)): Whether Wallet chooses the colors of a poster.
        - groupingIdentifier (text, personal, example `"trip-7"`): Passes of one group are shown together.
        - barcodes (list of PassBarcode): The codes; Wallet shows the first one that it can.
        - barcode (PassBarcode): One code, for iOS 8 and earlier.
        - nfc (PassNFC): What a reader gets without contact.
        - locations (list of PassLocation): Places where Wallet offers the pass, at most 10.
        - beacons (list of PassBeacon): Beacons near which Wallet offers the pass.
        - maxDistance (anything, example `100`): How near a place must be, in metres.
        - relevantDates (list of PassRelevantDate, since (iOS 18.0)): Times at which Wallet offers the pass.
        - relevantDate (text, example `"2027-03-01T19:00:00Z"`): The time at which Wallet offers the pass, for iOS 17 and earlier.
        - expirationDate (text, example `"2027-03-02T00:00:00Z"`): When the pass ends.
        - voided (boolean, default `false`): Whether the pass was used or withdrawn.
        - webServiceURL (url, example `"https://passes.example/wallet"`): The address of the web service for updates.
        - authenticationToken (text, personal, example `"k7Yx2mQ9sT4vW8zB1cD5"`): The secret that a device shows to the web service.
        - associatedStoreIdentifiers (anything, example `[1234567890]`): Numbers of apps in the App Store; a device uses the first one that it can.
        - auxiliaryStoreIdentifiers (anything, example `[1234567890]`, since (iOS 18.0)): Numbers of further apps.
        - appLaunchURL (text, personal, example `"example://tickets/42"`): The address that the app gets when it starts.
        - userInfo (anything, personal, example `{"seat":7}`): Data for the app.
        - sharingProhibited (boolean, default `false`): Whether the pass has no button to share it.
        - semantics (PassSemantics): What the pass says, for machines.
        - upcomingPassInformation (anything, since (iOS 26.0)): Later events of the same ticket.
        - featuredActions (list of PassAction, since (iOS 27.0)): Buttons below the pass.
        ## PassFields
        The fields of one style.
        https://developer.apple.com/documentation/walletpasses/passfields
        - headerFields (list of PassField): Fields at the top, also visible in the stack of passes.
        - primaryFields (list of PassField): The most important fields.
        - secondaryFields (list of PassField): Fields below the primary ones.
        - auxiliaryFields (list of PassField): More fields on the front.
        - backFields (list of PassField): Fields on the back.
        - additionalInfoFields (list of PassField, since (iOS 18.0)): Fields below a poster.
        - footerFields (list of PassField, since (iOS 27.0)): Fields at the bottom of a poster.
        - transitType (PassTransitType): The kind of transport, which a boarding pass needs.
        ## PassField
        A field: a label and a value.
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        - key (text, required, example `"seat"`): The identifier, unique in the pass.
        - value (anything, required, personal, example `"7"`): The text, number or date.
        - label (text, example `"Seat"`): The label.
        - attributedValue (text, personal, example `"<a href='https://shop.example'>Shop</a>"`): The value with links, for the back.
        - changeMessage (text, example `"The seat is now %@"`): What a notification says when the value changes.
        - dateStyle (PassDateStyle): How a date is shown.
        - timeStyle (PassDateStyle): How a time is shown.
        - ignoresTimeZone (boolean, default `false`): Whether the date is shown in its own time zone.
        - isRelative (boolean, default `false`): Whether the date is shown as the time that is left.
        - currencyCode (currency, example `"EUR"`): The currency of a number.
        - numberStyle (PassNumberStyle): How a number is shown.
        - textAlignment (PassTextAlignment): Where the text is.
        - dataDetectorTypes (list of PassDataDetector): What becomes a link on the back.
        - semantics (PassSemantics): What the field says, for machines.
        - row (integer, example `0`): The row of an auxiliary field of an event ticket: 0 or 1.
        ## PassBarcode
        A barcode.
        https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary
        - format (PassBarcodeFormat, required): The kind of barcode.
        - message (text, required, personal, example `"TICKET-42"`): The content.
        - messageEncoding (text, required, example `"iso-8859-1"`): The text encoding of the content.
        - altText (text, personal, example `"TICKET-42"`): Text beside the barcode for people.
        ## PassNFC
        What a reader gets without contact.
        https://developer.apple.com/documentation/walletpasses/pass/nfc-data.dictionary
        - message (text, required, personal, example `"42"`): The content, at most 64 bytes.
        - encryptionPublicKey (text, required, example `"MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADMbc="`): The public key of the readers in Base64.
        - requiresAuthentication (boolean, default `false`): Whether the person must authenticate.
        ## PassLocation
        A place on the earth.
        https://developer.apple.com/documentation/walletpasses/pass/locations-data.dictionary
        - latitude (number, required, example `52.5`): The latitude, from -90 to 90.
        - longitude (number, required, example `13.4`): The longitude, from -180 to 180.
        - altitude (number, example `30`): The height above sea level in metres.
        - relevantText (text, example `"The shop is near"`): What the lock screen shows.
        ## PassBeacon
        A Bluetooth beacon.
        https://developer.apple.com/documentation/walletpasses/pass/beacons-data.dictionary
        - proximityUUID (text, required, example `"E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"`): The identifier of the beacons of a place.
        - major (integer, example `1`): The group of the beacon.
        - minor (integer, example `2`): The number of the beacon.
        - relevantText (text, example `"The shop is near"`): What the lock screen shows.
        ## PassRelevantDate (since (iOS 18.0))
        A time at which Wallet offers a pass.
        https://developer.apple.com/documentation/walletpasses/pass/relevantdates-data.dictionary
        - date (text, since (iOS 26.0), example `"2027-03-01T19:00:00Z"`): A moment.
        - relevantDate (text, example `"2027-03-01T19:00:00Z"`): The same under its first name.
        - startDate (text, example `"2027-03-01T19:00:00Z"`): The begin of an interval.
        - endDate (text, example `"2027-03-01T22:00:00Z"`): The end of an interval.
        ## PassAction (since (iOS 27.0))
        A button below a pass.
        https://developer.apple.com/documentation/walletpasses/pass
        - identifier (text, required, example `"menu"`): The identifier.
        - type (PassActionType, required): What the button is for.
        - url (text, required, example `"https://shop.example/menu"`): The address that it opens.
        ## PassSemantics (open)
        What a pass or a field says, for machines. Apple adds tags each year.
        https://developer.apple.com/documentation/walletpasses/semantictags
        - totalPrice (PassCurrencyAmount): The total price.
        - balance (PassCurrencyAmount): The balance of a store card.
        - duration (number, example `5400`): How long it lasts, in seconds.
        - seats (list of PassSeat): The seats.
        - silenceRequested (boolean, example `true`): Whether devices should be silent.
        - wifiAccess (list of PassWifiNetwork): Wireless networks of the place.
        - eventType (PassEventType): The kind of event.
        - eventName (text, example `"A Play"`): The name of the event.
        - eventStartDate (text, example `"2027-03-01T19:00:00Z"`): When the event begins.
        - eventEndDate (text, example `"2027-03-01T19:00:00Z"`): When the event ends.
        - performerNames (list of text, example `["The Players"]`): Who performs.
        - venueName (text, example `"Example Theater"`): The name of the place.
        - venueRegionName (text, example `"Berlin"`): The city or region of the place.
        - venueRoom (text, example `"Hall 1"`): The room.
        - venueEntrance (text, example `"Door B"`): The entrance.
        - venueLocation (PassLocation): Where the place is.
        - venuePhoneNumber (text, example `"+49 30 000000"`): The telephone number of the place.
        - homeTeamAbbreviation (text, example `"HOM"`): The short name of the home team.
        - awayTeamAbbreviation (text, example `"AWY"`): The short name of the other team.
        - airlineCode (text, example `"EX"`): The IATA code of the airline.
        - flightNumber (number, example `42`): The number of the flight.
        - flightCode (text, example `"EX42"`): Airline and number of the flight.
        - departureAirportCode (text, example `"BER"`): The IATA code of the first airport.
        - departureCityName (text, example `"Berlin"`): The city of the first airport.
        - departureLocationTimeZone (time zone, example `"Europe/Berlin"`): The time zone of the first airport.
        - destinationAirportCode (text, example `"CDG"`): The IATA code of the last airport.
        - destinationCityName (text, example `"Paris"`): The city of the last airport.
        - destinationLocationTimeZone (time zone, example `"Europe/Paris"`): The time zone of the last airport.
        - originalBoardingDate (text, example `"2027-03-01T19:00:00Z"`): When boarding was planned.
        - originalDepartureDate (text, example `"2027-03-01T19:00:00Z"`): When the departure was planned.
        - originalArrivalDate (text, example `"2027-03-01T19:00:00Z"`): When the arrival was planned.
        - currentBoardingDate (text, example `"2027-03-01T19:00:00Z"`): When boarding is now.
        - currentDepartureDate (text, example `"2027-03-01T19:00:00Z"`): When the departure is now.
        - currentArrivalDate (text, example `"2027-03-01T19:00:00Z"`): When the arrival is now.
        - passengerName (PassPersonName): The passenger.
        - membershipProgramNumber (text, personal, example `"000042"`): The number of the frequent traveller.
        - confirmationNumber (text, personal, example `"X1Y2Z3"`): The number of the booking.
        ## PassCurrencyAmount
        An amount with its currency.
        https://developer.apple.com/documentation/walletpasses/semantictagtype/currencyamount-data.dictionary
        - amount (amount): The amount, as text.
        - currencyCode (currency): The ISO 4217 code of the currency.
        ## PassSeat (open)
        A seat.
        https://developer.apple.com/documentation/walletpasses/semantictagtype/seat-data.dictionary
        - seatNumber (text, personal, example `"7"`): The number.
        - seatRow (text, personal, example `"C"`): The row.
        - seatSection (text, personal, example `"Balcony"`): The section.
        ## PassWifiNetwork
        A wireless network.
        https://developer.apple.com/documentation/walletpasses/semantictagtype/wifinetwork-data.dictionary
        - ssid (text, required, example `"Theater"`): The name.
        - password (text, required, personal, example `"secret"`): The password.
        ## PassPersonName (open)
        The name of a person.
        https://developer.apple.com/documentation/walletpasses/semantictagtype/personnamecomponents-data.dictionary
        - givenName (text, personal, example `"Jo"`): The given name.
        - familyName (text, personal, example `"Doe"`): The family name.
        # kinds
        - Pass (as walletPass)
        # vocabularies
        ## PassTransitType (unknown words are refused)
        The kind of transport.
        https://developer.apple.com/documentation/walletpasses/passfields
        - PKTransitTypeAir (as air): An airplane.
        - PKTransitTypeBoat (as boat): A boat.
        - PKTransitTypeBus (as bus): A bus.
        - PKTransitTypeGeneric (as generic): Another one.
        - PKTransitTypeTrain (as train): A train.
        ## PassBarcodeFormat (unknown words are tolerated)
        The kind of a barcode.
        https://developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary
        - PKBarcodeFormatQR (as qr): A QR code.
        - PKBarcodeFormatPDF417 (as pdf417): A PDF417 code.
        - PKBarcodeFormatAztec (as aztec): An Aztec code.
        - PKBarcodeFormatCode128 (as code128): A Code 128 code, from iOS 9 on.
        - PKBarcodeFormatCode39 (as code39): A Code 39 code, from iOS 27 on.
        - PKBarcodeFormatCodabar (as codabar): A Codabar code, from iOS 27 on.
        - PKBarcodeFormatEAN13 (as ean13): An EAN-13 code, from iOS 27 on.
        - PKBarcodeFormatI2of5 (as interleaved2of5): An Interleaved 2 of 5 code, from iOS 27 on.
        ## PassLayout (unknown words are tolerated)
        A newer layout, or the classic one.
        https://developer.apple.com/documentation/walletpasses/pass
        - posterEventTicket: A poster for an event, from iOS 18 on.
        - eventTicket: The classic event ticket.
        - semanticBoardingPass: A boarding pass with live data, from iOS 26 on.
        - boardingPass: The classic boarding pass.
        ## PassDateStyle (unknown words are tolerated)
        How a date or a time is shown.
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        - PKDateStyleNone (as hidden): Not at all.
        - PKDateStyleShort (as short): In digits.
        - PKDateStyleMedium (as medium): With a short name of the month.
        - PKDateStyleLong (as long): With the name of the month.
        - PKDateStyleFull (as full): With the day of the week.
        ## PassNumberStyle (unknown words are tolerated)
        How a number is shown.
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        - PKNumberStyleDecimal (as decimal): In digits.
        - PKNumberStylePercent (as percent): As a percentage.
        - PKNumberStyleScientific (as scientific): With an exponent.
        - PKNumberStyleSpellOut (as spellOut): In words.
        ## PassTextAlignment (unknown words are tolerated)
        Where the text of a field is.
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        - PKTextAlignmentLeft (as left): On the left.
        - PKTextAlignmentCenter (as center): In the middle.
        - PKTextAlignmentRight (as right): On the right.
        - PKTextAlignmentNatural (as natural): Where the language begins.
        ## PassDataDetector (unknown words are tolerated)
        What becomes a link on the back of a pass.
        https://developer.apple.com/documentation/walletpasses/passfieldcontent
        - PKDataDetectorTypePhoneNumber (as phoneNumber): Telephone numbers.
        - PKDataDetectorTypeLink (as link): Addresses of pages.
        - PKDataDetectorTypeAddress (as address): Postal addresses.
        - PKDataDetectorTypeCalendarEvent (as calendarEvent): Dates.
        ## PassEventType (unknown words are tolerated)
        The kind of an event.
        https://developer.apple.com/documentation/walletpasses/semantictags
        - PKEventTypeGeneric (as generic): Another one.
        - PKEventTypeLivePerformance (as livePerformance): A concert, a play or the like.
        - PKEventTypeMovie (as movie): A movie.
        - PKEventTypeSports (as sports): A game.
        - PKEventTypeConference (as conference): A conference.
        - PKEventTypeConvention (as convention): A convention.
        - PKEventTypeWorkshop (as workshop): A workshop.
        - PKEventTypeSocialGathering (as socialGathering): A meeting of people.
        ## PassActionType (unknown words are tolerated)
        What a button below a pass is for.
        https://developer.apple.com/documentation/walletpasses/pass
        - viewSchedule: Shows a schedule.
        - watchTrailer: Plays a trailer.
        - listenToMusic: Plays music.
        - call: Calls someone.
        - place: Shows a place.
        - addToBalance: Adds money.
        - order: Orders something.
        - shop: Opens a shop.
        - membershipBenefits: Shows what members get.
        - bookAppointment: Books an appointment.
        - bookCar: Books a car.
        - bookFlight: Books a flight.
        - bookStay: Books a room.
        - viewOffersRewards: Shows offers.
        """#
}
