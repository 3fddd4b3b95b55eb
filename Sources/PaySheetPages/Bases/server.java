package example.cedar;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Set;
import javax.net.ssl.SSLContext;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
@RestController
class SessionController {
  private static final Set<String> HOSTS = Set.of("apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com");
  private static final String BODY = "{\"merchantIdentifier\":\"merchant.example.cedar\",\"displayName\":\"Cedar Outdoor\","
      + "\"initiative\":\"web\",\"initiativeContext\":\"shop.cedar.example\"}";
  private final HttpClient client;
  SessionController(SSLContext merchantContext) {
    client = HttpClient.newBuilder().sslContext(merchantContext).build();
  }
  @PostMapping("/session")
  String merchantSession(@RequestBody Map<String, String> form) throws Exception {
    URI address = URI.create(form.get("url"));
    if (!"https".equals(address.getScheme()) || !HOSTS.contains(address.getHost())) {
      throw new ResponseStatusException(HttpStatus.BAD_REQUEST);
    }
    HttpRequest request = HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.ofString(BODY)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
