import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { appName, appUrl } from '#config/app'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findMarket } from '#app/places/markets/find_markets'
import { FEED_SECONDS, MAX_FEED_ENTRIES } from '#app/properties/feeds/feed_limits'
import { listingAtom, type ListingFeed } from '#app/properties/feeds/listing_atom'
import { listMarketProperties, listUserCards } from '#app/properties/lists/list_public_properties'
import { findPerson } from '#app/profiles/find_profile'

const NEWEST = { page: 1, perPage: MAX_FEED_ENTRIES }

/** New homes as guests see them, whoever asks: feeds are read by programs and kept in caches. */
export default class ListingFeedsController {
  async ofMarket(ctx: HttpContext) {
    const slug = nameIn(ctx)
    const { market } = await findMarket({ slug }, null)
    return send(ctx, {
      title: `New homes in ${market.name}`,
      path: `/feeds/markets/${slug}.atom`,
      pagePath: `/markets/${slug}`,
      author: appName,
      since: market.createdAt,
      listings: await listMarketProperties(market, NEWEST, []),
    })
  }

  async ofRealtor(ctx: HttpContext) {
    const { user } = await findPerson({ handle: nameIn(ctx).toLowerCase() }, null)
    if (user.type !== 'realtor') throw HttpError.notFound()
    return send(ctx, {
      title: `New homes from ${user.name}`,
      path: `/feeds/realtors/${user.handle}.atom`,
      pagePath: `/@${user.handle}`,
      author: user.name,
      since: user.createdAt,
      listings: await listUserCards(user.id, NEWEST),
    })
  }
}

function nameIn({ params }: HttpContext): string {
  return String(params.file).replace(/\.atom$/, '')
}

function send({ response }: HttpContext, { listings, ...feed }: ListingFeed) {
  const atom = listingAtom({ ...feed, listings: listings.slice(0, MAX_FEED_ENTRIES) }, appUrl)
  const stamp = createHash('sha256').update(atom).digest('hex').slice(0, 32)
  response.header('content-type', 'application/atom+xml; charset=utf-8')
  response.header('cache-control', `public, max-age=${FEED_SECONDS}`)
  response.header('etag', `"${stamp}"`)
  return response.fresh() ? response.status(304).send(null) : response.send(atom)
}
