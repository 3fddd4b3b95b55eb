// Generated from the documents in Sources/PaySheetPasses/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let boardingPassText = #"""
        {
          "formatVersion": 1,
          "passTypeIdentifier": "pass.com.example.flights",
          "serialNumber": "B-7",
          "teamIdentifier": "K7MX92PQ4T",
          "organizationName": "Example Air",
          "description": "Boarding pass",
          "boardingPass": {
            "transitType": "PKTransitTypeAir",
            "primaryFields": [{ "key": "from", "label": "Berlin", "value": "BER" }, { "key": "to", "label": "Paris", "value": "CDG" }],
            "auxiliaryFields": [{ "key": "gate", "label": "Gate", "value": "B7" }]
          },
          "barcode": { "format": "PKBarcodeFormatAztec", "message": "M1DOE", "messageEncoding": "iso-8859-1" },
          "semantics": {
            "airlineCode": "EX",
            "flightNumber": 42,
            "departureAirportCode": "BER",
            "departureCityName": "Berlin",
            "destinationAirportCode": "CDG",
            "destinationCityName": "Paris",
            "originalBoardingDate": "2027-03-01T08:20:00Z",
            "originalDepartureDate": "2027-03-01T09:00:00Z",
            "originalArrivalDate": "2027-03-01T10:50:00Z",
            "passengerName": { "givenName": "Jo", "familyName": "Doe" }
          }
        }
        """#

    static let passText = #"""
        {
          "formatVersion": 1,
          "passTypeIdentifier": "pass.com.example.tickets",
          "serialNumber": "2027-000042",
          "teamIdentifier": "K7MX92PQ4T",
          "organizationName": "Example Theater",
          "description": "Ticket for a play",
          "logoText": "Example Theater",
          "backgroundColor": "rgb(20, 60, 90)",
          "foregroundColor": "rgb(255, 255, 255)",
          "eventTicket": {
            "headerFields": [{ "key": "seat", "label": "Seat", "value": "7" }],
            "primaryFields": [{ "key": "event", "label": "Event", "value": "A Play" }],
            "secondaryFields": [
              {
                "key": "begin",
                "label": "Begins",
                "value": "2027-03-01T19:00+01:00",
                "dateStyle": "PKDateStyleMedium",
                "timeStyle": "PKDateStyleShort"
              }
            ],
            "auxiliaryFields": [{ "key": "price", "label": "Price", "value": 25, "currencyCode": "EUR" }],
            "backFields": [{ "key": "door", "label": "Door", "value": "B", "changeMessage": "The door is now %@" }]
          },
          "barcodes": [{ "format": "PKBarcodeFormatQR", "message": "TICKET-42", "messageEncoding": "iso-8859-1", "altText": "42" }],
          "locations": [{ "latitude": 52.5, "longitude": 13.4, "relevantText": "The theater is near" }],
          "maxDistance": 100,
          "relevantDates": [{ "startDate": "2027-03-01T17:00:00Z", "endDate": "2027-03-01T21:00:00Z" }],
          "expirationDate": "2027-03-02T00:00:00Z",
          "webServiceURL": "https://passes.example/wallet",
          "authenticationToken": "k7Yx2mQ9sT4vW8zB1cD5",
          "semantics": { "eventName": "A Play", "eventStartDate": "2027-03-01T18:00:00Z", "venueName": "Example Theater" }
        }
        """#
}
