import type { HttpContext } from '@adonisjs/core/http'
import {
  findOffering,
  listOfferingMarkets,
  listOfferings,
  listOwnOfferings,
} from '#app/club/offerings/find_offerings'
import { listOfferingReviews } from '#app/club/offerings/list_reviews'
import { offeringNotes } from '#app/club/offerings/offering_notes'
import OfferingReviewTransformer from '#app/club/offerings/offering_review_transformer'
import OfferingTransformer from '#app/club/offerings/offering_transformer'
import {
  offeringSearch,
  offeringSearchValidator,
} from '#app/club/offerings/offering_search_validators'
import { keepToThemselves } from '#app/common/http/keep_to_themselves'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findCoinBalance } from '#app/ledger/find_balance'
import { listUserMarkets } from '#app/places/markets/find_markets'
import MarketTransformer from '#app/places/markets/market_transformer'

const PER_PAGE = 12
const MAX_OWN = 50
const REVIEWS_PER_PAGE = 10

export default class OfferingPagesController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const query = await ctx.request.validateUsing(offeringSearchValidator)
    const { asked, filters } = await offeringSearch(query)
    const page = pageRequest(ctx, PER_PAGE)
    const views = await listOfferings(filters, viewerId, page)
    const own = viewerId ? await listOwnOfferings(viewerId, { page: 1, perPage: MAX_OWN }) : []
    const wire = (of: typeof views) => of.map((view) => new OfferingTransformer(view).toObject())
    const offerings = paginator(ctx, wire(views), page)
    const next = offerings.next_page_url?.replace('/offerings?', '/api/offerings?') ?? null
    return ctx.inertia.render('club/offerings', {
      offerings: { data: offerings.data, next_page_url: next },
      own: wire(own),
      asked,
      notes: await offeringNotes(asked, filters, viewerId),
      markets: await listOfferingMarkets(),
    })
  }

  async show(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const view = await findOffering({ slug: ctx.params.slug }, viewerId)
    if (view.row.status !== 'publish') keepToThemselves(ctx)
    const page = { page: 1, perPage: REVIEWS_PER_PAGE }
    const rows = await listOfferingReviews(view.row.id, viewerId, page)
    const reviews = rows.map((row) => new OfferingReviewTransformer(row).toObject())
    const next = `/api/offerings/${view.row.slug}/reviews?page=2&per_page=${REVIEWS_PER_PAGE}`
    return ctx.inertia.render('club/offering', {
      offering: new OfferingTransformer(view).toObject(),
      reviews: {
        data: reviews.slice(0, REVIEWS_PER_PAGE),
        next_page_url: reviews.length > REVIEWS_PER_PAGE ? next : null,
      },
      balance: viewerId === null ? null : await findCoinBalance(viewerId),
    })
  }

  async create({ auth, inertia }: HttpContext) {
    return inertia.render('club/offering_edit', {
      offering: null,
      markets: await ownMarkets(auth.getUserOrFail().id),
    })
  }

  async edit({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const view = await findOffering({ slug: params.slug }, user.id)
    if (view.row.userId !== user.id) throw HttpError.forbidden()
    return inertia.render('club/offering_edit', {
      offering: new OfferingTransformer(view).toObject(),
      markets: await ownMarkets(user.id),
    })
  }

  /** Leads guests to sign in, and back to ask. */
  enter({ params, response }: HttpContext) {
    return response.redirect().toPath(`/offerings/${encodeURIComponent(params.slug)}?request`)
  }
}

async function ownMarkets(userId: number) {
  const markets = await listUserMarkets(userId)
  return markets.map((market) => new MarketTransformer(market).toObject())
}
