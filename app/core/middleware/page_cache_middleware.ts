import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { stampOf } from '#app/core/page_cache/cacheable_pages'
import { PageCache, type KeptPage } from '#app/core/page_cache/page_cache'
import { SharedQuestion } from '#app/core/page_cache/shared_question'

const KEPT_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-content-type-options',
]

/**
 * Answers a public page for somebody without a session from memory: whether a
 * stranger may see it, and its state, are asked of the database every time;
 * rendering, the expensive part, is done once for each state. Every answer has
 * a nonce of its own.
 */
export default class PageCacheMiddleware {
  static readonly #cache = new PageCache()
  static readonly #stamps = new SharedQuestion<string | null>()

  async handle(ctx: HttpContext, next: NextFn) {
    if (!isForStranger(ctx)) return next()
    const path = ctx.request.url()
    const stamp = await PageCacheMiddleware.#stamps
      .answer(path, () => stampOf(path))
      .catch(() => null)
    if (!stamp) return next()

    const address = ctx.request.url(true)
    const kept = PageCacheMiddleware.#cache.get(address, stamp)
    if (kept) return answer(ctx, kept)

    await next()
    const page = take(ctx, stamp)
    if (page) PageCacheMiddleware.#cache.set(address, page)
  }
}

/** A plain page visit that brings no cookie of ours, so that nothing in the answer is personal. */
function isForStranger({ request }: HttpContext): boolean {
  if (request.method() !== 'GET' || request.header('x-inertia')) return false
  if (/vesta-session|remember_/.test(request.header('cookie') ?? '')) return false
  return request.accepts(['html', 'json']) === 'html'
}

function answer({ response }: HttpContext, { parts, headers }: KeptPage): void {
  const nonce = randomBytes(12).toString('base64url')
  for (const [name, pieces] of headers) response.header(name, pieces.join(nonce))
  const filled = parts.flatMap((part, i) => (i ? [Buffer.from(nonce), part] : [part]))
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('x-page-cache', 'hit')
  response.send(Buffer.concat(filled))
}

function take({ response }: HttpContext, stamp: string): KeptPage | null {
  const body: unknown = response.getBody()
  if (response.getStatus() !== 200 || typeof body !== 'string' || !response.nonce) return null
  const headers = KEPT_HEADERS.flatMap((name): KeptPage['headers'] => {
    const value = response.getHeader(name)
    return value === undefined ? [] : [[name, String(value).split(response.nonce)]]
  })
  return { stamp, headers, parts: body.split(response.nonce).map((part) => Buffer.from(part)) }
}
