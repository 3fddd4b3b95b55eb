using System.Security.Cryptography.X509Certificates;
var hosts = new HashSet<string> { "apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com" };
var path = Environment.GetEnvironmentVariable("MERCHANT_CERTIFICATE");
var passphrase = Environment.GetEnvironmentVariable("MERCHANT_PASSPHRASE");
var handler = new HttpClientHandler();
handler.ClientCertificates.Add(new X509Certificate2(path, passphrase));
var client = new HttpClient(handler);
var app = WebApplication.Create(args);
app.MapPost("/session", async (HttpRequest request) =>
{
    var form = await request.ReadFromJsonAsync<SessionForm>();
    var address = new Uri(form.Url);
    if (address.Scheme != "https" || !hosts.Contains(address.Host)) return Results.BadRequest();
    var body = new
    {
        merchantIdentifier = "merchant.example.cedar", displayName = "Cedar Outdoor", initiative = "web",
        initiativeContext = "shop.cedar.example",
    };
    var answer = await client.PostAsJsonAsync(address, body);
    return Results.Content(await answer.Content.ReadAsStringAsync(), "application/json");
});
app.Run();
record SessionForm(string Url);
