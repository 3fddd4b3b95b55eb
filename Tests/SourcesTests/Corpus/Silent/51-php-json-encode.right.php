<script>
new ApplePaySession(3, <?= json_encode(['countryCode' => $country, 'currencyCode' => strtoupper('us' . $x), 'total' => total(['a' => '']), 'supportedNetworks' => NETWORKS, 'merchantCapabilities' => ["{$kind}"]]) ?>)
</script>
