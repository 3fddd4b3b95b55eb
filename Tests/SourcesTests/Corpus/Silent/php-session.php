<?php $total = number_format($cart->total, 2); ?>
<script>
const session = new ApplePaySession(3, {
  countryCode: '<?= $country ?>', currencyCode: "<?php echo $currency; ?>",
  merchantCapabilities: ['supports3DS'], supportedNetworks: <?= json_encode($networks) ?>,
  total: { label: <?= json_encode($shop) ?>, amount: '<?= $total ?>' }
});
</script>
