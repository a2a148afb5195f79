const MAX_STEPS = 12

/** A person's browser at an `OpenIdServer`, which remembers who signed in. */
export class OpenIdVisitor {
  readonly #cookies = new Map<string, string>()

  /**
   * Signs in at the provider and consents.
   * @param address where vesta sent the browser
   * @returns the path the provider redirects back to
   */
  async signIn(address: string, login: string): Promise<string> {
    return this.#walk(address, (page) => ({
      action: actionOf(page),
      body: new URLSearchParams({ prompt: promptOf(page), login, password: 'any' }),
    }))
  }

  /** Cancels at the provider. */
  async cancel(address: string): Promise<string> {
    return this.#walk(address, (page) => ({
      action: /href="([^"]+\/abort)"/.exec(page)?.[1] ?? '',
      body: undefined,
    }))
  }

  async #walk(
    address: string,
    next: (page: string) => { action: string; body?: URLSearchParams }
  ): Promise<string> {
    const { origin } = new URL(address)
    let response = await this.#send(address)
    for (let step = 0; step < MAX_STEPS; step++) {
      const location = response.headers.get('location')
      const url = location && new URL(location, origin)
      if (url && url.origin !== origin) return url.pathname + url.search
      if (url) response = await this.#send(url.href)
      else {
        const { action, body } = next(await response.text())
        response = await this.#send(new URL(action, origin).href, body)
      }
    }
    throw new Error('The provider leads nowhere')
  }

  async #send(url: string, body?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return response
  }
}

function actionOf(page: string): string {
  return /action="([^"]+)"/.exec(page)?.[1] ?? ''
}

function promptOf(page: string): string {
  return /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
