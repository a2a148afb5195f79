import type { HttpContext } from '@adonisjs/core/http'
import { findListingInvitation } from '#app/properties/invitations/find_invitations'
import { keepInvitation } from '#app/properties/invitations/open_listing'

/** `/i/:token`: opens the listing in this browser, at an address without the token. */
export default class InvitationDoorsController {
  async show(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    response.header('cache-control', 'private, no-store')
    response.header('referrer-policy', 'no-referrer')
    response.header('x-robots-tag', 'noindex')
    const invitation = await findListingInvitation(params.token)
    if (!invitation) {
      response.status(404)
      return inertia.render('properties/ended_link', {})
    }
    keepInvitation(ctx, invitation.id)
    return response.redirect().toPath(`/properties/${invitation.property.slug}`)
  }
}
