import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Answer, DrawingRequest, Protocol } from './protocol.js'
import { PROTOCOLS } from './protocols.js'

interface Options {
  /**
   * The longer side of its results, in px; by default as requested. Upscaling is most of the work,
   * so tests that aren't about size use `SMALL_SIDE`.
   */
  maxSide?: number
}

/** Large enough for a room to be recognized. */
export const SMALL_SIDE = 320

/** The outcome of one request. */
export type Turn =
  /** returns the photo unchanged, to reveal its position */
  | 'picture'
  | 'empty'
  | 'refusal'
  /** no response until the client disconnects */
  | 'silence'
  /** the connection breaks mid-response */
  | 'cut'
  | { status: number; message: string; headers?: Record<string, string> }
  /** an image other than the photo */
  | { drawn: Buffer; after?: Promise<void> }

/**
 * A local image service that speaks the protocols of OpenAI, Gemini, fal and Replicate, records
 * requests and plays the queued turns; by default it returns the photo.
 */
export class ImageProvider {
  readonly requests: DrawingRequest[] = []

  /** outcomes of the next requests, in order */
  readonly turns: Turn[] = []

  /** number of clients that disconnected before a response */
  left = 0

  readonly #kept = new Map<string, Answer[]>()
  readonly #server: Server

  private constructor(private readonly maxSide: number | undefined) {
    this.#server = createServer((request, response) => {
      // whoever is ended while sending a photo is no failure here
      void this.#serve(request, response).catch((error: unknown) => {
        if (!request.errored) throw error
      })
    })
  }

  static async start({ maxSide }: Options = {}): Promise<ImageProvider> {
    const provider = new ImageProvider(maxSide)
    provider.#server.listen(0, '127.0.0.1')
    await once(provider.#server, 'listening')
    return provider
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get last(): DrawingRequest {
    return this.requests[this.requests.length - 1]
  }

  reset(): void {
    this.requests.length = this.turns.length = this.left = 0
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => void (response.writableFinished || this.left++))
    const path = request.url ?? '/'
    const protocol = Object.values(PROTOCOLS).find(({ asks }) => asks(path))
    if (request.method === 'GET') return this.#sendKept(path, response)
    if (!protocol) return send(response, { status: 404, body: { path } })
    const fields = await fieldsOf(request)
    this.requests.push({
      path,
      headers: request.headers,
      fields: withoutBytes(fields),
      photo: protocol.photoOf(fields),
      mask: protocol.maskOf?.(fields),
    })
    await this.#takeTurn(protocol, this.turns.shift() ?? 'picture', response)
  }

  async #takeTurn(protocol: Protocol, turn: Turn, response: ServerResponse): Promise<void> {
    const keep = (answers: Answer[]) => this.#keep(answers)
    switch (turn) {
      case 'picture':
        return send(response, protocol.picture(await this.#fitted(this.last.photo), keep))
      case 'empty':
        return send(response, protocol.empty())
      case 'refusal':
        return send(response, protocol.refusal(keep))
      case 'silence':
        return
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
        response.write('{"data":', () => response.destroy())
        return
    }
    if ('status' in turn) {
      const { status, message, headers } = turn
      return send(response, { status, headers, body: protocol.failure(message) })
    }
    const drawn = await this.#fitted(turn.drawn)
    await turn.after
    send(response, protocol.picture(drawn, keep))
  }

  async #fitted(picture: Buffer = Buffer.alloc(0)): Promise<Buffer> {
    if (this.maxSide === undefined || picture.length === 0) return picture
    return sharp(picture).resize(this.maxSide, this.maxSide, { fit: 'inside' }).jpeg().toBuffer()
  }

  #keep(answers: Answer[]): string {
    const path = `/kept/${this.#kept.size}`
    this.#kept.set(path, answers)
    return `${this.url}${path}`
  }

  /** Sends the stored responses in order, then repeats the last one. */
  #sendKept(path: string, response: ServerResponse): void {
    const answers = this.#kept.get(path)
    const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0]
    send(response, answer ?? { status: 404, body: { path } }, this.url + path)
  }
}

/** @param self the response's own URL, which a prediction repeats */
function send(response: ServerResponse, { status, body, headers }: Answer, self?: string): void {
  const isBytes = Buffer.isBuffer(body)
  const json = !isBytes && self && 'urls' in body ? { ...body, urls: { get: self } } : body
  response.writeHead(status, {
    'content-type': isBytes ? 'image/jpeg' : 'application/json',
    ...headers,
  })
  response.end(isBytes ? body : JSON.stringify(json))
}

/** A form's files as bytes; for a repeated field, the last one. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = Buffer.concat(await request.toArray())
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) return JSON.parse(body.toString())
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    // forms normalize line endings to CRLF
    if (typeof value === 'string') fields[name] = value.replaceAll('\r\n', '\n')
    else fields[name] = Buffer.from(await value.arrayBuffer())
  }
  return fields
}

function withoutBytes(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !Buffer.isBuffer(value)))
}
