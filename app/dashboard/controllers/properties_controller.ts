import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { STATUSES } from '#app/properties/contract/listing_options'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { countOwnProperties } from '#app/properties/queries/count_own_properties'
import { listOwnCards } from '#app/properties/queries/list_own_properties'
import { propertyCard } from '#app/properties/transformers/property_transformer'

export default class PropertiesController {
  async index(ctx: HttpContext) {
    const realtor = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(realtor)) throw HttpError.forbidden('This page is for realtors.')

    const counts = await countOwnProperties(realtor)
    const asked = STATUSES.find((status) => status === ctx.request.input('status'))
    const status = asked ?? (counts.publish || !counts.draft ? 'publish' : 'draft')
    const page = { ...pageRequest(ctx, 10), page: 1 }
    const rows = await listOwnCards(realtor, status, page)
    const { data, next_page_url: next } = paginator(ctx, rows.map(propertyCard), page)
    return ctx.inertia.render('dashboard/properties', {
      status,
      counts,
      properties: data,
      next_page_url:
        next && `/api/properties/dashboard/realtor?status=${status}&per_page=10&page=2`,
    })
  }
}
