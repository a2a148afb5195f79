import env from '#start/env'

interface Answer {
  status: number
  headers: Headers
  /** parsed if it is JSON, otherwise text */
  body: unknown
  location: string | null
}

/**
 * A browser's requests to the suite's own server over real HTTP: keeps cookies and sends the CSRF
 * token. Asks for JSON by default.
 */
export class CookieClient {
  readonly cookies = new Map<string, string>()

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', path, undefined, headers)
  }

  /** First opens a page with a form if needed, as a browser must. */
  async post(
    path: string,
    body: object = {},
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/login')
    return this.#send('POST', path, JSON.stringify(body), headers)
  }

  put(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('PUT', path, JSON.stringify(body), headers)
  }

  patch(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('PATCH', path, JSON.stringify(body), headers)
  }

  delete(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('DELETE', path, JSON.stringify(body), headers)
  }

  /** Submits a form from the page at the same path, as a browser without scripts. */
  postForm(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    return this.#send('POST', path, new URLSearchParams(fields).toString(), {
      'accept': 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'referer': `${origin()}${path}`,
      'x-xsrf-token': '',
      ...headers,
    })
  }

  /** Another browser with the same stolen cookies. */
  copy(...names: string[]): CookieClient {
    const other = new CookieClient()
    for (const name of names) other.cookies.set(name, this.cookies.get(name) ?? '')
    return other
  }

  async #send(method: string, path: string, body: string | undefined, extra: object) {
    const response = await fetch(`${origin()}${path}`, {
      method,
      body,
      redirect: 'manual',
      headers: { ...this.#headers(body), ...extra },
    })
    this.#keepCookies(response)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      location: response.headers.get('location'),
    }
  }

  #headers(body: string | undefined): Record<string, string> {
    return {
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'cookie': [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
  }

  #keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const isGone = /max-age=(0|-\d+)\b/i.test(line) || /expires=thu, 01 jan 1970/i.test(line)
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function origin(): string {
  return `http://${env.get('HOST')}:${env.get('PORT')}`
}
