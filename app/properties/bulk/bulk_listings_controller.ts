import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { stepPrice, switchStatus } from '#app/properties/bulk/change_listing'
import { duplicateProperty } from '#app/properties/duplicate_property'
import { eachListing } from '#app/properties/bulk/each_listing'
import {
  bulkDuplicateValidator,
  bulkPriceValidator,
  bulkStatusValidator,
} from '#app/properties/bulk/bulk_validators'
import { NEW_LISTING_LIMITS } from '#app/properties/property_limits'
import { propertyPolicy } from '#app/properties/property_policy'

/** The single actions for several listings in one call, with a report on each. */
export default class BulkListingsController {
  async duplicate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user))
      throw HttpError.forbidden('Only realtors can publish listings.')
    const { slugs } = await ctx.request.validateUsing(bulkDuplicateValidator)
    for (let copies = 0; copies < slugs.length; copies++) {
      await countAttempt(ctx, NEW_LISTING_LIMITS, String(user.id))
    }
    return eachListing(ctx, named(slugs), 'duplicate', ({ slug }, trx) =>
      duplicateProperty({ user, trx }, slug)
    )
  }

  async changeStatus(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slugs, status } = await ctx.request.validateUsing(bulkStatusValidator)
    return eachListing(ctx, named(slugs), status, ({ slug }, trx) =>
      switchStatus({ user, trx }, slug, status)
    )
  }

  async changePrice(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { listings, step } = await ctx.request.validateUsing(bulkPriceValidator)
    return eachListing(ctx, listings, `${step.kind} ${step.value}`, (listing, trx) =>
      stepPrice({ user, trx }, listing, step)
    )
  }
}

const named = (slugs: readonly string[]) => slugs.map((slug) => ({ slug }))
