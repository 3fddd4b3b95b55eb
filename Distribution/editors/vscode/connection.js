// Messages of the Language Server Protocol over the streams of a process.
'use strict'

const SEPARATOR = Buffer.from('\r\n\r\n')

/** An error that the server answered with. */
class ResponseError extends Error {
  constructor({ code, message, data }) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Sends and receives messages. */
class Connection {
  /**
   * @param input The stream that the server reads.
   * @param output The stream that the server writes.
   */
  constructor(input, output) {
    this.input = input
    this.rest = Buffer.alloc(0)
    this.lastRequest = 0
    this.waiting = new Map()
    this.handlers = new Map()
    this.isClosed = false
    output.on('data', (piece) => this.receive(piece))
    // The client listens to the end of the process.
    input.on('error', () => this.close())
  }

  /** Calls a function for each notification or request of a method. */
  on(method, handler) {
    this.handlers.set(method, handler)
  }

  notify(method, params) {
    this.send({ method, params })
  }

  /** Sends a request. If the token is cancelled, so is the request. */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(new ResponseError({ code: -32099, message: 'the language server has ended' }))
    const id = ++this.lastRequest
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    this.send({ id, method, params })
    const listener = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }))
    return answer.finally(() => listener?.dispose())
  }

  /** Ends all requests that wait for an answer. */
  close() {
    this.isClosed = true
    for (const { reject } of this.waiting.values()) {
      reject(new ResponseError({ code: -32099, message: 'the language server has ended' }))
    }
    this.waiting.clear()
  }

  send(message) {
    if (this.isClosed) return
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.input.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]))
  }

  receive(piece) {
    this.rest = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece])
    for (;;) {
      const end = this.rest.indexOf(SEPARATOR)
      if (end < 0) return
      const length = Number(/content-length: *(\d+)/i.exec(this.rest.toString('latin1', 0, end))?.[1])
      const start = end + SEPARATOR.length
      if (this.rest.length < start + length) return
      const body = this.rest.toString('utf8', start, start + length)
      this.rest = this.rest.subarray(start + length)
      this.take(JSON.parse(body))
    }
  }

  take(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      if (message.error) waiting?.reject(new ResponseError(message.error))
      else waiting?.resolve(message.result)
      return
    }
    const handler = this.handlers.get(message.method)
    if (message.id === undefined) {
      handler?.(message.params)
      return
    }
    if (!handler) {
      this.send({ id: message.id, error: { code: -32601, message: `there is no method ${message.method}` } })
      return
    }
    Promise.resolve(handler(message.params)).then(
      (result) => this.send({ id: message.id, result: result ?? null }),
      (error) => this.send({ id: message.id, error: { code: -32603, message: String(error?.message ?? error) } }),
    )
  }
}

module.exports = { Connection, ResponseError }
