import type { HttpContext } from '@adonisjs/core/http'
import { analyticsAnswer } from '#app/leads/analytics/analytics_answer'
import { findMeasuredListing } from '#app/leads/analytics/count_figures'

const DAYS = 30
const MAX_DAYS = 365

export default class PropertyAnalyticsController {
  async show({ auth, params, request }: HttpContext) {
    const { id } = await findMeasuredListing(params.slug, auth.getUserOrFail())
    const asked = Number(request.qs().days)
    const days = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_DAYS) : DAYS
    return analyticsAnswer({ propertyIds: [id], days })
  }
}
