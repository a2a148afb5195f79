import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { LocalWeb } from '#tests/support/local_web'

interface Call {
  path: string
  authorization: string | undefined
  fields: URLSearchParams
}

/** Fake APIs of Google, Facebook, X, LinkedIn and GitHub, each below its name. */
export class SocialServer {
  readonly calls: Call[] = []

  private constructor(
    private readonly web: LocalWeb,
    private readonly answers: Record<string, unknown>
  ) {}

  /** @param answers by path: `/github/user` */
  static async start(answers: Record<string, unknown>): Promise<SocialServer> {
    const web = await LocalWeb.start(async (request, response) => {
      await server.#note(request)
      const answer = server.answers[server.calls.at(-1)?.path ?? '']
      response.statusCode = answer === undefined ? 404 : 200
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}))
    })
    const server: SocialServer = new SocialServer(web, answers)
    return server
  }

  /** A provider's settings, pointing to this server. */
  settings(provider: string) {
    const url = (path: string) => this.web.url(`/${provider}${path}`, '127.0.0.1')
    return {
      clientId: `${provider}-client`,
      clientSecret: `${provider}-secret`,
      urls: {
        authorizeUrl: url('/authorize'),
        accessTokenUrl: url('/token'),
        userInfoUrl: url('/user'),
        userEmailUrl: url('/emails'),
      },
    }
  }

  stop(): Promise<void> {
    return this.web.stop()
  }

  async #note(request: IncomingMessage): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', 'http://social.test')
    const fields = new URLSearchParams(request.method === 'POST' ? await text(request) : search)
    this.calls.push({ path: pathname, authorization: request.headers.authorization, fields })
  }
}
