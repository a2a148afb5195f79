import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from './s3_signature.js'

interface StoredObject {
  body: Buffer
  type: string
  meta?: Record<string, string>
}

/** An in-memory S3 with path-style URLs. Refuses unsigned requests. */
export class S3Server {
  readonly keyId = 'test-key'
  readonly secret = 'test-secret'
  readonly bucket = 'vesta-test'

  readonly objects = new Map<string, StoredObject>()

  /** parts of unfinished uploads, by upload */
  readonly #parts = new Map<string, Map<number, Buffer>>()

  refused = 0

  readonly #server: Server = createServer((request, response) => {
    // whoever is ended while sending a file is no failure here
    void this.#answer(request, response).catch((error: unknown) => {
      if (!request.errored) throw error
    })
  })

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
    const query = new URL(request.url!, 'http://s3').searchParams
    if (['uploads', 'uploadId', 'delete', 'list-type'].some((name) => query.has(name))) {
      return this.#answerQuery(request.method!, key, query, body, response)
    }
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, {
          body,
          type: String(request.headers['content-type']),
          meta: metaOf(request),
        })
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

  /** Uploads in parts, deleting many, and lists. */
  #answerQuery(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    response: ServerResponse
  ): void {
    const xml = (text: string) =>
      void response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
    if (query.has('list-type')) {
      const found = [...this.objects].filter(([name]) => name.startsWith(query.get('prefix') ?? ''))
      const rows = found.map(
        ([name, { body: content }]) =>
          `<Contents><Key>${name}</Key><Size>${content.length}</Size></Contents>`
      )
      return xml(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`
      )
    }
    if (query.has('delete')) {
      for (const [, name] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) {
        this.objects.delete(name)
      }
      return xml('<DeleteResult></DeleteResult>')
    }
    if (query.has('uploads')) {
      const id = randomUUID()
      this.#parts.set(id, new Map())
      return xml(
        `<InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
      )
    }
    const id = query.get('uploadId') ?? ''
    const parts = this.#parts.get(id)
    if (!parts) return this.#fail(response, 404, 'NoSuchUpload')
    switch (method) {
      case 'PUT':
        parts.set(Number(query.get('partNumber')), body)
        return void response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end()
      case 'GET': {
        const rows = [...parts].map(
          ([number, part]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${part.length}</Size></Part>`
        )
        return xml(
          `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`
        )
      }
      case 'POST': {
        const inOrder = [...parts].toSorted(([one], [other]) => one - other)
        const whole = Buffer.concat(inOrder.map(([, part]) => part))
        this.objects.set(key, { body: whole, type: 'application/octet-stream' })
        this.#parts.delete(id)
        return xml(
          `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>`
        )
      }
      default:
        this.#parts.delete(id)
        return void response.writeHead(204).end()
    }
  }

  #send({ method }: IncomingMessage, response: ServerResponse, stored?: StoredObject): void {
    if (!stored) return this.#fail(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': stored.type,
      'content-length': stored.body.length,
      'last-modified': new Date(0).toUTCString(),
      'etag': '"1"',
      ...stored.meta,
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

function metaOf({ headers }: IncomingMessage): Record<string, string> {
  const given = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
