import type { HttpContext } from '@adonisjs/core/http'
import { listAskedDays } from '#app/chats/requests/queries/list_asked_days'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listInquiryDays } from '#app/leads/queries/list_inquiry_days'
import { analyticsOf } from '#app/leads/transformers/analytics'
import { findPropertyPage } from '#app/properties/queries/find_property_page'
import { listListingDays } from '#app/properties/queries/list_listing_days'
import { isMember } from '#app/teams/contract/team_roles'
import { findTeamRole } from '#app/teams/queries/find_team_role'

const DAYS = 30
const MAX_DAYS = 365

export default class PropertyAnalyticsController {
  async show({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const property = await findPropertyPage(params.slug, user)
    const role = await findTeamRole(property.team?.id ?? null, user.id)
    if (!property.canEdit && !isMember(role)) throw HttpError.forbidden()
    const asked = Number(request.qs().days)
    const days = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_DAYS) : DAYS
    return analyticsOf(
      await listListingDays(property.id, days),
      await listInquiryDays(property.id, days),
      await listAskedDays(property.id, days)
    )
  }
}
