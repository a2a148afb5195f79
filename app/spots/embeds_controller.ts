import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { EMBED_HEIGHT, EMBED_WIDTH, spotEmbedCode } from '#app/spots/embed_code'
import { findSpot } from '#app/spots/find_spot'
import { EMBED_POLICY, embedPage } from '#app/spots/embed_page'
import SpotTransformer from '#app/spots/spot_transformer'
import { coverOf, spotTitle } from '#app/spots/spot_words'

const ADDRESS = /^\/spots\/([^/]+)(?:\/embed)?\/?$/

/** Spots on other sites. Nobody is signed in there: it is what guests see. */
export default class EmbedsController {
  async show({ params, response }: HttpContext) {
    const spot = await publicSpot(params.slug)
    response.header('content-security-policy', EMBED_POLICY)
    response.removeHeader('x-frame-options')
    response.header('cross-origin-resource-policy', 'cross-origin')
    response.header('cache-control', 'public, max-age=300')
    return response.type('html').send(embedPage(spot, spotTitle(spot), appUrl))
  }

  /** https://oembed.com */
  async oembed({ request, response }: HttpContext) {
    const { url, format = 'json', maxwidth, maxheight } = request.qs()
    if (format !== 'json') throw new HttpError(501, 'Only JSON is available.')
    const spot = await publicSpot(slugIn(url))
    const width = Math.min(EMBED_WIDTH, limitOf(maxwidth), (limitOf(maxheight) * 9) / 16)
    const scale = width / EMBED_WIDTH
    const size = { width: Math.floor(width), height: Math.floor(EMBED_HEIGHT * scale) }
    const cover = coverOf(spot)
    response.header('access-control-allow-origin', '*')
    response.header('cross-origin-resource-policy', 'cross-origin')
    return {
      version: '1.0',
      type: 'video' as const,
      title: spotTitle(spot),
      author_name: spot.user.name,
      author_url: `${appUrl}/@${spot.user.handle}`,
      provider_name: 'vesta',
      provider_url: appUrl,
      cache_age: 3600,
      thumbnail_url: cover && `${appUrl}${cover.url}`,
      thumbnail_width: cover?.width ?? null,
      thumbnail_height: cover?.height ?? null,
      ...size,
      html: spotEmbedCode(appUrl, spot.slug, spotTitle(spot), size),
    }
  }
}

/** @throws HttpError 404 */
async function publicSpot(slug: string) {
  const view = await findSpot({ slug }, null)
  return new SpotTransformer(view).toObject()
}

/** @throws HttpError 404 for addresses that aren’t a spot’s here */
function slugIn(url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url)) throw HttpError.notFound()
  const { origin, pathname } = new URL(url)
  const [, slug] = ADDRESS.exec(pathname) ?? []
  if (origin !== new URL(appUrl).origin || !slug) throw HttpError.notFound()
  return slug
}

function limitOf(value: unknown): number {
  const number = Number(value)
  return number >= 1 ? number : Number.POSITIVE_INFINITY
}
