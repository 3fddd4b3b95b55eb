import os
from urllib.parse import urlsplit
import requests
from flask import Flask, abort, jsonify, request
HOSTS = {"apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com"}
app = Flask(__name__)
@app.post("/session")
def merchant_session():
    url = request.get_json()["url"]
    parts = urlsplit(url)
    if parts.scheme != "https" or parts.netloc not in HOSTS:
        abort(400)
    body = {
        "merchantIdentifier": "merchant.example.cedar", "displayName": "Cedar Outdoor", "initiative": "web",
        "initiativeContext": "shop.cedar.example",
    }
    certificate = (os.environ["MERCHANT_CERTIFICATE"], os.environ["MERCHANT_KEY"])
    answer = requests.post(url, json=body, cert=certificate, timeout=10)
    return jsonify(answer.json()), answer.status_code
