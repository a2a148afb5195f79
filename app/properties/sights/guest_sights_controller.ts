import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findInvitationSights } from '#app/properties/sights/find_sights'
import { guestSightsValidator } from '#app/properties/property_validators'
import { guestSights } from '#app/properties/sights/guest_sights_transformer'
import { recordSights } from '#app/properties/sights/record_sights'

export default class GuestSightsController {
  async index({ auth, params }: HttpContext) {
    return guestSights(await findInvitationSights(auth.getUserOrFail(), params.slug, params.id))
  }

  /** The page tells what its guest sees, as long as they look. */
  async store(ctx: HttpContext) {
    const sights = await ctx.request.validateUsing(guestSightsValidator)
    const guest = {
      slug: String(ctx.params.slug),
      invitationIds: keptInvitations(ctx),
      userId: ctx.auth.user?.id ?? null,
    }
    const isInvited = await transaction((trx) => recordSights({ trx }, guest, sights))
    if (!isInvited) throw HttpError.notFound()
    return ctx.response.noContent()
  }
}
