<script>
new ApplePaySession(3, <?= json_encode(['countryCode' => 'US', 'currencyCode' => 'USX', 'supportedNetworks' => ['visa'], 'merchantCapabilities' => array('supports3DS'), 'total' => ['label' => 'Shop', 'amount' => '1.00']]) ?>)
</script>
