import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ConnectionSettings } from '#app/accounts/connections/provider_settings'
import User from '#app/accounts/user'
import { appUrl } from '#config/app'
import { answerTime, connections } from '#config/connections'
import { CookieClient } from '#tests/support/cookie_client'
import { OpenIdServer, type OpenIdPerson } from '#tests/support/open_id_server'
import { OpenIdVisitor } from '#tests/support/open_id_visitor'
import { uniqueHandle } from '#tests/support/users'

/** Someone with an account at the provider. */
export interface AcmePerson extends OpenIdPerson {
  sub: string
  browser: OpenIdVisitor
}

/** A provider for a test group, set up as "Acme". */
export class Acme {
  private constructor(
    readonly server: OpenIdServer,
    private readonly takeBack: () => void
  ) {}

  static async open(): Promise<Acme> {
    const server = await OpenIdServer.start(appUrl)
    return new Acme(server, offering({ oidc: server.settings }))
  }

  async close(): Promise<void> {
    this.takeBack()
    await this.server.stop()
  }

  person(given: Partial<OpenIdPerson> = {}): AcmePerson {
    const sub = randomUUID()
    const person = {
      name: 'Ava Moreau',
      email: `${uniqueHandle()}@example.com`,
      email_verified: true,
      ...given,
    }
    this.server.people.set(sub, person)
    return { ...person, sub, browser: new OpenIdVisitor() }
  }

  /** Goes to the provider and back out. @returns the callback's path */
  async fetchAnswer(visitor: CookieClient, { sub, browser }: AcmePerson): Promise<string> {
    const { location } = await visitor.get('/auth/oidc', { accept: 'text/html' })
    return browser.signIn(location ?? '', sub)
  }

  /** The full round trip, as a browser makes it. */
  async visit(visitor: CookieClient, person: AcmePerson, accept = 'application/json') {
    return visitor.get(await this.fetchAnswer(visitor, person), { accept })
  }

  /** Someone whose only sign-in is this provider, with the browser they registered in. */
  async register(person = this.person()) {
    const visitor = new CookieClient()
    await this.visit(visitor, person)
    const form = { name: person.name, handle: uniqueHandle(), type: 'member', terms: true }
    await visitor.post('/register/finish', { ...form, email: person.email })
    const user = await User.findByOrFail('email', person.email)
    return { person, visitor, user }
  }
}

export const connectionsOf = (user: User) => db.from('connected_accounts').where('user_id', user.id)

/** Sets up providers for a test or group. @returns the cleanup function */
export function offering(settings: ConnectionSettings): () => void {
  const before = { ...connections }
  Object.assign(connections, settings)
  return () => void Object.assign(connections, before)
}

/** Sets the provider timeout for a test. @returns the cleanup function */
export function patience(maxMs: number): () => void {
  const before = { ...answerTime }
  answerTime.maxMs = maxMs
  return () => void Object.assign(answerTime, before)
}
