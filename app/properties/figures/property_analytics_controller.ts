import type { HttpContext } from '@adonisjs/core/http'
import { analyticsAnswer } from '#app/properties/figures/analytics_answer'
import { findMeasuredListing } from '#app/properties/figures/count_figures'
import { FIGURE_DAYS } from '#app/properties/figures/figure_options'

const MAX_DAYS = 365

export default class PropertyAnalyticsController {
  async show({ auth, params, request }: HttpContext) {
    const { id } = await findMeasuredListing(params.slug, auth.getUserOrFail())
    const asked = Number(request.qs().days)
    const days = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_DAYS) : FIGURE_DAYS
    return analyticsAnswer({ propertyIds: [id], days })
  }
}
