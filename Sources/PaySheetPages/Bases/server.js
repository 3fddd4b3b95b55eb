const { readFileSync } = require("node:fs");
const express = require("express");
const { Agent } = require("undici");
const hosts = new Set(["apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com"]);
const cert = readFileSync(process.env.MERCHANT_CERTIFICATE);
const key = readFileSync(process.env.MERCHANT_KEY);
const dispatcher = new Agent({ connect: { cert, key, passphrase: process.env.MERCHANT_PASSPHRASE } });
const app = express();
app.use(express.json());
app.post("/session", async (req, res) => {
  const url = new URL(req.body.url);
  if (url.protocol !== "https:" || !hosts.has(url.host)) return res.sendStatus(400);
  const body = {
    merchantIdentifier: "merchant.example.cedar", displayName: "Cedar Outdoor", initiative: "web",
    initiativeContext: "shop.cedar.example",
  };
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body), dispatcher });
  res.status(answer.status).json(await answer.json());
});
app.post("/pay", async (req, res) => {
  const order = await orders.find(req.body.order);
  const charge = await provider.charge({ amount: order.amount, token: req.body.token });
  res.json({ isPaid: charge.isPaid });
});
