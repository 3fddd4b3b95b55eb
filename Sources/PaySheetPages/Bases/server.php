<?php
$url = json_decode(file_get_contents('php://input'), true)['url'] ?? '';
$hosts = ['apple-pay-gateway.apple.com', 'cn-apple-pay-gateway.apple.com'];
if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {
    http_response_code(400);
    exit;
}
$body = [
    'merchantIdentifier' => 'merchant.example.cedar',
    'displayName' => 'Cedar Outdoor',
    'initiative' => 'web',
    'initiativeContext' => 'shop.cedar.example',
];
$curl = curl_init($url);
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode($body),
    CURLOPT_SSLCERT => getenv('MERCHANT_CERTIFICATE'),
    CURLOPT_SSLKEY => getenv('MERCHANT_KEY'),
    CURLOPT_SSLKEYPASSWD => getenv('MERCHANT_PASSPHRASE'),
    CURLOPT_SSL_VERIFYPEER => true,
    CURLOPT_SSL_VERIFYHOST => 2,
]);
curl_exec($curl);
