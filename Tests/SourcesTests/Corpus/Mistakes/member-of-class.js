class Pay { total = { label: '', amount: '' }; go() { session.completePaymentMethodSelection({ newTotal: this.total }) } }
