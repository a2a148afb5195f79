import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { PUBLIC_NETWORK, type NetworkGuard } from '#app/common/net/network_guard'
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from '#tests/support/certificate'

/** A local web server at `site.test` and `push.test`, with a guard that trusts its certificate. */
export class LocalWeb {
  readonly #server: Server
  readonly #scheme: string

  private constructor(listener: RequestListener, isTls: boolean) {
    this.#scheme = isTls ? 'https' : 'http'
    this.#server = isTls
      ? createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, listener)
      : createServer(listener)
  }

  static async start(listener: RequestListener, { isTls = false } = {}): Promise<LocalWeb> {
    const web = new LocalWeb(listener, isTls)
    web.#server.listen(0, '127.0.0.1')
    await once(web.#server, 'listening')
    return web
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  url(path = '/', name = 'site.test'): string {
    return `${this.#scheme}://${name}:${this.port}${path}`
  }

  guard(known: Record<string, string[]> = {}): NetworkGuard {
    const names: Record<string, string[]> = {
      'site.test': ['127.0.0.1'],
      'push.test': ['127.0.0.1'],
      ...known,
    }
    return {
      resolve: async (hostname) => {
        if (!names[hostname]) throw new Error(`${hostname} is unknown`)
        return names[hostname]
      },
      isAllowed: (address) => address === '127.0.0.1' || PUBLIC_NETWORK.isAllowed(address),
      ports: [...PUBLIC_NETWORK.ports, this.port],
      ca: TEST_CERTIFICATE,
    }
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }
}
