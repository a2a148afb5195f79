import type { HttpContext } from '@adonisjs/core/http'

/** Keeps an answer with what isn’t public out of caches and search engines. */
export function keepToThemselves({ response }: Pick<HttpContext, 'response'>): void {
  response.header('cache-control', 'private, no-store')
  response.header('x-robots-tag', 'noindex')
}
