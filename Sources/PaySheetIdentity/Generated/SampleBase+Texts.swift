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

    static let identityContentText = #"""
        {
          "content": "right",
          "now": "2026-11-20T00:00:00Z",
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
            "BBaVV8/zH4+6/YapQbbWSPerLrw6a+Xq3XondK79u67eNRUPStGgtdMmbWO9lP3d8Vos0wr3XqQFnb/cXszGxYY="
          ],
          "roots": [
            "MIIBiTCCAS+gAwIBAgICA+kwCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQTm90IGFuIEF1dGhvcml0eTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMBsxGTAXBgNVBAMMEE5vdCBhbiBBdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR9qAorbmafT9jvzUUnoXAZWAtwLk/CTo75dq92sB6Db6IggKF/iQwTqzaLU7AZ1FVEwHxRkPEtPLnyyBslFT84o2MwYTAdBgNVHQ4EFgQUXGKkSGLNf4AwVH5QeAXYIqSJ//AwHwYDVR0jBBgwFoAUXGKkSGLNf4AwVH5QeAXYIqSJ//AwDgYDVR0PAQH/BAQDAgEGMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgHDsYFj/9vQhSnTrBypLrbnySLhG/FyFeY5YUhyCMStUCIQCcENREj9vh5ZuaN+RayGQQTilPJawP2W/Juvdk3VSfdw=="
          ],
          "contents": {
            "right": "oWhpZGVudGl0eaNndmVyc2lvbmMxLjBpZG9jdW1lbnRzgaNnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsaXNzdWVyU2lnbmVkompuYW1lU3BhY2VzoXFvcmcuaXNvLjE4MDEzLjUuMYTYGFhSpGhkaWdlc3RJRABmcmFuZG9tUG40C5z/s3qYnKVE5rt4CixxZWxlbWVudElkZW50aWZpZXJqZ2l2ZW5fbmFtZWxlbGVtZW50VmFsdWVkSmFuZdgYWFKkaGRpZ2VzdElEAWZyYW5kb21QS/USLzRFVMU73i67jNK343FlbGVtZW50SWRlbnRpZmllcmtmYW1pbHlfbmFtZWxlbGVtZW50VmFsdWVjRG9l2BhYfaRoZGlnZXN0SUQCZnJhbmRvbVDbwbTJAP/kjVdbXaXGOAQBcWVsZW1lbnRJZGVudGlmaWVyaHBvcnRyYWl0bGVsZW1lbnRWYWx1ZVgwAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w2BhYT6RoZGlnZXN0SUQDZnJhbmRvbVAIT+0IuXivTX0ZanRGqGtYcWVsZW1lbnRJZGVudGlmaWVya2FnZV9vdmVyXzE4bGVsZW1lbnRWYWx1ZfVqaXNzdWVyQXV0aIRDoQEmoRghWQGOMIIBijCCATGgAwIBAgICA+swCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQTm90IGFuIEF1dGhvcml0eTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDE5vdCBhIFNpZ25lcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABM2av5o3LSNclyZdATWCy68tEwEf9yJSVDCJcrezZnXfnp8F3lK5kpC/AQ1ixU7COgmkz7PzV/uSNfQRIMC7ZH2jaTBnMB0GA1UdDgQWBBQGWxFV+tLAnTrITNym8f1BXsx4IzAfBgNVHSMEGDAWgBRcYqRIYs1/gDBUflB4BdgipIn/8DAOBgNVHQ8BAf8EBAMCB4AwFQYDVR0lAQH/BAswCQYHKIGMXQUBAjAKBggqhkjOPQQDAgNHADBEAiAWKXgnqvGZGeJwXluZN4bP9YTMigoPyJTq1TsiOBeZCgIgZ7HYyaG982A8lSnQTQRUJ/iKgQPIAtQLGymj0KFzyWRZAcXYGFkBwKZndmVyc2lvbmMxLjBvZGlnZXN0QWxnb3JpdGhtZ1NIQS0yNTZsdmFsdWVEaWdlc3RzoXFvcmcuaXNvLjE4MDEzLjUuMaQAWCDxuj1Ol+7tFWZT7MUIpXpuvCJR0hGtrrfEgkC+rBH69wFYIDEfkiE1bwwKp4Za173syJXVUCtxZ5ihjsgRmuPY/KroAlggxdSmvK7ma+/rW3ZfVM2lwC+/pqmY7vWARxwhfpfC6QgDWCCJpcSi1Hit1tVG2kINLvyXSWhDiMTK64JhwWR+QrcEN21kZXZpY2VLZXlJbmZvoWlkZXZpY2VLZXmkAQIgASFYINgZCplOUHusQFDGLfOsEwkxZia2a1UWkkI+S+xm0PPBIlggmoJnHbCo69dvOoWpr3KBJFFRzUegKYjPNDo28Yp8/LdnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsdmFsaWRpdHlJbmZvo2ZzaWduZWTAdDIwMjYtMTEtMDJUMTA6MDA6MDBaaXZhbGlkRnJvbcB0MjAyNi0xMS0wMlQxMDowMDowMFpqdmFsaWRVbnRpbMB0MjAyNi0xMi0wMlQxMDowMDowMFpYQHGbJkD0DtNG2FKt9McgmUYsFXizW8CVid711r1VzC4fpXVzID0KeOYt3ldWC55msKoy8RcLL8Kscsn1HNxVJ+5sZGV2aWNlU2lnbmVkompuYW1lU3BhY2Vz2BhBoGpkZXZpY2VBdXRooW9kZXZpY2VTaWduYXR1cmWEQ6EBJqD2WEDXXmN8US8QseWdKl+O/gmKDOa108jKt+bknDTM670BpCNxpRiVFMp+S8JLsr02mnl30AXm2deuA1OtR9UTDF8GZnN0YXR1cwA=",
            "signature of the issuer": "oWhpZGVudGl0eaNndmVyc2lvbmMxLjBpZG9jdW1lbnRzgaNnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsaXNzdWVyU2lnbmVkompuYW1lU3BhY2VzoXFvcmcuaXNvLjE4MDEzLjUuMYTYGFhSpGhkaWdlc3RJRABmcmFuZG9tUG40C5z/s3qYnKVE5rt4CixxZWxlbWVudElkZW50aWZpZXJqZ2l2ZW5fbmFtZWxlbGVtZW50VmFsdWVkSmFuZdgYWFKkaGRpZ2VzdElEAWZyYW5kb21QS/USLzRFVMU73i67jNK343FlbGVtZW50SWRlbnRpZmllcmtmYW1pbHlfbmFtZWxlbGVtZW50VmFsdWVjRG9l2BhYfaRoZGlnZXN0SUQCZnJhbmRvbVDbwbTJAP/kjVdbXaXGOAQBcWVsZW1lbnRJZGVudGlmaWVyaHBvcnRyYWl0bGVsZW1lbnRWYWx1ZVgwAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w2BhYT6RoZGlnZXN0SUQDZnJhbmRvbVAIT+0IuXivTX0ZanRGqGtYcWVsZW1lbnRJZGVudGlmaWVya2FnZV9vdmVyXzE4bGVsZW1lbnRWYWx1ZfVqaXNzdWVyQXV0aIRDoQEmoRghWQGOMIIBijCCATGgAwIBAgICA+swCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQTm90IGFuIEF1dGhvcml0eTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDE5vdCBhIFNpZ25lcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABM2av5o3LSNclyZdATWCy68tEwEf9yJSVDCJcrezZnXfnp8F3lK5kpC/AQ1ixU7COgmkz7PzV/uSNfQRIMC7ZH2jaTBnMB0GA1UdDgQWBBQGWxFV+tLAnTrITNym8f1BXsx4IzAfBgNVHSMEGDAWgBRcYqRIYs1/gDBUflB4BdgipIn/8DAOBgNVHQ8BAf8EBAMCB4AwFQYDVR0lAQH/BAswCQYHKIGMXQUBAjAKBggqhkjOPQQDAgNHADBEAiAWKXgnqvGZGeJwXluZN4bP9YTMigoPyJTq1TsiOBeZCgIgZ7HYyaG982A8lSnQTQRUJ/iKgQPIAtQLGymj0KFzyWRZAcXYGFkBwKZndmVyc2lvbmMxLjBvZGlnZXN0QWxnb3JpdGhtZ1NIQS0yNTZsdmFsdWVEaWdlc3RzoXFvcmcuaXNvLjE4MDEzLjUuMaQAWCDxuj1Ol+7tFWZT7MUIpXpuvCJR0hGtrrfEgkC+rBH69wFYIDEfkiE1bwwKp4Za173syJXVUCtxZ5ihjsgRmuPY/KroAlggxdSmvK7ma+/rW3ZfVM2lwC+/pqmY7vWARxwhfpfC6QgDWCCJpcSi1Hit1tVG2kINLvyXSWhDiMTK64JhwWR+QrcEN21kZXZpY2VLZXlJbmZvoWlkZXZpY2VLZXmkAQIgASFYINgZCplOUHusQFDGLfOsEwkxZia2a1UWkkI+S+xm0PPBIlggmoJnHbCo69dvOoWpr3KBJFFRzUegKYjPNDo28Yp8/LdnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsdmFsaWRpdHlJbmZvo2ZzaWduZWTAdDIwMjYtMTEtMDJUMTA6MDA6MDBaaXZhbGlkRnJvbcB0MjAyNi0xMS0wMlQxMDowMDowMFpqdmFsaWRVbnRpbMB0MjAyNi0xMi0wMlQxMDowMDowMFpYQPJbgcRzlvXvLyLzROrJ2CMBS+uFNDvf/+4AnUvfW2V7i+sWfBDl5RcWBJprsEFhiCiILb1oTaYTzBOt9eWnEMJsZGV2aWNlU2lnbmVkompuYW1lU3BhY2Vz2BhBoGpkZXZpY2VBdXRooW9kZXZpY2VTaWduYXR1cmWEQ6EBJqD2WEDZgGguu1841zgw5qGW9tOZfOTuaez0FcrD6Bdpfswt3Y/7BA2xTch5OQQgRunC34T+6SJSiBzhT0GSuQPmaLfeZnN0YXR1cwA=",
            "no certificate": "oWhpZGVudGl0eaNndmVyc2lvbmMxLjBpZG9jdW1lbnRzgaNnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsaXNzdWVyU2lnbmVkompuYW1lU3BhY2VzoXFvcmcuaXNvLjE4MDEzLjUuMYTYGFhSpGhkaWdlc3RJRABmcmFuZG9tUG40C5z/s3qYnKVE5rt4CixxZWxlbWVudElkZW50aWZpZXJqZ2l2ZW5fbmFtZWxlbGVtZW50VmFsdWVkSmFuZdgYWFKkaGRpZ2VzdElEAWZyYW5kb21QS/USLzRFVMU73i67jNK343FlbGVtZW50SWRlbnRpZmllcmtmYW1pbHlfbmFtZWxlbGVtZW50VmFsdWVjRG9l2BhYfaRoZGlnZXN0SUQCZnJhbmRvbVDbwbTJAP/kjVdbXaXGOAQBcWVsZW1lbnRJZGVudGlmaWVyaHBvcnRyYWl0bGVsZW1lbnRWYWx1ZVgwAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w2BhYT6RoZGlnZXN0SUQDZnJhbmRvbVAIT+0IuXivTX0ZanRGqGtYcWVsZW1lbnRJZGVudGlmaWVya2FnZV9vdmVyXzE4bGVsZW1lbnRWYWx1ZfVqaXNzdWVyQXV0aIRDoQEmoFkBxdgYWQHApmd2ZXJzaW9uYzEuMG9kaWdlc3RBbGdvcml0aG1nU0hBLTI1Nmx2YWx1ZURpZ2VzdHOhcW9yZy5pc28uMTgwMTMuNS4xpABYIPG6PU6X7u0VZlPsxQilem68IlHSEa2ut8SCQL6sEfr3AVggMR+SITVvDAqnhlrXvezIldVQK3FnmKGOyBGa49j8qugCWCDF1Ka8ruZr7+tbdl9UzaXAL7+mqZju9YBHHCF+l8LpCANYIImlxKLUeK3W1UbaQg0u/JdJaEOIxMrrgmHBZH5CtwQ3bWRldmljZUtleUluZm+haWRldmljZUtleaQBAiABIVgg2BkKmU5Qe6xAUMYt86wTCTFmJrZrVRaSQj5L7GbQ88EiWCCagmcdsKjr1286hamvcoEkUVHNR6ApiM80Ojbxinz8t2dkb2NUeXBldW9yZy5pc28uMTgwMTMuNS4xLm1ETGx2YWxpZGl0eUluZm+jZnNpZ25lZMB0MjAyNi0xMS0wMlQxMDowMDowMFppdmFsaWRGcm9twHQyMDI2LTExLTAyVDEwOjAwOjAwWmp2YWxpZFVudGlswHQyMDI2LTEyLTAyVDEwOjAwOjAwWlhAC939UCaflsGTGbpkevRFJFzzVHKHCIJdHxJz+BIQyjVQ5fdrdf9a7zU8Pm+V7KzxyXLJrdreR5nVeYqpITsOTmxkZXZpY2VTaWduZWSiam5hbWVTcGFjZXPYGEGgamRldmljZUF1dGihb2RldmljZVNpZ25hdHVyZYRDoQEmoPZYQHN+R7r/MhDVUmfwl5lRr1x/9gd8mOkC2usv62a+CXCSJy96sEEjz1CIBaLgjFnKAKudKlCOr59ChQHcuLOc27pmc3RhdHVzAA==",
            "code instead of a signature": "oWhpZGVudGl0eaNndmVyc2lvbmMxLjBpZG9jdW1lbnRzgaNnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsaXNzdWVyU2lnbmVkompuYW1lU3BhY2VzoXFvcmcuaXNvLjE4MDEzLjUuMYTYGFhSpGhkaWdlc3RJRABmcmFuZG9tUG40C5z/s3qYnKVE5rt4CixxZWxlbWVudElkZW50aWZpZXJqZ2l2ZW5fbmFtZWxlbGVtZW50VmFsdWVkSmFuZdgYWFKkaGRpZ2VzdElEAWZyYW5kb21QS/USLzRFVMU73i67jNK343FlbGVtZW50SWRlbnRpZmllcmtmYW1pbHlfbmFtZWxlbGVtZW50VmFsdWVjRG9l2BhYfaRoZGlnZXN0SUQCZnJhbmRvbVDbwbTJAP/kjVdbXaXGOAQBcWVsZW1lbnRJZGVudGlmaWVyaHBvcnRyYWl0bGVsZW1lbnRWYWx1ZVgwAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w2BhYT6RoZGlnZXN0SUQDZnJhbmRvbVAIT+0IuXivTX0ZanRGqGtYcWVsZW1lbnRJZGVudGlmaWVya2FnZV9vdmVyXzE4bGVsZW1lbnRWYWx1ZfVqaXNzdWVyQXV0aIRDoQEmoRghWQGOMIIBijCCATGgAwIBAgICA+swCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQTm90IGFuIEF1dGhvcml0eTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDE5vdCBhIFNpZ25lcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABM2av5o3LSNclyZdATWCy68tEwEf9yJSVDCJcrezZnXfnp8F3lK5kpC/AQ1ixU7COgmkz7PzV/uSNfQRIMC7ZH2jaTBnMB0GA1UdDgQWBBQGWxFV+tLAnTrITNym8f1BXsx4IzAfBgNVHSMEGDAWgBRcYqRIYs1/gDBUflB4BdgipIn/8DAOBgNVHQ8BAf8EBAMCB4AwFQYDVR0lAQH/BAswCQYHKIGMXQUBAjAKBggqhkjOPQQDAgNHADBEAiAWKXgnqvGZGeJwXluZN4bP9YTMigoPyJTq1TsiOBeZCgIgZ7HYyaG982A8lSnQTQRUJ/iKgQPIAtQLGymj0KFzyWRZAcXYGFkBwKZndmVyc2lvbmMxLjBvZGlnZXN0QWxnb3JpdGhtZ1NIQS0yNTZsdmFsdWVEaWdlc3RzoXFvcmcuaXNvLjE4MDEzLjUuMaQAWCDxuj1Ol+7tFWZT7MUIpXpuvCJR0hGtrrfEgkC+rBH69wFYIDEfkiE1bwwKp4Za173syJXVUCtxZ5ihjsgRmuPY/KroAlggxdSmvK7ma+/rW3ZfVM2lwC+/pqmY7vWARxwhfpfC6QgDWCCJpcSi1Hit1tVG2kINLvyXSWhDiMTK64JhwWR+QrcEN21kZXZpY2VLZXlJbmZvoWlkZXZpY2VLZXmkAQIgASFYINgZCplOUHusQFDGLfOsEwkxZia2a1UWkkI+S+xm0PPBIlggmoJnHbCo69dvOoWpr3KBJFFRzUegKYjPNDo28Yp8/LdnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsdmFsaWRpdHlJbmZvo2ZzaWduZWTAdDIwMjYtMTEtMDJUMTA6MDA6MDBaaXZhbGlkRnJvbcB0MjAyNi0xMS0wMlQxMDowMDowMFpqdmFsaWRVbnRpbMB0MjAyNi0xMi0wMlQxMDowMDowMFpYQOkhC8PWz7zIrS0rxsilaTRwsTjJbkGdtatg5n2GgnECzbSI/z7UTjvfppUoFCXMDZ/01Jn9tntU77QEhsm5chBsZGV2aWNlU2lnbmVkompuYW1lU3BhY2Vz2BhBoGpkZXZpY2VBdXRooWlkZXZpY2VNYWOEQ6EBBaD2WCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGZzdGF0dXMA",
            "simulator": "oWhpZGVudGl0eaNndmVyc2lvbmMxLjBpZG9jdW1lbnRzgaNnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsaXNzdWVyU2lnbmVkompuYW1lU3BhY2VzoXFvcmcuaXNvLjE4MDEzLjUuMYTYGFhSpGhkaWdlc3RJRABmcmFuZG9tUG40C5z/s3qYnKVE5rt4CixxZWxlbWVudElkZW50aWZpZXJqZ2l2ZW5fbmFtZWxlbGVtZW50VmFsdWVkSmFuZdgYWFKkaGRpZ2VzdElEAWZyYW5kb21QS/USLzRFVMU73i67jNK343FlbGVtZW50SWRlbnRpZmllcmtmYW1pbHlfbmFtZWxlbGVtZW50VmFsdWVjRG9l2BhYfaRoZGlnZXN0SUQCZnJhbmRvbVDbwbTJAP/kjVdbXaXGOAQBcWVsZW1lbnRJZGVudGlmaWVyaHBvcnRyYWl0bGVsZW1lbnRWYWx1ZVgwAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8w2BhYT6RoZGlnZXN0SUQDZnJhbmRvbVAIT+0IuXivTX0ZanRGqGtYcWVsZW1lbnRJZGVudGlmaWVya2FnZV9vdmVyXzE4bGVsZW1lbnRWYWx1ZfVqaXNzdWVyQXV0aIRDoQEmoRghWQGOMIIBijCCATGgAwIBAgICA+swCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQTm90IGFuIEF1dGhvcml0eTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDE5vdCBhIFNpZ25lcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABM2av5o3LSNclyZdATWCy68tEwEf9yJSVDCJcrezZnXfnp8F3lK5kpC/AQ1ixU7COgmkz7PzV/uSNfQRIMC7ZH2jaTBnMB0GA1UdDgQWBBQGWxFV+tLAnTrITNym8f1BXsx4IzAfBgNVHSMEGDAWgBRcYqRIYs1/gDBUflB4BdgipIn/8DAOBgNVHQ8BAf8EBAMCB4AwFQYDVR0lAQH/BAswCQYHKIGMXQUBAjAKBggqhkjOPQQDAgNHADBEAiAWKXgnqvGZGeJwXluZN4bP9YTMigoPyJTq1TsiOBeZCgIgZ7HYyaG982A8lSnQTQRUJ/iKgQPIAtQLGymj0KFzyWRZAcXYGFkBwKZndmVyc2lvbmMxLjBvZGlnZXN0QWxnb3JpdGhtZ1NIQS0yNTZsdmFsdWVEaWdlc3RzoXFvcmcuaXNvLjE4MDEzLjUuMaQAWCDxuj1Ol+7tFWZT7MUIpXpuvCJR0hGtrrfEgkC+rBH69wFYIDEfkiE1bwwKp4Za173syJXVUCtxZ5ihjsgRmuPY/KroAlggxdSmvK7ma+/rW3ZfVM2lwC+/pqmY7vWARxwhfpfC6QgDWCCJpcSi1Hit1tVG2kINLvyXSWhDiMTK64JhwWR+QrcEN21kZXZpY2VLZXlJbmZvoWlkZXZpY2VLZXmkAQIgASFYINgZCplOUHusQFDGLfOsEwkxZia2a1UWkkI+S+xm0PPBIlggmoJnHbCo69dvOoWpr3KBJFFRzUegKYjPNDo28Yp8/LdnZG9jVHlwZXVvcmcuaXNvLjE4MDEzLjUuMS5tRExsdmFsaWRpdHlJbmZvo2ZzaWduZWTAdDIwMjYtMTEtMDJUMTA6MDA6MDBaaXZhbGlkRnJvbcB0MjAyNi0xMS0wMlQxMDowMDowMFpqdmFsaWRVbnRpbMB0MjAyNi0xMi0wMlQxMDowMDowMFpAbGRldmljZVNpZ25lZKJqbmFtZVNwYWNlc9gYQaBqZGV2aWNlQXV0aKFvZGV2aWNlU2lnbmF0dXJlhEOhASag9kBmc3RhdHVzAA=="
          }
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
