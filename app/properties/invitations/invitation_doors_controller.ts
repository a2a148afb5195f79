import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import { findListingInvitation } from '#app/properties/invitations/find_invitations'
import { keepInvitation } from '#app/properties/invitations/open_listing'
import { showEndedLink } from '#app/properties/invitations/show_ended_link'

/** `/i/:token`: opens the listing in this browser, at an address without the token. */
export default class InvitationDoorsController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    response.header('cache-control', 'private, no-store')
    response.header('referrer-policy', 'no-referrer')
    response.header('x-robots-tag', 'noindex')
    const invitation = await findListingInvitation(params.token)
    if (!invitation) {
      if (wantsJson(ctx)) throw HttpError.notFound()
      return showEndedLink(ctx)
    }
    keepInvitation(ctx, invitation.id)
    return response.redirect().toPath(`/properties/${invitation.property.slug}`)
  }
}
