type Request struct {
  Capabilities []string `json:"merchantCapabilities"`
}
var request = fmt.Sprintf(`{"countryCode": "US", "currencyCode": "%s", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}`, currency)
