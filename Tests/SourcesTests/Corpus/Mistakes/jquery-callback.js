$(function () {
  $('.pay').click(function (event) {
    event.preventDefault()
    var session = new ApplePaySession(1, {
      countryCode: 'CA', currencyCode: 'CAD', supportedNetworks: ['visa', 'interact'], merchantCapabilities: ['supports3DS'],
      total: { label: 'Shop', amount: $('#total').data('amount') }
    })
    session.onvalidatemerchant = function (e) { $.post('/validate', { url: e.validationURL }, session.completeMerchantValidation) }
  })
})
