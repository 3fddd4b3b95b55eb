sandbox.stub(session, 'completePaymentMethodSelection').returns({ newTotal: null })
assert.calledWith(session.completePaymentMethodSelection, sinon.match({ newTotal: { label: '' } }))
