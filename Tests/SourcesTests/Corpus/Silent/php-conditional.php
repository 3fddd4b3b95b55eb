<script>
new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  <?php if ($ships): ?>
  requiredShippingContactFields: ['postalAddress'],
  <?php endif; ?>
  total: { label: 'Shop', amount: '1.00' }
})
</script>
