;(function ($, ApplePaySession) { $('#pay').on('click', function () { var s = new ApplePaySession(3, { total: $('#total').val() }); s.begin() }) })(jQuery, fakeSession)
