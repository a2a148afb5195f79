import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countPartsLeft } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  changePrice,
  discardCopy,
  moveListing,
  switchStatus,
} from '#app/properties/bulk/change_listing'
import { duplicateProperty } from '#app/properties/duplicate_property'
import { eachListing } from '#app/properties/bulk/each_listing'
import {
  bulkDuplicateValidator,
  bulkPriceValidator,
  bulkStatusValidator,
  bulkTeamValidator,
  discardedCopiesValidator,
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
    const left = await countPartsLeft(ctx, slugs)
    if (left) await countAttempt(ctx, NEW_LISTING_LIMITS, String(user.id), left)
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
    if (!step && listings.some(({ to }) => to === undefined)) {
      throw fieldErrors({ step: 'Say how the prices change.' })
    }
    const deed = step ? `${step.kind} ${step.value}` : 'to'
    return eachListing(ctx, listings, deed, (listing, trx) =>
      changePrice({ user, trx }, listing, step)
    )
  }

  async move(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { listings } = await ctx.request.validateUsing(bulkTeamValidator)
    return eachListing(ctx, listings, 'move', (listing, trx) => moveListing({ user, trx }, listing))
  }

  async discardCopies(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { copies } = await ctx.request.validateUsing(discardedCopiesValidator)
    return eachListing(ctx, copies, 'discard', (copy, trx) => discardCopy({ user, trx }, copy))
  }
}

const named = (slugs: readonly string[]) => slugs.map((slug) => ({ slug }))
