import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/core/exceptions/http_error'
import { STATUSES } from '#app/properties/listing_options'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { countOwnProperties } from '#app/properties/queries/count_own_properties'
import { listOwnProperties } from '#app/properties/queries/list_own_properties'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

/** The realtor's dashboard: own listings in three lists. */
export default class PropertiesController {
  async index(ctx: HttpContext) {
    const realtor = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(realtor)) throw HttpError.forbidden('Only realtors have this page.')

    const counts = await countOwnProperties(realtor)
    const asked = STATUSES.find((status) => status === ctx.request.input('status'))
    const status = asked ?? (counts.publish || !counts.draft ? 'publish' : 'draft')
    const page = { ...pageRequest(ctx, 10), page: 1 }
    const rows = await listOwnProperties(realtor, status, page)
    const { data, next_page_url: next } = paginator(
      ctx,
      rows.map((row) => new PropertyTransformer(row).toCard()),
      page
    )
    return ctx.inertia.render('dashboard/properties', {
      status,
      counts,
      properties: data,
      next_page_url:
        next && `/api/properties/dashboard/realtor?status=${status}&per_page=10&page=2`,
    })
  }
}
