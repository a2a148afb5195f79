import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Data } from '#data'
import type { UserType } from '#app/accounts/user'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'

export class Visitor {
  readonly #cookies: Map<string, string>

  constructor(
    private readonly origin: string,
    cookies = new Map<string, string>()
  ) {
    this.#cookies = cookies
  }

  through(origin: string): Visitor {
    return new Visitor(origin, this.#cookies)
  }

  /** Name and value of each cookie, for a browser to continue as this person. */
  cookies(): [name: string, value: string][] {
    return [...this.#cookies]
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path)
  }

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  }

  upload(file: Buffer, name: string, purpose = 'property'): Promise<Response> {
    const form = new FormData()
    form.set('for', purpose)
    form.set('file', new Blob([new Uint8Array(file)]), name)
    return this.send('POST', '/api/uploads', form)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.get('/login')
    const response = await this.post('/login', { email, password })
    if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`)
  }

  async sharedProps(): Promise<Data.SharedProps> {
    const page = await this.send('GET', '/chats', undefined, { accept: 'text/html' })
    const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? []
    if (!json) throw new Error(`No page: ${page.status}`)
    return JSON.parse(json).props
  }

  async account(): Promise<NonNullable<Data.SharedProps['account']>> {
    const { account } = await this.sharedProps()
    if (!account) throw new Error('Nobody is signed in')
    return account
  }

  async send(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {}
  ): Promise<Response> {
    const response = await fetch(new URL(path, this.origin), {
      method,
      body,
      redirect: 'manual',
      headers: {
        'accept': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...this.credentials(),
        ...headers,
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      this.#cookies.set(name, value)
    }
    return response
  }

  credentials(): Record<string, string> {
    return {
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      'cookie': [...this.#cookies].map((pair) => pair.join('=')).join('; '),
    }
  }

  async register(handle: string, storage: string, type: UserType = 'realtor'): Promise<void> {
    await this.get('/register')
    const password = PASSWORD
    const response = await this.post('/register', {
      name: 'Livia Conti',
      handle,
      email: `${handle}@example.com`,
      password,
      password_confirmation: password,
      type,
      terms: true,
    })
    if (!response.ok) throw new Error(`Registration: ${response.status} ${await response.text()}`)
    const link = await eventually(() => linkInMail(storage, `${handle}@example.com`), {
      what: () => `a mail to ${handle}`,
    })
    await this.get(link)
  }
}

/** @param path start of the link; each mail to an address has one, and the newest counts */
export async function linkInMail(
  storage: string,
  address: string,
  path = '(?:verify-email|reset-password|settings/email)'
): Promise<string | null> {
  const folder = join(storage, 'mails')
  const names = await readdir(folder)
  for (const name of names
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()) {
    const mail = await readFile(join(folder, name), 'utf8')
    if (!mail.includes(address)) continue
    const text = mail.replace(/=\n/g, '').replace(/=3D/g, '=').replace(/&amp;/g, '&')
    const link = new RegExp(`https?://[^/\\s"]+(/${path}/[^\\s"<>]+)`).exec(text)
    if (link) return link[1]
  }
  return null
}
