app.post('/apple-pay/session', async (req, res) => {
  const body = { merchantIdentifier: process.env.MERCHANT, displayName: 'Shop', initiative: 'web', initiativeContext: req.hostname }
  res.json(await validate(req.body.validationURL, body))
})
