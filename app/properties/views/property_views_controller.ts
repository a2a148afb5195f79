import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { recordInvitedVisit } from '#app/properties/invitations/invite_to_listing'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { countVisitor } from '#app/properties/views/count_visitor'

/**
 * The page reports its own view, because pages are cached and bots run no scripts. A guest’s view of
 * a private listing counts for their invitation alone.
 */
export default class PropertyViewsController {
  async store(ctx: HttpContext) {
    const isCounted = (await countVisitor(ctx, 'view')) || (await countGuest(ctx))
    if (!isCounted) throw HttpError.notFound()
    return ctx.response.noContent()
  }

  /** Told by the page once a visitor copies its link, chooses a network or uses the system’s sheet. */
  async share(ctx: HttpContext) {
    if (!(await countVisitor(ctx, 'share'))) throw HttpError.notFound()
    return ctx.response.noContent()
  }
}

function countGuest(ctx: HttpContext): Promise<boolean> {
  const guest = {
    slug: String(ctx.params.slug),
    invitationIds: keptInvitations(ctx),
    userId: ctx.auth.user?.id ?? null,
  }
  return transaction((trx) => recordInvitedVisit({ trx }, guest))
}
