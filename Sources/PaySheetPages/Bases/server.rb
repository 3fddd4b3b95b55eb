require "json"
require "net/http"
require "sinatra"
HOSTS = %w[apple-pay-gateway.apple.com cn-apple-pay-gateway.apple.com].freeze
post "/session" do
  uri = URI(JSON.parse(request.body.read)["url"])
  halt 400 unless uri.scheme == "https" && HOSTS.include?(uri.host)
  http = Net::HTTP.new(uri.host, uri.port)
  http.use_ssl = true
  http.verify_mode = OpenSSL::SSL::VERIFY_PEER
  http.cert = OpenSSL::X509::Certificate.new(File.read(ENV.fetch("MERCHANT_CERTIFICATE")))
  http.key = OpenSSL::PKey.read(File.read(ENV.fetch("MERCHANT_KEY")), ENV.fetch("MERCHANT_PASSPHRASE"))
  body = {
    merchantIdentifier: "merchant.example.cedar", displayName: "Cedar Outdoor", initiative: "web",
    initiativeContext: "shop.cedar.example",
  }
  http.post(uri.path, body.to_json).body
end
