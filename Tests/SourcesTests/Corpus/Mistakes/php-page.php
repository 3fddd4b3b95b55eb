<?php require 'cart.php'; ?>
<script>
const session = new ApplePaySession(3, {
  countryCode: '<?= $shop->country ?>',
  currencyCode: 'EURO',
  supportedNetworks: ['visa', 'masterCard'],
  merchantCapabilities: ['supports3DS'],
  total: { label: '<?= $shop->name ?>', amount: <?= $cart->total() ?> }
})
</script>
