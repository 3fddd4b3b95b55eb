String request = String.format("{\"countryCode\": \"US\", \"currencyCode\": \"%s\", \"supportedNetworks\": [\"visa\"], \"merchantCapabilities\": [\"supports3DS\"]}", currency);
