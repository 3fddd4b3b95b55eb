<script>
new ApplePaySession(3, {
  <?php if ($eu) { ?>
  countryCode: 'DE', currencyCode: 'EUR',
  <?php } else { ?>
  countryCode: 'US', currencyCode: 'USD',
  <?php } ?>
  merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total: { label: 'Shop', amount: '1.00' }
})
</script>
