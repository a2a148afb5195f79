import { createHash, randomBytes } from 'node:crypto'
import type User from '#app/accounts/user'
import { TOKEN_ABILITIES } from '#app/accounts/account_options'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { fetchFromSuite } from '#tests/support/fetch_from_suite'

const CREATION = '/api/uploads/videos'

/** Speaks tus without a library, so that it can also speak it wrongly. */
export class TusClient {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
  }

  static async of(user: User): Promise<TusClient> {
    return new TusClient(await issueToken(user, { abilities: TOKEN_ABILITIES }))
  }

  send(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
    return fetchFromSuite(path, {
      method,
      headers: {
        'authorization': `Bearer ${this.#token}`,
        'tus-resumable': '1.0.0',
        ...(body && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      body: body && Buffer.from(body),
    })
  }

  create(
    bytes: number,
    metadata: Record<string, string> = {},
    headers: Record<string, string> = {}
  ) {
    const pairs = Object.entries(metadata).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`
    )
    return this.send('POST', CREATION, {
      ...headers,
      'upload-length': String(bytes),
      ...(pairs.length && { 'upload-metadata': pairs.join(',') }),
    })
  }

  /** @returns the path of a new upload */
  async open(bytes: number, metadata?: Record<string, string>): Promise<string> {
    const answer = await this.create(bytes, metadata)
    const path = answer.headers.get('location')
    if (!path) throw new Error(`Answered ${answer.status}: ${await answer.text()}`)
    return path
  }

  append(path: string, offset: number, part: Uint8Array, headers: Record<string, string> = {}) {
    return this.send('PATCH', path, { 'upload-offset': String(offset), ...headers }, part)
  }

  async offsetOf(path: string): Promise<number> {
    return Number((await this.send('HEAD', path)).headers.get('upload-offset'))
  }
}

/** Begins like an MP4. */
export function videoBytes(length: number): Buffer {
  const start = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')
  return Buffer.concat([start, randomBytes(length - start.length)])
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64')
}
