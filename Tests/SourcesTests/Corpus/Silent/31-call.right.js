session.completePayment.call(session, { status: 0 })
session.completePayment.apply(session, [{ status: 9 }])
