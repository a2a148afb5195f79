import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { LocalWeb } from '#tests/support/local_web'

export interface ReceivedMessage {
  id: string
  type: string
  data: Record<string, unknown>
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse) => void

/** A receiver's server, which guarded fetch finds at `site.test`. */
export class HookServer {
  readonly received: ReceivedMessage[] = []
  /** for the next messages, in turn; then 200 */
  readonly answers: Answer[] = []

  private constructor(
    private readonly web: LocalWeb,
    private readonly undoGuard: () => void
  ) {}

  static async start(): Promise<HookServer> {
    const received: { take: (message: ReceivedMessage, response: ServerResponse) => void } = {
      take: () => {},
    }
    const web = await LocalWeb.start(
      async (request, response) => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        const body = Buffer.concat(chunks).toString()
        const { headers } = request
        const message = { id: String(headers['webhook-id']), ...JSON.parse(body), headers, body }
        received.take(message, response)
      },
      { isTls: true }
    )
    const server = new HookServer(web, useNetworkGuard(web.guard({ 'inside.test': ['10.0.0.7'] })))
    received.take = (message, response) => {
      server.received.push(message)
      const answer = server.answers.shift() ?? answering(200, 'Thanks')
      answer(response)
    }
    return server
  }

  url(path = '/hooks', name?: string): string {
    return this.web.url(path, name)
  }

  async stop(): Promise<void> {
    this.undoGuard()
    await this.web.stop()
  }
}

export function answering(status: number, body = '', headers: Record<string, string> = {}): Answer {
  return (response) => void response.writeHead(status, headers).end(body)
}

/** Whether one of a message's signatures is by this secret, checked like a receiver does. */
export function isSignedBy(secret: string, { headers, body }: ReceivedMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
