package main
import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
)
var hosts = map[string]bool{"apple-pay-gateway.apple.com": true, "cn-apple-pay-gateway.apple.com": true}
func merchantSession(w http.ResponseWriter, r *http.Request) {
	address := r.FormValue("url")
	parsed, err := url.Parse(address)
	if err != nil || parsed.Scheme != "https" || !hosts[parsed.Host] {
		http.Error(w, "not an address of Apple", http.StatusBadRequest)
		return
	}
	certificate, err := tls.LoadX509KeyPair(os.Getenv("MERCHANT_CERTIFICATE"), os.Getenv("MERCHANT_KEY"))
	if err != nil {
		http.Error(w, "no certificate", http.StatusInternalServerError)
		return
	}
	settings := &tls.Config{Certificates: []tls.Certificate{certificate}}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: settings}}
	body, _ := json.Marshal(map[string]string{
		"merchantIdentifier": "merchant.example.cedar", "displayName": "Cedar Outdoor", "initiative": "web",
		"initiativeContext": "shop.cedar.example",
	})
	answer, err := client.Post(address, "application/json", bytes.NewReader(body))
	if err != nil {
		http.Error(w, "no answer", http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	w.WriteHeader(answer.StatusCode)
	io.Copy(w, answer.Body)
}
