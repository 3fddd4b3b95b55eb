// Generated from the documents in Sources/PaySheetIdentity/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let credentialRequestText = #"""
        {
          "mediation": "required",
          "digital": {
            "requests": [
              {
                "protocol": "org-iso-mdoc",
                "data": {
                  "deviceRequest": "omd2ZXJzaW9uYzEuMGtkb2NSZXF1ZXN0c4GibGl0ZW1zUmVxdWVzdNgYWFeiZ2RvY1R5cGV1b3JnLmlzby4xODAxMy41LjEubURMam5hbWVTcGFjZXOhcW9yZy5pc28uMTgwMTMuNS4xomthZ2Vfb3Zlcl8xOPRqZ2l2ZW5fbmFtZfVqcmVhZGVyQXV0aIRDoQEmoRghQjAA9lhAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                  "encryptionInfo": "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"
                }
              }
            ]
          }
        }
        """#

    static let identityAnswerText = #"""
        {
          "answer": "o2lhbGdvcml0aG1tQVBQTEUtSFBLRS12MWZwYXJhbXOkZG1vZGUAZHBrRW1YQQQRERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERZ3BrUkhhc2hYIPC5MVoEWdq3q1+mkD5zPJF3YRVCFs2Q5dl52myFLGAqaGluZm9IYXNoWCDPMTCUJX3MprCk5sjfHsB03F9phJFMhxlMZ+oCSPU8kmRkYXRhWCgHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH",
          "record": {
            "nonce": "AAECAwQFBgcICQoLDA0ODw==",
            "merchantIdentifier": "merchant.com.example.shop",
            "teamIdentifier": "A1B2C3D4E5",
            "document": "driversLicense",
            "elements": [
              {
                "element": "age",
                "atLeast": 18,
                "intent": "willNotStore"
              },
              {
                "element": "givenName",
                "intent": "mayStore",
                "days": 30
              },
              {
                "element": "familyName",
                "intent": "mayStore",
                "days": 30
              },
              {
                "element": "portrait",
                "intent": "mayStore",
                "days": 30
              }
            ],
            "entitlement": {
              "merchantIdentifiers": [
                "merchant.com.example.shop"
              ],
              "documentTypes": [
                "us-drivers-license"
              ],
              "elements": [
                "age",
                "given-name",
                "family-name",
                "portrait"
              ]
            }
          },
          "keys": [
            "BBERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERE="
          ]
        }
        """#

    static let identityRecordText = #"""
        {
          "nonce": "AAECAwQFBgcICQoLDA0ODw==",
          "merchantIdentifier": "merchant.com.example.shop",
          "teamIdentifier": "A1B2C3D4E5",
          "document": "driversLicense",
          "elements": [
            { "element": "age", "atLeast": 18, "intent": "willNotStore" },
            { "element": "givenName", "intent": "mayStore", "days": 30 },
            { "element": "familyName", "intent": "mayStore", "days": 30 },
            { "element": "portrait", "intent": "mayStore", "days": 30 }
          ],
          "entitlement": {
            "merchantIdentifiers": ["merchant.com.example.shop"],
            "documentTypes": ["us-drivers-license"],
            "elements": ["age", "given-name", "family-name", "portrait"]
          }
        }
        """#

    static let webRecordText = #"""
        {
          "document": "driversLicense",
          "origin": "https://verifier.ihv.example",
          "encryptionInfo": "gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIKQ3uuuybqTnvaV3PMUMn_x9N47ELtuK-alyNucf59WbIlggw-g0OrRBN7WFLX3zsngfCWD3zfor5-NLHxJPmzsSvqQ"
        }
        """#
}
