import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { ownListing } from '#app/dashboard/listings/own_listing_transformer'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { analyticsAnswer } from '#app/properties/figures/analytics_answer'
import { countFigures, findMeasuredListing } from '#app/properties/figures/count_figures'
import { FIGURE_DAYS, figureRange } from '#app/properties/figures/figure_options'
import { STATUSES, type PropertyStatus } from '#app/properties/listing_options'
import { propertyPolicy } from '#app/properties/property_policy'
import {
  countOwnProperties,
  listOwnIds,
  listOwnCards,
} from '#app/properties/lists/list_own_properties'
import { propertyCard } from '#app/properties/property_transformer'

const PER_PAGE = 10

export default class OwnListingsController {
  async index(ctx: HttpContext) {
    const realtor = realtorOf(ctx)
    const counts = await countOwnProperties(realtor)
    const status = statusOf(ctx) ?? (counts.publish || !counts.draft ? 'publish' : 'draft')
    const days = figureRange(ctx.request.input('days'))
    const { data, next_page_url: next } = await pageOf(ctx, realtor, status, 1)
    return ctx.inertia.render('dashboard/properties', {
      status,
      counts,
      properties: data,
      next_page_url: next && `/api/dashboard/properties?status=${status}&page=2`,
      days,
      analytics: await analyticsAnswer({ propertyIds: await listOwnIds(realtor), days }),
    })
  }

  /** `/api/dashboard/properties?status=`: the pages after the first. */
  async list(ctx: HttpContext) {
    const { page } = pageRequest(ctx)
    return { properties: await pageOf(ctx, realtorOf(ctx), statusOf(ctx) ?? 'publish', page) }
  }

  async show(ctx: HttpContext) {
    const property = await findMeasuredListing(ctx.params.slug, ctx.auth.getUserOrFail())
    const days = figureRange(ctx.request.input('days'))
    return ctx.inertia.render('dashboard/figures', {
      property: propertyCard(property),
      days,
      analytics: await analyticsAnswer({ propertyIds: [property.id], days }),
    })
  }
}

function realtorOf({ auth }: HttpContext): User {
  const realtor = auth.getUserOrFail()
  if (!propertyPolicy.create(realtor)) throw HttpError.forbidden('This page is for realtors.')
  return realtor
}

function statusOf({ request }: HttpContext): PropertyStatus | undefined {
  return STATUSES.find((status) => status === request.input('status'))
}

async function pageOf(ctx: HttpContext, realtor: User, status: PropertyStatus, page: number) {
  const asked = { page, perPage: PER_PAGE }
  const rows = await listOwnCards(realtor, status, asked)
  const propertyIds = rows.slice(0, PER_PAGE).map(({ id }) => id)
  const figures = await countFigures({ propertyIds, days: FIGURE_DAYS })
  return paginator(
    ctx,
    rows.map((row) => ownListing(row, figures)),
    asked
  )
}
