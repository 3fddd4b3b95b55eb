<script>
  const applePay = @json($applePay);
  new ApplePaySession(3, { countryCode: @json($country), currencyCode: '{{ $currency }}', merchantCapabilities: ['supports3DS'],
    supportedNetworks: {!! json_encode($networks) !!}, total: { label: '{{ $label }}', amount: '{{ $amount }}' } });
</script>
