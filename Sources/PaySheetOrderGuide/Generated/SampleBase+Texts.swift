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
        MIIFbwYJKoZIhvcNAQcCoIIFYDCCBVwCAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDpzCCAaYwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATKfbBtX8rhCD+ZtvIKDSgyyQyTIFSdAkdXwA8eGPFRmIR29y2T06K7
        JlD4HjMPUFQ71+m5LTJNUM+MpcYFKdSfo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBQZyT6DCwgo1foStZwh8YWWWfIvmTAfBgNVHSMEGDAWgBR2VMVTxbVZ
        WNYFZqUaDt9vFkyKPjAKBggqhkjOPQQDAgNJADBGAiEAjCmIXzQdkb74ndGBhqHt
        HXI4uNeHMzQspSs9d12Ec5ACIQC01ktCBhcIbhvMegiSA9LWRinKeuE7XFpfrPKJ
        XpQw7zCCAfkwggGfoAMCAQICAhACMAoGCCqGSM49BAMCMDUxHzAdBgNVBAMMFk5v
        dCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAeFw0yNjAx
        MDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMIGDMS8wLQYDVQQDDCZPcmRlciBUeXBl
        IElEOiBvcmRlci5jb20uZXhhbXBsZS5vdGhlcjEnMCUGCgmSJomT8ixkAQEMF29y
        ZGVyLmNvbS5leGFtcGxlLm90aGVyMRMwEQYDVQQLDApURUFNMTIzNDU2MRIwEAYD
        VQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAReptgiVY+Y
        Or9t+FSPkKUxP1Q5NIzHTixbZ3tUhsvqkpOAcx0Hiu1dVNXW3gHoYu/zPMy7vRcY
        EZSO4hQ7Ptdlo1AwTjAMBgNVHRMBAf8EAjAAMB0GA1UdDgQWBBTTMWte0OZjefbJ
        +V870SeyyFyABzAfBgNVHSMEGDAWgBQZyT6DCwgo1foStZwh8YWWWfIvmTAKBggq
        hkjOPQQDAgNIADBFAiAqmfZBkziBk31+oRlMQtbR5Ci5mpSmCTjD4My6ynpvpwIh
        AJ+zSlzyt8G4emAO3uB1y/D/Wmx9V2QR3+TwXZBsLNyVMYIBjjCCAYoCAQEwOzA1
        MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3Qg
        QXBwbGUCAhACMAsGCWCGSAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZIhvcN
        AQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMjcwOTM5MDZaMC8GCSqGSIb3DQEJBDEi
        BCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0BCQ8x
        bDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoGCCqG
        SIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMCBzAN
        BggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRIMEYCIQDizgkAM240BBXs4NSd6zQR
        63MCbOMzGGvL8mZZQerkrQIhAKAnvwWlYnyE4O6cgPrz7/J2uWboaLCXIx/9jKKt
        mllo
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
        MIIFagYJKoZIhvcNAQcCoIIFWzCCBVcCAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDpDCCAaYwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATKfbBtX8rhCD+ZtvIKDSgyyQyTIFSdAkdXwA8eGPFRmIR29y2T06K7
        JlD4HjMPUFQ71+m5LTJNUM+MpcYFKdSfo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBQZyT6DCwgo1foStZwh8YWWWfIvmTAfBgNVHSMEGDAWgBR2VMVTxbVZ
        WNYFZqUaDt9vFkyKPjAKBggqhkjOPQQDAgNJADBGAiEAjCmIXzQdkb74ndGBhqHt
        HXI4uNeHMzQspSs9d12Ec5ACIQC01ktCBhcIbhvMegiSA9LWRinKeuE7XFpfrPKJ
        XpQw7zCCAfYwggGdoAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNVBAMMFk5v
        dCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAeFw0yNjAx
        MDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMIGBMS4wLAYDVQQDDCVPcmRlciBUeXBl
        IElEOiBvcmRlci5jb20uZXhhbXBsZS5zaG9wMSYwJAYKCZImiZPyLGQBAQwWb3Jk
        ZXIuY29tLmV4YW1wbGUuc2hvcDETMBEGA1UECwwKVEVBTTEyMzQ1NjESMBAGA1UE
        CgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAENVZQw7YNZ/0T
        luY8cFysTUOaTfq+2+71/arQueIzW1GXGSbZ4adoRipN9k9H1UG14ON1xO+25Czs
        keItg6caQKNQME4wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUstMdg+7YsmKfFP+G
        CeWNcbM/UAwwHwYDVR0jBBgwFoAUGck+gwsIKNX6ErWcIfGFllnyL5kwCgYIKoZI
        zj0EAwIDRwAwRAIgKJRwXhAqSiniFvglxiaasSr6w/GeTxI17CakLd/2X0MCIAxw
        uUZn10N4HFDKiVjJeEhAT4+Hbb4IW4upSKKCk4EnMYIBjDCCAYgCAQEwOzA1MR8w
        HQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBw
        bGUCAhABMAsGCWCGSAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcB
        MBwGCSqGSIb3DQEJBTEPFw0yNjExMjcwOTM5MDZaMC8GCSqGSIb3DQEJBDEiBCAH
        I9JipIkTcyafRXgpFFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0BCQ8xbDBq
        MAsGCWCGSAFlAwQBKjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoGCCqGSIb3
        DQMHMA4GCCqGSIb3DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMCBzANBggq
        hkiG9w0DAgIBKDAKBggqhkjOPQQDAgRGMEQCID2h8PIPLIUpdWE4xCVzu8sajPGm
        ASeSM8xz+2Q0PWk4AiBWm5ohL1GMKluJ3AqeA5esaDmfGx1E+hASBqp6KvaUQw==
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
        MIIFvwYJKoZIhvcNAQcCoIIFsDCCBawCAQExDTALBglghkgBZQMEAgEwYAYJKoZI
        hvcNAQcBoFMEUXsib3JkZXIuanNvbiI6ImYxMzM4NWMzZGIzMDhhZWY2YTRiNmE5
        NmUyN2U0NmQ4YjMzMjRhOTgyODYxNTg2Mzg0ZmY2NWVhNWI5ODYyZDAifaCCA6Qw
        ggGmMIIBS6ADAgECAgIQADAKBggqhkjOPQQDAjAtMRIwEAYDVQQKDAlOb3QgQXBw
        bGUxFzAVBgNVBAMMDk5vdCBBcHBsZSBSb290MB4XDTI2MDEwMTAwMDAwMFoXDTI4
        MDIwMTAwMDAwMFowNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTES
        MBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEyn2w
        bV/K4Qg/mbbyCg0oMskMkyBUnQJHV8APHhjxUZiEdvctk9OiuyZQ+B4zD1BUO9fp
        uS0yTVDPjKXGBSnUn6NTMFEwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUGck+
        gwsIKNX6ErWcIfGFllnyL5kwHwYDVR0jBBgwFoAUdlTFU8W1WVjWBWalGg7fbxZM
        ij4wCgYIKoZIzj0EAwIDSQAwRgIhAIwpiF80HZG++J3RgYah7R1yOLjXhzM0LKUr
        PXddhHOQAiEAtNZLQgYXCG4bzHoIkgPS1kYpynrhO1xaX6zyiV6UMO8wggH2MIIB
        naADAgECAgIQATAKBggqhkjOPQQDAjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwHhcNMjYwMTAxMDAwMDAwWhcN
        MjgwMjAxMDAwMDAwWjCBgTEuMCwGA1UEAwwlT3JkZXIgVHlwZSBJRDogb3JkZXIu
        Y29tLmV4YW1wbGUuc2hvcDEmMCQGCgmSJomT8ixkAQEMFm9yZGVyLmNvbS5leGFt
        cGxlLnNob3AxEzARBgNVBAsMClRFQU0xMjM0NTYxEjAQBgNVBAoMCU5vdCBBcHBs
        ZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDVWUMO2DWf9E5bmPHBcrE1Dmk36
        vtvu9f2q0LniM1tRlxkm2eGnaEYqTfZPR9VBteDjdcTvtuQs7JHiLYOnGkCjUDBO
        MAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFLLTHYPu2LJinxT/hgnljXGzP1AMMB8G
        A1UdIwQYMBaAFBnJPoMLCCjV+hK1nCHxhZZZ8i+ZMAoGCCqGSM49BAMCA0cAMEQC
        ICiUcF4QKkop4hb4JcYmmrEq+sPxnk8SNewmpC3f9l9DAiAMcLlGZ9dDeBxQyolY
        yXhIQE+Ph22+CFuLqUiigpOBJzGCAYwwggGIAgEBMDswNTEfMB0GA1UEAwwWTm90
        IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlAgIQATALBglg
        hkgBZQMEAgGggeQwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0B
        CQUxDxcNMjYxMTI3MDkzOTA2WjAvBgkqhkiG9w0BCQQxIgQgByPSYqSJE3Mmn0V4
        KRRYjZFgbluwP6pTq163cGm+A5QweQYJKoZIhvcNAQkPMWwwajALBglghkgBZQME
        ASowCwYJYIZIAWUDBAEWMAsGCWCGSAFlAwQBAjAKBggqhkiG9w0DBzAOBggqhkiG
        9w0DAgICAIAwDQYIKoZIhvcNAwICAUAwBwYFKw4DAgcwDQYIKoZIhvcNAwICASgw
        CgYIKoZIzj0EAwIERjBEAiBHpG1JfOhvUGn83tAe9e+AYRIZNWVYwNS3Vr0bvjCy
        YgIgRm9ScX7p+sG4lRX3twJkAzVMdiT8dpgBCDPCtRkjolA=
        -----END CMS-----
        """#

    static let withSHA1PEMText = #"""
        -----BEGIN CMS-----
        MIIFVgYJKoZIhvcNAQcCoIIFRzCCBUMCAQExCTAHBgUrDgMCGjALBgkqhkiG9w0B
        BwGgggOkMIIBpjCCAUugAwIBAgICEAAwCgYIKoZIzj0EAwIwLTESMBAGA1UECgwJ
        Tm90IEFwcGxlMRcwFQYDVQQDDA5Ob3QgQXBwbGUgUm9vdDAeFw0yNjAxMDEwMDAw
        MDBaFw0yODAyMDEwMDAwMDBaMDUxHzAdBgNVBAMMFk5vdCBBcHBsZSBJbnRlcm1l
        ZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEH
        A0IABMp9sG1fyuEIP5m28goNKDLJDJMgVJ0CR1fADx4Y8VGYhHb3LZPTorsmUPge
        Mw9QVDvX6bktMk1Qz4ylxgUp1J+jUzBRMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0O
        BBYEFBnJPoMLCCjV+hK1nCHxhZZZ8i+ZMB8GA1UdIwQYMBaAFHZUxVPFtVlY1gVm
        pRoO328WTIo+MAoGCCqGSM49BAMCA0kAMEYCIQCMKYhfNB2Rvvid0YGGoe0dcji4
        14czNCylKz13XYRzkAIhALTWS0IGFwhuG8x6CJID0tZGKcp64TtcWl+s8olelDDv
        MIIB9jCCAZ2gAwIBAgICEAEwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowgYExLjAsBgNVBAMMJU9yZGVyIFR5cGUgSUQ6
        IG9yZGVyLmNvbS5leGFtcGxlLnNob3AxJjAkBgoJkiaJk/IsZAEBDBZvcmRlci5j
        b20uZXhhbXBsZS5zaG9wMRMwEQYDVQQLDApURUFNMTIzNDU2MRIwEAYDVQQKDAlO
        b3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ1VlDDtg1n/ROW5jxw
        XKxNQ5pN+r7b7vX9qtC54jNbUZcZJtnhp2hGKk32T0fVQbXg43XE77bkLOyR4i2D
        pxpAo1AwTjAMBgNVHRMBAf8EAjAAMB0GA1UdDgQWBBSy0x2D7tiyYp8U/4YJ5Y1x
        sz9QDDAfBgNVHSMEGDAWgBQZyT6DCwgo1foStZwh8YWWWfIvmTAKBggqhkjOPQQD
        AgNHADBEAiAolHBeECpKKeIW+CXGJpqxKvrD8Z5PEjXsJqQt3/ZfQwIgDHC5RmfX
        Q3gcUMqJWMl4SEBPj4dtvghbi6lIooKTgScxggF8MIIBeAIBATA7MDUxHzAdBgNV
        BAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZQIC
        EAEwBwYFKw4DAhqggdgwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG
        9w0BCQUxDxcNMjYxMTI3MDkzOTA2WjAjBgkqhkiG9w0BCQQxFgQUp8TJP9UkIo6z
        QRg+K4x0nBe7resweQYJKoZIhvcNAQkPMWwwajALBglghkgBZQMEASowCwYJYIZI
        AWUDBAEWMAsGCWCGSAFlAwQBAjAKBggqhkiG9w0DBzAOBggqhkiG9w0DAgICAIAw
        DQYIKoZIhvcNAwICAUAwBwYFKw4DAgcwDQYIKoZIhvcNAwICASgwCQYHKoZIzj0E
        AQRHMEUCIQDB/RqVZFYxaa3CB6PwpA/BPktOeQWnFLFmBbTTLslh0gIgaYemmpmx
        pmMfeyANau0yOKW5I3w5bCSDnGhr2zXTB0Y=
        -----END CMS-----
        """#

    static let withoutCertificatesPEMText = #"""
        -----BEGIN CMS-----
        MIIBxAYJKoZIhvcNAQcCoIIBtTCCAbECAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBMYIBjjCCAYoCAQEwOzA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJt
        ZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUCAhABMAsGCWCGSAFlAwQCAaCB5DAY
        BgkqhkiG9w0BCQMxCwYJKoZIhvcNAQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMjcw
        OTM5MDZaMC8GCSqGSIb3DQEJBDEiBCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOr
        Xrdwab4DlDB5BgkqhkiG9w0BCQ8xbDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQME
        ARYwCwYJYIZIAWUDBAECMAoGCCqGSIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggq
        hkiG9w0DAgIBQDAHBgUrDgMCBzANBggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRI
        MEYCIQDfK1RthZbJQckeJ4Q3uEWZBy1lX7b1zeg6IZ5PQmJ9LQIhAMueSzTBkHPC
        XPhXmY973fcn4qT2HaFv1rnoiQWhi/ft
        -----END CMS-----
        """#

    static let withoutIssuerPEMText = #"""
        -----BEGIN CMS-----
        MIIDwQYJKoZIhvcNAQcCoIIDsjCCA64CAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIB+jCCAfYwggGdoAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNV
        BAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAe
        Fw0yNjAxMDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMIGBMS4wLAYDVQQDDCVPcmRl
        ciBUeXBlIElEOiBvcmRlci5jb20uZXhhbXBsZS5zaG9wMSYwJAYKCZImiZPyLGQB
        AQwWb3JkZXIuY29tLmV4YW1wbGUuc2hvcDETMBEGA1UECwwKVEVBTTEyMzQ1NjES
        MBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAENVZQ
        w7YNZ/0TluY8cFysTUOaTfq+2+71/arQueIzW1GXGSbZ4adoRipN9k9H1UG14ON1
        xO+25CzskeItg6caQKNQME4wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUstMdg+7Y
        smKfFP+GCeWNcbM/UAwwHwYDVR0jBBgwFoAUGck+gwsIKNX6ErWcIfGFllnyL5kw
        CgYIKoZIzj0EAwIDRwAwRAIgKJRwXhAqSiniFvglxiaasSr6w/GeTxI17CakLd/2
        X0MCIAxwuUZn10N4HFDKiVjJeEhAT4+Hbb4IW4upSKKCk4EnMYIBjTCCAYkCAQEw
        OzA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYDVQQKDAlO
        b3QgQXBwbGUCAhABMAsGCWCGSAFlAwQCAaCB5DAYBgkqhkiG9w0BCQMxCwYJKoZI
        hvcNAQcBMBwGCSqGSIb3DQEJBTEPFw0yNjExMjcwOTM5MDZaMC8GCSqGSIb3DQEJ
        BDEiBCAHI9JipIkTcyafRXgpFFiNkWBuW7A/qlOrXrdwab4DlDB5BgkqhkiG9w0B
        CQ8xbDBqMAsGCWCGSAFlAwQBKjALBglghkgBZQMEARYwCwYJYIZIAWUDBAECMAoG
        CCqGSIb3DQMHMA4GCCqGSIb3DQMCAgIAgDANBggqhkiG9w0DAgIBQDAHBgUrDgMC
        BzANBggqhkiG9w0DAgIBKDAKBggqhkjOPQQDAgRHMEUCIQC9ubxix4El0hjIxa5J
        ZmbYpsTLwZnaA7dAH2lvBgbnqwIgBY0c3Evi26CBkgsQPe9lYBWLg+2g/KNqSL5J
        6OAGpqA=
        -----END CMS-----
        """#

    static let withoutTimePEMText = #"""
        -----BEGIN CMS-----
        MIIEgQYJKoZIhvcNAQcCoIIEcjCCBG4CAQExDTALBglghkgBZQMEAgEwCwYJKoZI
        hvcNAQcBoIIDpDCCAaYwggFLoAMCAQICAhAAMAoGCCqGSM49BAMCMC0xEjAQBgNV
        BAoMCU5vdCBBcHBsZTEXMBUGA1UEAwwOTm90IEFwcGxlIFJvb3QwHhcNMjYwMTAx
        MDAwMDAwWhcNMjgwMjAxMDAwMDAwWjA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50
        ZXJtZWRpYXRlMRIwEAYDVQQKDAlOb3QgQXBwbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATKfbBtX8rhCD+ZtvIKDSgyyQyTIFSdAkdXwA8eGPFRmIR29y2T06K7
        JlD4HjMPUFQ71+m5LTJNUM+MpcYFKdSfo1MwUTAPBgNVHRMBAf8EBTADAQH/MB0G
        A1UdDgQWBBQZyT6DCwgo1foStZwh8YWWWfIvmTAfBgNVHSMEGDAWgBR2VMVTxbVZ
        WNYFZqUaDt9vFkyKPjAKBggqhkjOPQQDAgNJADBGAiEAjCmIXzQdkb74ndGBhqHt
        HXI4uNeHMzQspSs9d12Ec5ACIQC01ktCBhcIbhvMegiSA9LWRinKeuE7XFpfrPKJ
        XpQw7zCCAfYwggGdoAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNVBAMMFk5v
        dCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAeFw0yNjAx
        MDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMIGBMS4wLAYDVQQDDCVPcmRlciBUeXBl
        IElEOiBvcmRlci5jb20uZXhhbXBsZS5zaG9wMSYwJAYKCZImiZPyLGQBAQwWb3Jk
        ZXIuY29tLmV4YW1wbGUuc2hvcDETMBEGA1UECwwKVEVBTTEyMzQ1NjESMBAGA1UE
        CgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAENVZQw7YNZ/0T
        luY8cFysTUOaTfq+2+71/arQueIzW1GXGSbZ4adoRipN9k9H1UG14ON1xO+25Czs
        keItg6caQKNQME4wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQUstMdg+7YsmKfFP+G
        CeWNcbM/UAwwHwYDVR0jBBgwFoAUGck+gwsIKNX6ErWcIfGFllnyL5kwCgYIKoZI
        zj0EAwIDRwAwRAIgKJRwXhAqSiniFvglxiaasSr6w/GeTxI17CakLd/2X0MCIAxw
        uUZn10N4HFDKiVjJeEhAT4+Hbb4IW4upSKKCk4EnMYGkMIGhAgEBMDswNTEfMB0G
        A1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxl
        AgIQATALBglghkgBZQMEAgEwCgYIKoZIzj0EAwIERjBEAiAAkNhqwHliEsMdRBKF
        DyHyfSALDjjavJL0ieVQvgU7ewIgeehMT0Qz+kPBFLM9bmkpeZqg54a1UNiDH6zi
        ChYcVy8=
        -----END CMS-----
        """#

    static let zip64ArchiveText = #"""
        "base64:UEsDBC0AAAAAAAAAIQDoLjWy//////////8NABQAbWFuaWZlc3QuanNvbgEAEABRAAAAAAAAAFEAAAAAAAAAeyJvcmRlci5qc29uIjoiZjEzMzg1YzNkYjMwOGFlZjZhNGI2YTk2ZTI3ZTQ2ZDhiMzMyNGE5ODI4NjE1ODYzODRmZjY1ZWE1Yjk4NjJkMCJ9UEsDBC0AAAAAAAAAIQCaA7bK//////////8KABQAb3JkZXIuanNvbgEAEADmAQAAAAAAAOYBAAAAAAAAeyJzY2hlbWFWZXJzaW9uIjoxLCJvcmRlclR5cGVJZGVudGlmaWVyIjoib3JkZXIuY29tLmV4YW1wbGUuc2hvcCIsIm9yZGVySWRlbnRpZmllciI6IjIwMjctMDAwMDQyIiwib3JkZXJUeXBlIjoiZWNvbW1lcmNlIiwiY3JlYXRlZEF0IjoiMjAyNy0wMy0wMVQwOTowMDowMFoiLCJ1cGRhdGVkQXQiOiIyMDI3LTAzLTAxVDA5OjAwOjAwWiIsInN0YXR1cyI6Im9wZW4iLCJvcmRlck1hbmFnZW1lbnRVUkwiOiJodHRwczovL3Nob3AuZXhhbXBsZS9vcmRlcnMvNDIiLCJtZXJjaGFudCI6eyJtZXJjaGFudElkZW50aWZpZXIiOiJtZXJjaGFudC5jb20uZXhhbXBsZS5zaG9wIiwiZGlzcGxheU5hbWUiOiJIYXJib3IgQm93bHMiLCJ1cmwiOiJodHRwczovL3Nob3AuZXhhbXBsZSIsImVtYWlsQWRkcmVzcyI6ImhlbHBAc2hvcC5leGFtcGxlIn0sInBheW1lbnQiOnsidG90YWwiOnsiYW1vdW50IjoiMTIiLCJjdXJyZW5jeSI6IlVTRCJ9LCJzdGF0dXMiOiJwYWlkIn19UEsBAi0DLQAAAAAAAAAhAOguNbJRAAAAUQAAAA0AAAAAAAAAAAAAAIABAAAAAG1hbmlmZXN0Lmpzb25QSwECLQMtAAAAAAAAACEAmgO2yuYBAADmAQAACgAAAAAAAAAAAAAAgAGQAAAAb3JkZXIuanNvblBLBQYAAAAAAgACAHMAAACyAgAAAAA="
        """#
}
