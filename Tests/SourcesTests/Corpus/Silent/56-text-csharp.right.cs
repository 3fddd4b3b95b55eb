var request = $"""
  {"countryCode": "US", "currencyCode": "{currency}", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}
  """;
var merchantCapabilities = new[] { "none" };
