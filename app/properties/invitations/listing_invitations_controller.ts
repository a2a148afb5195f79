import type { HttpContext } from '@adonisjs/core/http'
import { onceMailing } from '#app/accounts/once_mailing'
import { transaction } from '#app/kernel/database/transaction'
import {
  inviteToListing,
  withdrawListingInvitation,
} from '#app/properties/invitations/invite_to_listing'
import { invitationUrl } from '#app/properties/invitations/listing_invitation'
import { LISTING_INVITATION_LIMITS } from '#app/properties/property_limits'
import { listListingInvitations } from '#app/properties/invitations/find_invitations'
import { listingInvitationValidator } from '#app/properties/property_validators'
import ListingInvitationTransformer from '#app/properties/invitations/listing_invitation_transformer'

export default class ListingInvitationsController {
  async index({ auth, params }: HttpContext) {
    const invitations = await listListingInvitations(auth.getUserOrFail(), params.slug)
    return {
      invitations: invitations.map((each) => new ListingInvitationTransformer(each).toObject()),
    }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(listingInvitationValidator)
    await listListingInvitations(user, ctx.params.slug)
    return onceMailing(
      ctx,
      { limits: LISTING_INVITATION_LIMITS, email: input.email },
      async (trx) => {
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
      }
    )
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => withdrawListingInvitation({ user, trx }, params.slug, params.id))
    return { status: 'success' as const }
  }
}
