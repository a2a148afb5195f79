import { createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { BrowserKeys } from '#app/notifications/tests/push_decryption'
import { LocalWeb } from '#tests/support/local_web'

interface VapidClaims {
  aud: string
  exp: number
  sub: string
}

interface Received {
  message: unknown
  headers: IncomingHttpHeaders
  claims: VapidClaims
}

/** A TLS push service (RFC 8030) that requires RFC 8292 signatures and decrypts messages. */
export class PushService {
  readonly received: Received[] = []
  readonly complaints: unknown[] = []
  status = 201

  readonly #browsers = new Map<string, BrowserKeys>()
  #restoreNetwork = () => {}

  private constructor(
    private readonly web: LocalWeb,
    private readonly senderKey: string
  ) {}

  /** @param senderKey the VAPID public key that browsers subscribe with */
  static async start(senderKey: string): Promise<PushService> {
    const handle = (request: IncomingMessage, response: ServerResponse) =>
      void service.#answer(request, response)
    const service: PushService = new PushService(
      await LocalWeb.start(handle, { isTls: true }),
      senderKey
    )
    service.#restoreNetwork = useNetworkGuard(service.web.guard({ 'inside.test': ['10.0.0.1'] }))
    return service
  }

  async stop(): Promise<void> {
    this.#restoreNetwork()
    await this.web.stop()
  }

  subscribe(name = 'push.test') {
    const path = `/send/${crypto.randomUUID()}`
    const browser = new BrowserKeys()
    this.#browsers.set(path, browser)
    return { endpoint: this.web.url(path, name), keys: browser.public }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const { headers } = request
    try {
      const browser = this.#browsers.get(request.url!)
      if (request.method !== 'POST' || !browser) throw new Error('unknown endpoint')
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('unknown encoding')
      if (!(Number(headers.ttl) > 0)) throw new Error('no TTL')
      const claims = this.#claimsOf(headers.authorization ?? '')
      const message: unknown = JSON.parse(browser.decrypt(body))
      this.received.push({ message, headers, claims })
      response.writeHead(this.status).end()
    } catch (error) {
      this.complaints.push(error)
      response.writeHead(400).end()
    }
  }

  /** Source: RFC 8292, 2 and 3; RFC 7515, A.3 */
  #claimsOf(authorization: string): VapidClaims {
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
    if (key !== this.senderKey) throw new Error('another sender')
    const [head, claims, signature] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {
        key: createPublicKey({
          format: 'jwk',
          key: {
            kty: 'EC',
            crv: 'P-256',
            x: point.subarray(1, 33).toString('base64url'),
            y: point.subarray(33).toString('base64url'),
          },
        }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url')
    )
    if (!isSigned) throw new Error('signature does not hold')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims
  }
}
