// Generated from the documents in Sources/PaySheetOrderGuide/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let bzip2ArchiveText = #"""
        "base64:UEsDBC4AAAAMAAAAIQDoLjWyZgAAAFEAAAANAAAAbWFuaWZlc3QuanNvbkJaaDkxQVkmU1k6GmTYAAAnmYAQAX/wPxGYCiAAVFA0NMgAAintKG0mj1BtqgTt7l5fQwDy04rDMc+C9AKLhVK9F1sgE7xZHvrCik9SxQQHVegMSoZa51wM75vxdyRThQkDoaZNgFBLAwQuAAAADAAAACEAmgO2ykMBAADmAQAACgAAAG9yZGVyLmpzb25CWmg5MUFZJlNZC9EpTAAA8N+AQABQB/ywdGcfED/n3uowATZsyGpGjIAmAAJpo2jQEaYYVGjRTxT1NqMAmCGQyep6aBKJokYAnpJ6TepqBghiA9J+nHy6Nv9e8dfUD+ihHsodfeaRKmWcRGPoWkUmgwKrlFUny+YgY5uVSW0UptwPwWksL3SMU2wBTYinMeD7HF2QyMhplOjDxEpPIYYK9msy5wjhFBbchECgx0vCe7wqbM/8gTyRMcLAkbfIJkAzgf+lB06mgGeq+q6LAU01gtDwhCcUGsohgK+W0iBzVmlZCGJMDYXLTRJGoHJ3xDENjtrMIAytvu2ggPM03IaM1Q5X051IYzFdg+OhDSNYBaoOEt1RoIFVDEIlesuzWGFExKQqFtRcMkLzwHkzzVAadBoHQ6C9RDXgXckU4UJAL0SlMFBLAQIuAy4AAAAMAAAAIQDoLjWyZgAAAFEAAAANAAAAAAAAAAAAAACAAQAAAABtYW5pZmVzdC5qc29uUEsBAi4DLgAAAAwAAAAhAJoDtspDAQAA5gEAAAoAAAAAAAAAAAAAAIABkQAAAG9yZGVyLmpzb25QSwUGAAAAAAIAAgBzAAAA/AEAAAAA"
        """#

    static let deflatedArchiveText = #"""
        "base64:UEsDBBQAAAAIAAAAIQDoLjWySgAAAFEAAAANAAAAbWFuaWZlc3QuanNvbgXBwQ2AIAwF0F0YwAAt3+I2rS0HD5Lg0bi7771pLo+1Xc+805FGIZJ2khtl0RhQNmhH1D0YLkZUWbtUQWkCEh4DLbRZF1TP6fsBUEsDBBQAAAAIAAAAIQCaA7bKAwEAAOYBAAAKAAAAb3JkZXIuanNvboWQTU/DMAyG/wrKeWvTgoToiSEOIAEH2DhwM42hkfIlJxVUU/878aAVlZiIcnDs1/Hzei9i26GFZ6SovRNNtRKeFNJ2CHir0CX9ppFE850tWm8L/AQbDBax80H8yBfSWtbna5nPWS1+fZcrmPstUos53xJCQrVJc8fpWlZbedFIme9LlvRB/SeJCVIfmS+gm6bdg4N3tBlp93iXa11KITZlycQTfnlQxvLAyEwduDxnP8cLS1PyrwUoHYOB4QEsW7wBevV0cuU/TGQLZI4A5GJevDYbpQgjW+jQhMuFZFyJAAMbYbLkExgOwPqeU6Ji+LYnQtcO+b17uuaeeSkBtBLj+AVQSwECFAMUAAAACAAAACEA6C41skoAAABRAAAADQAAAAAAAAAAAAAAgAEAAAAAbWFuaWZlc3QuanNvblBLAQIUAxQAAAAIAAAAIQCaA7bKAwEAAOYBAAAKAAAAAAAAAAAAAACAAXUAAABvcmRlci5qc29uUEsFBgAAAAACAAIAcwAAAKABAAAAAA=="
        """#

    static let folderArchiveText = #"""
        "base64:UEsDBBQAAAAAAAAAIQDoLjWyUQAAAFEAAAAVAAAAc2hvcC00Mi9tYW5pZmVzdC5qc29ueyJvcmRlci5qc29uIjoiZjEzMzg1YzNkYjMwOGFlZjZhNGI2YTk2ZTI3ZTQ2ZDhiMzMyNGE5ODI4NjE1ODYzODRmZjY1ZWE1Yjk4NjJkMCJ9UEsDBBQAAAAAAAAAIQCaA7bK5gEAAOYBAAASAAAAc2hvcC00Mi9vcmRlci5qc29ueyJzY2hlbWFWZXJzaW9uIjoxLCJvcmRlclR5cGVJZGVudGlmaWVyIjoib3JkZXIuY29tLmV4YW1wbGUuc2hvcCIsIm9yZGVySWRlbnRpZmllciI6IjIwMjctMDAwMDQyIiwib3JkZXJUeXBlIjoiZWNvbW1lcmNlIiwiY3JlYXRlZEF0IjoiMjAyNy0wMy0wMVQwOTowMDowMFoiLCJ1cGRhdGVkQXQiOiIyMDI3LTAzLTAxVDA5OjAwOjAwWiIsInN0YXR1cyI6Im9wZW4iLCJvcmRlck1hbmFnZW1lbnRVUkwiOiJodHRwczovL3Nob3AuZXhhbXBsZS9vcmRlcnMvNDIiLCJtZXJjaGFudCI6eyJtZXJjaGFudElkZW50aWZpZXIiOiJtZXJjaGFudC5jb20uZXhhbXBsZS5zaG9wIiwiZGlzcGxheU5hbWUiOiJIYXJib3IgQm93bHMiLCJ1cmwiOiJodHRwczovL3Nob3AuZXhhbXBsZSIsImVtYWlsQWRkcmVzcyI6ImhlbHBAc2hvcC5leGFtcGxlIn0sInBheW1lbnQiOnsidG90YWwiOnsiYW1vdW50IjoiMTIiLCJjdXJyZW5jeSI6IlVTRCJ9LCJzdGF0dXMiOiJwYWlkIn19UEsBAhQDFAAAAAAAAAAhAOguNbJRAAAAUQAAABUAAAAAAAAAAAAAAIABAAAAAHNob3AtNDIvbWFuaWZlc3QuanNvblBLAQIUAxQAAAAAAAAAIQCaA7bK5gEAAOYBAAASAAAAAAAAAAAAAACAAYQAAABzaG9wLTQyL29yZGVyLmpzb25QSwUGAAAAAAIAAgCDAAAAmgIAAAAA"
        """#

    static let otherOrderTypePEMText = #"""
        -----BEGIN CMS-----
        MIIFbgYJKoZIhvcNAQcCoIIFXzCCBVsCAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDpzCCAaUwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAT4fOvdeZoc+x5/y2P3GYT4bLqLl61vgRF2wbLZjDphdQKBD5yKxDu0
        sMsBCz/arPWp3RhWNkqUwYveFY84pq4uo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBR0muKHrm8zUcymivHv2Pfc+9VstzAfBgNVHSMEGDAWgBSb2dzecTqA
        KbpCXWMIzykSYAvWTjAKBggqhkjOPQQDAgNIADBFAiAOkOBK8ePmCKaqIgbDwVRL
        obod5J8KkNQ+Lmda3MjmFwIhAOjkP/0dPPMJSyODZBuB/43naNTzDRJiOjBK/Xxy
        ErkHMIIB+jCCAZ+gAwIBAgICEAIwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90
        IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEw
        MTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowgYMxLzAtBgNVBAMMJk9yZGVyIFR5cGUg
        SUQ6IG9yZGVyLmNvbS5leGFtcGxlLm90aGVyMScwJQYKCZImiZPyLGQBAQwXb3Jk
        ZXIuY29tLmV4YW1wbGUub3RoZXIxEzARBgNVBAsMClRFQU0xMjM0NTYxEjAQBgNV
        BAoMCU5vdCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABIbN2jD2hRW8
        ySIU1Ghn4LFkvM1/nGhpOzWYWAiFDAWicZIChxebBtAngr1rgoZ0oxmSBpij69QA
        805g7VkImgajUDBOMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFGpIEdY8jxoWFYSj
        I/XKFnV8hbhuMB8GA1UdIwQYMBaAFHSa4oeubzNRzKaK8e/Y99z71Wy3MAoGCCqG
        SM49BAMCA0kAMEYCIQCIE4BKKcVRsgsuMAOKmVwzJWlwk07S9DwaIo6BrxLOfgIh
        ANLgsrZEd/60iGiKWP2jSKCqC6Q+5kIWmUtyFJjIioHmMYIBjTCCAYkCAQEwOzA1
        MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3Qg
        QXBwbGUCAhACMAsGCWCGSAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZIhvcN
        AQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMzAyMTU4MjhaMC8GCSqGSIb3DQEJBDEi
        BCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0BCQ8x
        bDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoGCCqG
        SIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMCBzAN
        BggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRHMEUCIQDcKDSsaFJX3haNw12Qkv9c
        VTp9D/e46G8ePZtI/oGusgIgWpKWEfU/3CLkoucCQTLH60llwhrRvwv3uATn3ME9
        35E=
        -----END CMS-----
        """#

    static let packageText = #"""
        {
          "order.json": {
            "schemaVersion": 1,
            "orderTypeIdentifier": "order.com.example.shop",
            "orderIdentifier": "2027-000042",
            "orderType": "ecommerce",
            "createdAt": "2027-03-01T09:00:00Z",
            "updatedAt": "2027-03-01T09:00:00Z",
            "status": "open",
            "orderManagementURL": "https://shop.example/orders/42",
            "merchant": {
              "merchantIdentifier": "merchant.com.example.shop",
              "displayName": "Harbor Bowls",
              "url": "https://shop.example",
              "emailAddress": "help@shop.example",
              "logo": "logo"
            },
            "payment": {
              "total": {
                "amount": "12",
                "currency": "USD"
              },
              "status": "paid",
              "transactions": [
                {
                  "amount": {
                    "amount": "12",
                    "currency": "USD"
                  },
                  "createdAt": "2027-03-01T09:00:00Z",
                  "paymentMethod": {
                    "displayName": "Card"
                  },
                  "status": "completed",
                  "transactionType": "purchase",
                  "receipt": "receipt.pdf"
                }
              ]
            },
            "statusDescription": "STATUS_SHIPPED",
            "lineItems": [
              {
                "title": "ITEM_BOWL",
                "quantity": 1,
                "image": "bowl"
              }
            ],
            "returns": [
              {
                "returnIdentifier": "r1",
                "status": "open",
                "returnLabel": "label.pdf"
              }
            ]
          },
          "manifest.json": "written by paysheet order manifest",
          "logo.jpg": "base64:/9j/wAALCAEsASwBAREA",
          "receipt.pdf": "%PDF-1.7\n",
          "label.pdf": "%PDF-1.7\n",
          "en.lproj/order.strings": "\"STATUS_SHIPPED\" = \"Shipped\";\n\"ITEM_BOWL\" = \"Bowl\";\n",
          "en.lproj/bowl.jpg": "base64:/9j/wAALCAEsASwBAREA",
          "fr.lproj/order.strings": "\"STATUS_SHIPPED\" = \"En route\";\n\"ITEM_BOWL\" = \"Bol\";\n",
          "fr.lproj/bowl.jpg": "base64:/9j/wAALCAEsASwBAREA"
        }
        """#

    static let signaturePEMText = #"""
        -----BEGIN CMS-----
        MIIFaQYJKoZIhvcNAQcCoIIFWjCCBVYCAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDozCCAaUwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAT4fOvdeZoc+x5/y2P3GYT4bLqLl61vgRF2wbLZjDphdQKBD5yKxDu0
        sMsBCz/arPWp3RhWNkqUwYveFY84pq4uo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBR0muKHrm8zUcymivHv2Pfc+9VstzAfBgNVHSMEGDAWgBSb2dzecTqA
        KbpCXWMIzykSYAvWTjAKBggqhkjOPQQDAgNIADBFAiAOkOBK8ePmCKaqIgbDwVRL
        obod5J8KkNQ+Lmda3MjmFwIhAOjkP/0dPPMJSyODZBuB/43naNTzDRJiOjBK/Xxy
        ErkHMIIB9jCCAZ2gAwIBAgICEAEwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90
        IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEw
        MTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowgYExLjAsBgNVBAMMJU9yZGVyIFR5cGUg
        SUQ6IG9yZGVyLmNvbS5leGFtcGxlLnNob3AxJjAkBgoJkiaJk/IsZAEBDBZvcmRl
        ci5jb20uZXhhbXBsZS5zaG9wMRMwEQYDVQQLDApURUFNMTIzNDU2MRIwEAYDVQQK
        DAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQWNfn+46bpx8rp
        QAmfNpXOmtWWl60pjHoQtbdXfXc0KW2Zu3CXp64nQvQ+Eq9bMY5NWNMcUpE3fSZl
        srPAcH8Go1AwTjAMBgNVHRMBAf8EAjAAMB0GA1UdDgQWBBStngtyFebI7HxeikFo
        6mhaexPpdDAfBgNVHSMEGDAWgBR0muKHrm8zUcymivHv2Pfc+9VstzAKBggqhkjO
        PQQDAgNHADBEAiAbtjbk5Xe1Pj+5gw9poB9hWYgUZvQPnSf9+9AKDwh2CgIgMhQ2
        ncIIEJLuI7M9G1MyHVvecQ488o5pOZM/WfPuo5cxggGMMIIBiAIBATA7MDUxHzAd
        BgNVBAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBs
        ZQICEAEwCwYJYIZIAWUDBAIBoIHkMBgGCSqGSIb3DQEJAzELBgkqhkiG9w0BBwEw
        HAYJKoZIhvcNAQkFMQ8XDTI2MTEzMDIxNTgyOFowLwYJKoZIhvcNAQkEMSIEIAcj
        0mKkiRNzJp9FeCkUWI2RYG5bsD+qU6tet3BpvgOUMHkGCSqGSIb3DQEJDzFsMGow
        CwYJYIZIAWUDBAEqMAsGCWCGSAFlAwQBFjALBglghkgBZQMEAQIwCgYIKoZIhvcN
        AwcwDgYIKoZIhvcNAwICAgCAMA0GCCqGSIb3DQMCAgFAMAcGBSsOAwIHMA0GCCqG
        SIb3DQMCAgEoMAoGCCqGSM49BAMCBEYwRAIgCsM+bXAhuv1r+EaGPaRmNf6Kh3Ua
        7dSCLt2nXLvHIsICIBHkmGdSCi9PE2AoxzHjekDbo79ykrUwnJesOyUnTVPO
        -----END CMS-----
        """#

    static let signedPackageText = #"""
        {
          "order.json": {
            "schemaVersion": 1,
            "orderTypeIdentifier": "order.com.example.shop",
            "orderIdentifier": "2027-000042",
            "orderType": "ecommerce",
            "createdAt": "2027-03-01T09:00:00Z",
            "updatedAt": "2027-03-01T09:00:00Z",
            "status": "open",
            "orderManagementURL": "https://shop.example/orders/42",
            "merchant": {
              "merchantIdentifier": "merchant.com.example.shop",
              "displayName": "Harbor Bowls",
              "url": "https://shop.example",
              "emailAddress": "help@shop.example"
            },
            "payment": {
              "total": {
                "amount": "12",
                "currency": "USD"
              },
              "status": "paid"
            }
          },
          "manifest.json": {
            "order.json": "f13385c3db308aef6a4b6a96e27e46d8b3324a982861586384ff65ea5b9862d0"
          },
          "signature": "base:signature.pem"
        }
        """#

    static let storedArchiveText = #"""
        "base64:UEsDBBQAAAAAAAAAIQDoLjWyUQAAAFEAAAANAAAAbWFuaWZlc3QuanNvbnsib3JkZXIuanNvbiI6ImYxMzM4NWMzZGIzMDhhZWY2YTRiNmE5NmUyN2U0NmQ4YjMzMjRhOTgyODYxNTg2Mzg0ZmY2NWVhNWI5ODYyZDAifVBLAwQUAAAAAAAAACEAmgO2yuYBAADmAQAACgAAAG9yZGVyLmpzb257InNjaGVtYVZlcnNpb24iOjEsIm9yZGVyVHlwZUlkZW50aWZpZXIiOiJvcmRlci5jb20uZXhhbXBsZS5zaG9wIiwib3JkZXJJZGVudGlmaWVyIjoiMjAyNy0wMDAwNDIiLCJvcmRlclR5cGUiOiJlY29tbWVyY2UiLCJjcmVhdGVkQXQiOiIyMDI3LTAzLTAxVDA5OjAwOjAwWiIsInVwZGF0ZWRBdCI6IjIwMjctMDMtMDFUMDk6MDA6MDBaIiwic3RhdHVzIjoib3BlbiIsIm9yZGVyTWFuYWdlbWVudFVSTCI6Imh0dHBzOi8vc2hvcC5leGFtcGxlL29yZGVycy80MiIsIm1lcmNoYW50Ijp7Im1lcmNoYW50SWRlbnRpZmllciI6Im1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AiLCJkaXNwbGF5TmFtZSI6IkhhcmJvciBCb3dscyIsInVybCI6Imh0dHBzOi8vc2hvcC5leGFtcGxlIiwiZW1haWxBZGRyZXNzIjoiaGVscEBzaG9wLmV4YW1wbGUifSwicGF5bWVudCI6eyJ0b3RhbCI6eyJhbW91bnQiOiIxMiIsImN1cnJlbmN5IjoiVVNEIn0sInN0YXR1cyI6InBhaWQifX1QSwECFAMUAAAAAAAAACEA6C41slEAAABRAAAADQAAAAAAAAAAAAAAgAEAAAAAbWFuaWZlc3QuanNvblBLAQIUAxQAAAAAAAAAIQCaA7bK5gEAAOYBAAAKAAAAAAAAAAAAAACAAXwAAABvcmRlci5qc29uUEsFBgAAAAACAAIAcwAAAIoCAAAAAA=="
        """#

    static let walletOrderText = #"""
        {
          "schemaVersion": 1,
          "orderTypeIdentifier": "order.com.example.shop",
          "orderIdentifier": "2027-000042",
          "orderType": "ecommerce",
          "createdAt": "2027-03-01T09:00:00+09:00",
          "updatedAt": "2027-03-02T18:30:00+09:00",
          "status": "open",
          "orderManagementURL": "https://shop.example/orders/42",
          "merchant": {
            "merchantIdentifier": "merchant.com.example.shop",
            "displayName": "Harbor Bowls",
            "url": "https://shop.example",
            "logo": "logo",
            "emailAddress": "help@shop.example"
          },
          "orderNumber": "42",
          "statusDescription": "Your bowls are on their way",
          "lineItems": [
            {
              "title": "Bowl",
              "quantity": 2,
              "price": {
                "amount": "1200",
                "currency": "JPY"
              },
              "sku": "BOWL-1"
            },
            {
              "title": "Cake",
              "quantity": 1,
              "price": {
                "amount": "2400",
                "currency": "JPY"
              },
              "sku": "CAKE-1"
            }
          ],
          "fulfillments": [
            {
              "fulfillmentIdentifier": "s1",
              "fulfillmentType": "shipping",
              "status": "onTheWay",
              "carrier": "Example Express",
              "trackingNumber": "1234-5678",
              "trackingURL": "https://track.example/12345678",
              "shippedAt": "2027-03-02T18:00:00+09:00",
              "estimatedDeliveryAt": "2027-03-04T09:00:00+09:00",
              "estimatedDeliveryWindowDuration": "PT3H",
              "lineItems": [
                {
                  "title": "Bowl",
                  "quantity": 2,
                  "sku": "BOWL-1"
                }
              ],
              "recipient": {
                "givenName": "Jo",
                "familyName": "Doe",
                "address": {
                  "addressLines": [
                    "1-2-3 Example"
                  ],
                  "administrativeArea": "Tokyo",
                  "countryCode": "JP",
                  "locality": "Shibuya",
                  "postalCode": "150-0001"
                }
              }
            },
            {
              "fulfillmentIdentifier": "p1",
              "fulfillmentType": "pickup",
              "status": "readyForPickup",
              "displayName": "Harbor store",
              "location": {
                "latitude": 35.6595,
                "longitude": 139.7005
              },
              "barcode": {
                "format": "qr",
                "message": "ORDER-42",
                "messageEncoding": "iso-8859-1",
                "altText": "ORDER-42"
              },
              "pickupAt": "2027-03-03T10:00:00+09:00",
              "pickupWindowDuration": "PT8H",
              "lineItems": [
                {
                  "title": "Cake",
                  "quantity": 1,
                  "sku": "CAKE-1"
                }
              ]
            }
          ],
          "payment": {
            "total": {
              "amount": "5300",
              "currency": "JPY"
            },
            "summaryItems": [
              {
                "label": "Subtotal",
                "value": {
                  "amount": "4800",
                  "currency": "JPY"
                }
              },
              {
                "label": "Shipping",
                "value": {
                  "amount": "500",
                  "currency": "JPY"
                }
              }
            ],
            "transactions": [
              {
                "amount": {
                  "amount": "5300",
                  "currency": "JPY"
                },
                "createdAt": "2027-03-01T09:00:00+09:00",
                "paymentMethod": {
                  "displayName": "Visa 1234"
                },
                "status": "approved",
                "transactionType": "purchase"
              }
            ],
            "status": "authorized"
          },
          "customer": {
            "familyName": "Doe",
            "givenName": "Jo"
          },
          "associatedApplications": [
            {
              "storeIdentifier": 1234567890,
              "launchURL": "exampleshop://orders/42"
            }
          ],
          "changeNotifications": "disabledIfAppInstalled",
          "webServiceURL": "https://orders.example/wallet",
          "authenticationToken": "k7Yx2mQ9sT4vW8zB1cD5",
          "returnInfo": {
            "returnPolicyURL": "https://shop.example/returns",
            "returnDeadline": "2027-06-01T00:00:00+09:00",
            "displayCountdown": true
          }
        }
        """#

    static let walletOrderTraceText = #"""
        {
          "method": "GET",
          "path": "/wallet/v1/orders/order.com.example.shop/2027-000042",
          "headers": {
            "authorization": "AppleOrder k7Yx2mQ9sT4vW8zB1cD5"
          },
          "answer": {
            "status": 200,
            "headers": {
              "content-type": "application/vnd.apple.finance.order",
              "last-modified": "Fri, 15 Jan 2027 08:00:00 GMT"
            }
          }
        }
        """#

    static let withContentPEMText = #"""
        -----BEGIN CMS-----
        MIIFwAYJKoZIhvcNAQcCoIIFsTCCBa0CAQExDTALBglghkgBZQMEAgEwYAYJKoZI
        hvcNAQcBoFMEUXsib3JkZXIuanNvbiI6ImYxMzM4NWMzZGIzMDhhZWY2YTRiNmE5
        NmUyN2U0NmQ4YjMzMjRhOTgyODYxNTg2Mzg0ZmY2NWVhNWI5ODYyZDAifaCCA6Mw
        ggGlMIIBS6ADAgECAgIQADAKBggqhkjOPQQDAjAtMRIwEAYDVQQKDAlOb3QgQXBw
        bGUxFzAVBgNVBAMMDk5vdCBBcHBsZSBSb290MB4XDTI2MDEwMTAwMDAwMFoXDTI4
        MDIwMTAwMDAwMFowNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTES
        MBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+Hzr
        3XmaHPsef8tj9xmE+Gy6i5etb4ERdsGy2Yw6YXUCgQ+cisQ7tLDLAQs/2qz1qd0Y
        VjZKlMGL3hWPOKauLqNTMFEwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUdJri
        h65vM1HMporx79j33PvVbLcwHwYDVR0jBBgwFoAUm9nc3nE6gCm6Ql1jCM8pEmAL
        1k4wCgYIKoZIzj0EAwIDSAAwRQIgDpDgSvHj5gimqiIGw8FUS6G6HeSfCpDUPi5n
        WtzI5hcCIQDo5D/9HTzzCUsjg2Qbgf+N52jU8w0SYjowSv18chK5BzCCAfYwggGd
        oAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNVBAMMFk5vdCBBcHBsZSBJbnRl
        cm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAeFw0yNjAxMDEwMDAwMDBaFw0y
        ODAyMDEwMDAwMDBaMIGBMS4wLAYDVQQDDCVPcmRlciBUeXBlIElEOiBvcmRlci5j
        b20uZXhhbXBsZS5zaG9wMSYwJAYKCZImiZPyLGQBAQwWb3JkZXIuY29tLmV4YW1w
        bGUuc2hvcDETMBEGA1UECwwKVEVBTTEyMzQ1NjESMBAGA1UECgwJTm90IEFwcGxl
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEFjX5/uOm6cfK6UAJnzaVzprVlpet
        KYx6ELW3V313NCltmbtwl6euJ0L0PhKvWzGOTVjTHFKRN30mZbKzwHB/BqNQME4w
        DAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUrZ4LchXmyOx8XopBaOpoWnsT6XQwHwYD
        VR0jBBgwFoAUdJrih65vM1HMporx79j33PvVbLcwCgYIKoZIzj0EAwIDRwAwRAIg
        G7Y25OV3tT4/uYMPaaAfYVmIFGb0D50n/fvQCg8IdgoCIDIUNp3CCBCS7iOzPRtT
        Mh1b3nEOPPKOaTmTP1nz7qOXMYIBjjCCAYoCAQEwOzA1MR8wHQYDVQQDDBZOb3Qg
        QXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUCAhABMAsGCWCG
        SAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcBMBwGCSqGSIb3DQEJ
        BTEPFw0yNjExMzAyMTU4MjhaMC8GCSqGSIb3DQEJBDEiBCAHI9JipIkTcyafRXgp
        FFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0BCQ8xbDBqMAsGCWCGSAFlAwQB
        KjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoGCCqGSIb3DQMHMA4GCCqGSIb3
        DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMCBzANBggqhkiG9w0DAgIBKDAK
        BggqhkjOPQQDAgRIMEYCIQD15kPHNH+usDwLsZGOL5mQuTYNG/dUwB5w1hfFjVw+
        fAIhALlMHfeLhrZy6Bz//+OYJeiLZMGNzvkU23Bi3Mi4EvmC
        -----END CMS-----
        """#

    static let withSHA1PEMText = #"""
        -----BEGIN CMS-----
        MIIFVQYJKoZIhvcNAQcCoIIFRjCCBUICAQExCTAHBgUrDgMCGjALBgkqhkiG9w0B
        BwGgggOjMIIBpTCCAUugAwIBAgICEAAwCgYIKoZIzj0EAwIwLTESMBAGA1UECgwJ
        Tm90IEFwcGxlMRcwFQYDVQQDDA5Ob3QgQXBwbGUgUm9vdDAeFw0yNjAxMDEwMDAw
        MDBaFw0yODAyMDEwMDAwMDBaMDUxHzAdBgNVBAMMFk5vdCBBcHBsZSBJbnRlcm1l
        ZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEH
        A0IABPh86915mhz7Hn/LY/cZhPhsuouXrW+BEXbBstmMOmF1AoEPnIrEO7SwywEL
        P9qs9andGFY2SpTBi94Vjzimri6jUzBRMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0O
        BBYEFHSa4oeubzNRzKaK8e/Y99z71Wy3MB8GA1UdIwQYMBaAFJvZ3N5xOoApukJd
        YwjPKRJgC9ZOMAoGCCqGSM49BAMCA0gAMEUCIA6Q4Erx4+YIpqoiBsPBVEuhuh3k
        nwqQ1D4uZ1rcyOYXAiEA6OQ//R088wlLI4NkG4H/jedo1PMNEmI6MEr9fHISuQcw
        ggH2MIIBnaADAgECAgIQATAKBggqhkjOPQQDAjA1MR8wHQYDVQQDDBZOb3QgQXBw
        bGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwHhcNMjYwMTAxMDAw
        MDAwWhcNMjgwMjAxMDAwMDAwWjCBgTEuMCwGA1UEAwwlT3JkZXIgVHlwZSBJRDog
        b3JkZXIuY29tLmV4YW1wbGUuc2hvcDEmMCQGCgmSJomT8ixkAQEMFm9yZGVyLmNv
        bS5leGFtcGxlLnNob3AxEzARBgNVBAsMClRFQU0xMjM0NTYxEjAQBgNVBAoMCU5v
        dCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBY1+f7jpunHyulACZ82
        lc6a1ZaXrSmMehC1t1d9dzQpbZm7cJenridC9D4Sr1sxjk1Y0xxSkTd9JmWys8Bw
        fwajUDBOMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFK2eC3IV5sjsfF6KQWjqaFp7
        E+l0MB8GA1UdIwQYMBaAFHSa4oeubzNRzKaK8e/Y99z71Wy3MAoGCCqGSM49BAMC
        A0cAMEQCIBu2NuTld7U+P7mDD2mgH2FZiBRm9A+dJ/370AoPCHYKAiAyFDadwggQ
        ku4jsz0bUzIdW95xDjzyjmk5kz9Z8+6jlzGCAXwwggF4AgEBMDswNTEfMB0GA1UE
        AwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlAgIQ
        ATAHBgUrDgMCGqCB2DAYBgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcBMBwGCSqGSIb3
        DQEJBTEPFw0yNjExMzAyMTU4MjhaMCMGCSqGSIb3DQEJBDEWBBSnxMk/1SQijrNB
        GD4rjHScF7ut6zB5BgkqhkiG9w0BCQ8xbDBqMAsGCWCGSAFlAwQBKjALBglghkgB
        ZQMEARYwCwYJYIZIAWUDBAECMAoGCCqGSIb3DQMHMA4GCCqGSIb3DQMCAgIAgDAN
        BggqhkiG9w0DAgIBQDAHBgUrDgMCBzANBggqhkiG9w0DAgIBKDAJBgcqhkjOPQQB
        BEcwRQIhAKWS20EKZTyaGU7A/LjPpNS1nfwfwdIlX6JM7zEZ06OGAiAKg4EcuhAC
        V2Hmeb3wDEQEKEwobQ08uqgCIukcINo6Fg==
        -----END CMS-----
        """#

    static let withoutCertificatesPEMText = #"""
        -----BEGIN CMS-----
        MIIBwwYJKoZIhvcNAQcCoIIBtDCCAbACAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBMYIBjTCCAYkCAQEwOzA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJt
        ZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUCAhABMAsGCWCGSAFlAwQCAaCB5DAY
        BgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMzAy
        MTU4MjhaMC8GCSqGSIb3DQEJBDEiBCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOr
        Xrdwab4DlDB5BgkqhkiG9w0BCQ8xbDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQME
        ARYwCwYJYIZIAWUDBAECMAoGCCqGSIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggq
        hkiG9w0DAgIBQDAHBgUrDgMCBzANBggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRH
        MEUCIQDfvlT9XSqqZ72+4SEnMlm54759hLmNGeYt2tyjfG/IQgIgfMUJ0Ok+5khO
        5D8+6QMWJsPLl4ipJDIJ0odeIuZlbBE=
        -----END CMS-----
        """#

    static let withoutIssuerPEMText = #"""
        -----BEGIN CMS-----
        MIIDwAYJKoZIhvcNAQcCoIIDsTCCA60CAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIB+jCCAfYwggGdoAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNV
        BAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAe
        Fw0yNjAxMDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMIGBMS4wLAYDVQQDDCVPcmRl
        ciBUeXBlIElEOiBvcmRlci5jb20uZXhhbXBsZS5zaG9wMSYwJAYKCZImiZPyLGQB
        AQwWb3JkZXIuY29tLmV4YW1wbGUuc2hvcDETMBEGA1UECwwKVEVBTTEyMzQ1NjES
        MBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEFjX5
        /uOm6cfK6UAJnzaVzprVlpetKYx6ELW3V313NCltmbtwl6euJ0L0PhKvWzGOTVjT
        HFKRN30mZbKzwHB/BqNQME4wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUrZ4LchXm
        yOx8XopBaOpoWnsT6XQwHwYDVR0jBBgwFoAUdJrih65vM1HMporx79j33PvVbLcw
        CgYIKoZIzj0EAwIDRwAwRAIgG7Y25OV3tT4/uYMPaaAfYVmIFGb0D50n/fvQCg8I
        dgoCIDIUNp3CCBCS7iOzPRtTMh1b3nEOPPKOaTmTP1nz7qOXMYIBjDCCAYgCAQEw
        OzA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlO
        b3QgQXBwbGUCAhABMAsGCWCGSAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZI
        hvcNAQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMzAyMTU4MjhaMC8GCSqGSIb3DQEJ
        BDEiBCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0B
        CQ8xbDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoG
        CCqGSIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMC
        BzANBggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRGMEQCIFc/Im/WkZDTuLdda0VH
        HVAOxijvtZDONu1t6KNp9Xf3AiBehvBo5IHcncHJZn52mSwWpBShWctOVrIQoqFQ
        C+dPwA==
        -----END CMS-----
        """#

    static let withoutTimePEMText = #"""
        -----BEGIN CMS-----
        MIIEgQYJKoZIhvcNAQcCoIIEcjCCBG4CAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDozCCAaUwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAT4fOvdeZoc+x5/y2P3GYT4bLqLl61vgRF2wbLZjDphdQKBD5yKxDu0
        sMsBCz/arPWp3RhWNkqUwYveFY84pq4uo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBR0muKHrm8zUcymivHv2Pfc+9VstzAfBgNVHSMEGDAWgBSb2dzecTqA
        KbpCXWMIzykSYAvWTjAKBggqhkjOPQQDAgNIADBFAiAOkOBK8ePmCKaqIgbDwVRL
        obod5J8KkNQ+Lmda3MjmFwIhAOjkP/0dPPMJSyODZBuB/43naNTzDRJiOjBK/Xxy
        ErkHMIIB9jCCAZ2gAwIBAgICEAEwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90
        IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEw
        MTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowgYExLjAsBgNVBAMMJU9yZGVyIFR5cGUg
        SUQ6IG9yZGVyLmNvbS5leGFtcGxlLnNob3AxJjAkBgoJkiaJk/IsZAEBDBZvcmRl
        ci5jb20uZXhhbXBsZS5zaG9wMRMwEQYDVQQLDApURUFNMTIzNDU2MRIwEAYDVQQK
        DAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQWNfn+46bpx8rp
        QAmfNpXOmtWWl60pjHoQtbdXfXc0KW2Zu3CXp64nQvQ+Eq9bMY5NWNMcUpE3fSZl
        srPAcH8Go1AwTjAMBgNVHRMBAf8EAjAAMB0GA1UdDgQWBBStngtyFebI7HxeikFo
        6mhaexPpdDAfBgNVHSMEGDAWgBR0muKHrm8zUcymivHv2Pfc+9VstzAKBggqhkjO
        PQQDAgNHADBEAiAbtjbk5Xe1Pj+5gw9poB9hWYgUZvQPnSf9+9AKDwh2CgIgMhQ2
        ncIIEJLuI7M9G1MyHVvecQ488o5pOZM/WfPuo5cxgaUwgaICAQEwOzA1MR8wHQYD
        VQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUC
        AhABMAsGCWCGSAFlAwQCATAKBggqhkjOPQQDAgRHMEUCIQCKBcgiK7/jbqUQ5lhB
        0DikxJyFYlKQI27dsS+9LrfASgIgFqhzI5jiIHVTVJ1m2ObOZ1CQCrOpB2jp5Mch
        bGUpWDA=
        -----END CMS-----
        """#

    static let wrongSignaturePEMText = #"""
        -----BEGIN CMS-----
        MIIFaQYJKoZIhvcNAQcCoIIFWjCCBVYCAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDozCCAaUwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAT4fOvdeZoc+x5/y2P3GYT4bLqLl61vgRF2wbLZjDphdQKBD5yKxDu0
        sMsBCz/arPWp3RhWNkqUwYveFY84pq4uo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBR0muKHrm8zUcymivHv2Pfc+9VstzAfBgNVHSMEGDAWgBSb2dzecTqA
        KbpCXWMIzykSYAvWTjAKBggqhkjOPQQDAgNIADBFAiAOkOBK8ePmCKaqIgbDwVRL
        obod5J8KkNQ+Lmda3MjmFwIhAOjkP/0dPPMJSyODZBuB/43naNTzDRJiOjBK/Xxy
        ErkHMIIB9jCCAZ2gAwIBAgICEAEwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90
        IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEw
        MTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowgYExLjAsBgNVBAMMJU9yZGVyIFR5cGUg
        SUQ6IG9yZGVyLmNvbS5leGFtcGxlLnNob3AxJjAkBgoJkiaJk/IsZAEBDBZvcmRl
        ci5jb20uZXhhbXBsZS5zaG9wMRMwEQYDVQQLDApURUFNMTIzNDU2MRIwEAYDVQQK
        DAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQWNfn+46bpx8rp
        QAmfNpXOmtWWl60pjHoQtbdXfXc0KW2Zu3CXp64nQvQ+Eq9bMY5NWNMcUpE3fSZl
        srPAcH8Go1AwTjAMBgNVHRMBAf8EAjAAMB0GA1UdDgQWBBStngtyFebI7HxeikFo
        6mhaexPpdDAfBgNVHSMEGDAWgBR0muKHrm8zUcymivHv2Pfc+9VstzAKBggqhkjO
        PQQDAgNHADBEAiAbtjbk5Xe1Pj+5gw9poB9hWYgUZvQPnSf9+9AKDwh2CgIgMhQ2
        ncIIEJLuI7M9G1MyHVvecQ488o5pOZM/WfPuo5cxggGMMIIBiAIBATA7MDUxHzAd
        BgNVBAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBs
        ZQICEAEwCwYJYIZIAWUDBAIBoIHkMBgGCSqGSIb3DQEJAzELBgkqhkiG9w0BBwEw
        HAYJKoZIhvcNAQkFMQ8XDTI2MTEzMDIxNTgyOFowLwYJKoZIhvcNAQkEMSIEIAcj
        0mKkiRNzJp9FeCkUWI2RYG5bsD+qU6tet3BpvgOUMHkGCSqGSIb3DQEJDzFsMGow
        CwYJYIZIAWUDBAEqMAsGCWCGSAFlAwQBFjALBglghkgBZQMEAQIwCgYIKoZIhvcN
        AwcwDgYIKoZIhvcNAwICAgCAMA0GCCqGSIb3DQMCAgFAMAcGBSsOAwIHMA0GCCqG
        SIb3DQMCAgEoMAoGCCqGSM49BAMCBEYwRAIgCsM+bXAhuv1r+EaGPaRmNf6Kh3Ua
        7dSCLt2nXLvHIsICIBHkmGdSCi9PE2AoxzHjekDbo79ykrUwnJesOyUnTVPP
        -----END CMS-----
        """#

    static let zip64ArchiveText = #"""
        "base64:UEsDBC0AAAAAAAAAIQDoLjWy//////////8NABQAbWFuaWZlc3QuanNvbgEAEABRAAAAAAAAAFEAAAAAAAAAeyJvcmRlci5qc29uIjoiZjEzMzg1YzNkYjMwOGFlZjZhNGI2YTk2ZTI3ZTQ2ZDhiMzMyNGE5ODI4NjE1ODYzODRmZjY1ZWE1Yjk4NjJkMCJ9UEsDBC0AAAAAAAAAIQCaA7bK//////////8KABQAb3JkZXIuanNvbgEAEADmAQAAAAAAAOYBAAAAAAAAeyJzY2hlbWFWZXJzaW9uIjoxLCJvcmRlclR5cGVJZGVudGlmaWVyIjoib3JkZXIuY29tLmV4YW1wbGUuc2hvcCIsIm9yZGVySWRlbnRpZmllciI6IjIwMjctMDAwMDQyIiwib3JkZXJUeXBlIjoiZWNvbW1lcmNlIiwiY3JlYXRlZEF0IjoiMjAyNy0wMy0wMVQwOTowMDowMFoiLCJ1cGRhdGVkQXQiOiIyMDI3LTAzLTAxVDA5OjAwOjAwWiIsInN0YXR1cyI6Im9wZW4iLCJvcmRlck1hbmFnZW1lbnRVUkwiOiJodHRwczovL3Nob3AuZXhhbXBsZS9vcmRlcnMvNDIiLCJtZXJjaGFudCI6eyJtZXJjaGFudElkZW50aWZpZXIiOiJtZXJjaGFudC5jb20uZXhhbXBsZS5zaG9wIiwiZGlzcGxheU5hbWUiOiJIYXJib3IgQm93bHMiLCJ1cmwiOiJodHRwczovL3Nob3AuZXhhbXBsZSIsImVtYWlsQWRkcmVzcyI6ImhlbHBAc2hvcC5leGFtcGxlIn0sInBheW1lbnQiOnsidG90YWwiOnsiYW1vdW50IjoiMTIiLCJjdXJyZW5jeSI6IlVTRCJ9LCJzdGF0dXMiOiJwYWlkIn19UEsBAi0DLQAAAAAAAAAhAOguNbJRAAAAUQAAAA0AAAAAAAAAAAAAAIABAAAAAG1hbmlmZXN0Lmpzb25QSwECLQMtAAAAAAAAACEAmgO2yuYBAADmAQAACgAAAAAAAAAAAAAAgAGQAAAAb3JkZXIuanNvblBLBQYAAAAAAgACAHMAAACyAgAAAAA="
        """#
}
