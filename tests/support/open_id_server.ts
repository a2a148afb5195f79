import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

export interface OpenIdPerson {
  name: string
  email: string
  email_verified: boolean
}

const CLIENT = { clientId: 'vesta', clientSecret: 'a-secret-of-two-parties' }

/** A local OpenID Connect provider; its form accepts any login as the person's subject. */
export class OpenIdServer {
  /** by subject; others have no name and no email */
  readonly people = new Map<string, OpenIdPerson>()

  private constructor(
    readonly issuer: string,
    private readonly server: Server
  ) {}

  /** For a vesta at this origin. */
  static async start(origin: string): Promise<OpenIdServer> {
    const server = await OpenIdServer.listen()
    await server.serve(origin)
    return server
  }

  /** Its URL must be known before vesta starts, and vesta's before it responds. */
  static async listen(): Promise<OpenIdServer> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new OpenIdServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server)
  }

  async serve(origin: string): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [`${origin}/auth/oidc/callback`],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['only for tests'] },
      claims: { profile: ['name'], email: ['email', 'email_verified'] },
      ttl: { AccessToken: 300, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...this.people.get(sub) }),
      }),
    })
    const answer = provider.callback()
    this.server.on('request', (request, response) => void answer(request, response))
  }

  /** As the operator configures it. */
  get settings() {
    return { ...CLIENT, issuer: this.issuer, name: 'Acme' }
  }

  async stop(): Promise<void> {
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, 'close')
  }
}
