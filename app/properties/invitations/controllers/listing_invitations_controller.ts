import type { HttpContext } from '@adonisjs/core/http'
import { countUnaskedMail } from '#app/accounts/policies/unasked_mails'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { inviteToListing } from '#app/properties/invitations/actions/invite_to_listing'
import { withdrawInvitation } from '#app/properties/invitations/actions/withdraw_invitation'
import { invitationUrl } from '#app/properties/invitations/models/invitation_url'
import { LISTING_INVITATION_LIMITS } from '#app/properties/invitations/policies/rate_limits'
import { listInvitations } from '#app/properties/invitations/queries/list_invitations'
import { invitationValidator } from '#app/properties/invitations/validators/invitation_validator'
import ListingInvitationTransformer from '#app/properties/transformers/listing_invitation_transformer'

export default class ListingInvitationsController {
  async index({ auth, params }: HttpContext) {
    const invitations = await listInvitations(auth.getUserOrFail(), params.slug)
    return {
      invitations: invitations.map((each) => new ListingInvitationTransformer(each).toObject()),
    }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(invitationValidator)
    await listInvitations(user, ctx.params.slug)
    await countAttempt(ctx, LISTING_INVITATION_LIMITS, String(user.id))
    if (input.email) await countUnaskedMail(ctx, input.email)
    return once(ctx, async (trx) => {
      const { invitation, token } = await inviteToListing({ user, trx }, ctx.params.slug, input)
      await invitation.load('invitedBy')
      return {
        status: 201,
        body: {
          status: 'success' as const,
          invitation: new ListingInvitationTransformer(invitation).toObject(),
        },
        secrets: { url: token && invitationUrl(token) },
      }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => withdrawInvitation({ user, trx }, params.slug, params.id))
    return { status: 'success' as const }
  }
}
