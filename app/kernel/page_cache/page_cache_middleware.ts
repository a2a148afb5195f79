import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isOwnHost } from '#app/kernel/http/is_own_host'
import { GUEST_COOKIE, REMEMBER_COOKIE, SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { allowInlineCode } from '#app/kernel/page_cache/allow_inline_code'
import { isCacheable } from '#app/kernel/page_cache/cacheable_pages'
import type { RenderedPage } from '#app/kernel/page_cache/cached_page'
import { PageCache } from '#app/kernel/page_cache/page_cache'
import { sendCachedPage } from '#app/kernel/page_cache/send_cached_page'
import { presentStamps } from '#app/kernel/page_cache/present_stamps'

const OURS = [SESSION_COOKIE, GUEST_COOKIE, REMEMBER_COOKIE]
const POLICY = 'content-security-policy'

/**
 * Serves public pages to people without a session from memory. The database is always asked whether
 * the page is visible and which version is current; rendering and compressing happen once per
 * version.
 */
export default class PageCacheMiddleware {
  static readonly #cache = new PageCache((path) => presentStamps.of(path))

  async handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (!isForStranger(ctx) || !isCacheable(path, ctx.request.qs())) return next()
    const stamp = await presentStamps.of(path).catch(() => null)
    if (!stamp) return next()

    const page = PageCacheMiddleware.#cache.get(path, stamp)
    if (page) return sendCachedPage(ctx, page)

    forgetQuery(ctx)
    await next()
    const rendered = renderedPage(ctx)
    if (rendered) void PageCacheMiddleware.#keep(ctx, path, stamp, rendered)
  }

  /** Compresses the page while its first request is still being answered. */
  static async #keep(ctx: HttpContext, path: string, stamp: string, rendered: RenderedPage) {
    try {
      await this.#cache.keep(path, stamp, rendered)
    } catch (error) {
      ctx.logger.error({ err: error }, 'a page could not be cached')
    }
  }
}

/** A plain visit to a page of vesta without our cookies, so nothing in the answer is personal. */
function isForStranger({ request }: HttpContext): boolean {
  if (!['GET', 'HEAD'].includes(request.method()) || request.header('x-inertia')) return false
  if (!isOwnHost(request.hostname())) return false
  const cookies = request.cookiesList()
  if (OURS.some((name) => name in cookies)) return false
  return request.accepts(['html', 'json']) === 'html'
}

/** Cached pages ignore the query, so each path is cached once and can't flood the cache. */
function forgetQuery({ request }: HttpContext): void {
  request.parsedUrl.query = ''
  request.updateQs({})
}

function renderedPage({ response }: HttpContext): RenderedPage | null {
  const body: unknown = response.getBody()
  if (response.getStatus() !== 200 || typeof body !== 'string' || !response.nonce) return null
  return allowInlineCode(body, String(response.getHeader(POLICY)), response.nonce)
}
