<script>
  window.session = new ApplePaySession(6, {
    countryCode: '{{ $country }}', currencyCode: @json($currency), supportedNetworks: ['Visa'],
    merchantCapabilities: ['supports3DS'], total: { label: @json($name), amount: '{{ $total }}' }
  });
</script>
