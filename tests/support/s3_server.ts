import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from './s3_signature.js'

interface StoredObject {
  body: Buffer
  type: string
}

/** An in-memory S3 with path-style URLs. Refuses unsigned requests. */
export class S3Server {
  readonly keyId = 'test-key'
  readonly secret = 'test-secret'
  readonly bucket = 'vesta-test'

  readonly objects = new Map<string, StoredObject>()

  refused = 0

  readonly #server: Server = createServer(
    (request, response) => void this.#answer(request, response)
  )

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const key = decodeURIComponent(request.url!.split('?')[0]).slice(`/${this.bucket}/`.length)
    if (!isSigned(request, body, this)) {
      this.refused++
      return this.#fail(response, 403, 'SignatureDoesNotMatch')
    }
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, { body, type: String(request.headers['content-type']) })
        return void response.writeHead(200, { etag: '"1"' }).end()
      case 'DELETE':
        this.objects.delete(key)
        return void response.writeHead(204).end()
      case 'GET':
      case 'HEAD':
        return this.#send(request, response, this.objects.get(key))
      default:
        return this.#fail(response, 405, 'MethodNotAllowed')
    }
  }

  #send({ method }: IncomingMessage, response: ServerResponse, stored?: StoredObject): void {
    if (!stored) return this.#fail(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': stored.type,
      'content-length': stored.body.length,
      'last-modified': new Date(0).toUTCString(),
      'etag': '"1"',
    })
    response.end(method === 'GET' ? stored.body : undefined)
  }

  #fail(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
    )
  }
}
