import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { createOffering, removeOffering, updateOffering } from '#app/club/offerings/change_offering'
import type { OfferingView } from '#app/club/offerings/offering_row'
import {
  findOffering,
  findOfferingRow,
  listOfferings,
  listOwnOfferings,
} from '#app/club/offerings/find_offerings'
import { listOfferingReviews } from '#app/club/offerings/list_reviews'
import { offeringAnswer } from '#app/club/offerings/offering_answers'
import OfferingReviewTransformer from '#app/club/offerings/offering_review_transformer'
import OfferingTransformer from '#app/club/offerings/offering_transformer'
import {
  offeringSearch,
  offeringSearchValidator,
} from '#app/club/offerings/offering_search_validators'
import { newOfferingValidator, offeringValidator } from '#app/club/offerings/offering_validators'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { findMarket } from '#app/places/markets/find_markets'

export default class OfferingsController {
  /** Public ones; with `?own=1` one’s own. */
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const page = pageRequest(ctx)
    const query = await ctx.request.validateUsing(offeringSearchValidator)
    if (query.own === '1' && viewerId !== null) {
      return answer(ctx, await listOwnOfferings(viewerId, page), page)
    }
    const { filters } = await offeringSearch(query)
    return answer(ctx, await listOfferings(filters, viewerId, page), page)
  }

  async ofUser(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const userId: number = ctx.params.id
    await authorizeSeeing(viewerId, userId)
    const page = pageRequest(ctx)
    return answer(ctx, await listOfferings({ userId }, viewerId, page), page)
  }

  async ofMarket(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { market } = await findMarket({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    return answer(ctx, await listOfferings({ homeMarketId: market.id }, viewerId, page), page)
  }

  async show({ auth, params }: HttpContext) {
    const view = await findOffering({ slug: params.slug }, auth.user?.id ?? null)
    return { offering: new OfferingTransformer(view).toObject() }
  }

  async reviews(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const { id } = await findOfferingRow({ slug: ctx.params.slug }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listOfferingReviews(id, viewerId, page)
    const reviews = rows.map((row) => new OfferingReviewTransformer(row).toObject())
    return { reviews: paginator(ctx, reviews, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { offering: input } = await ctx.request.validateUsing(newOfferingValidator)
    return once(ctx, async (trx) => {
      const { slug } = await createOffering({ user, trx }, input)
      return { status: 201, body: await offeringAnswer(slug, user, trx) }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { offering: input } = await request.validateUsing(offeringValidator)
    return transaction(async (trx) => {
      const { slug } = await updateOffering({ user, trx }, params.slug, input)
      return offeringAnswer(slug, user, trx)
    })
  }

  /** Answers the offering as it was. */
  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      const before = await offeringAnswer(params.slug, user, trx)
      await removeOffering({ user, trx }, params.slug)
      return before
    })
  }
}

function answer(ctx: HttpContext, views: OfferingView[], page: PageRequest) {
  const offerings = views.map((view) => new OfferingTransformer(view).toObject())
  return { offerings: paginator(ctx, offerings, page) }
}
