import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { STATUSES, type PropertyStatus } from '#app/properties/listing_options'
import { propertyPolicy } from '#app/properties/property_policy'
import { listOwnProperties } from '#app/properties/lists/list_own_properties'
import PropertyTransformer from '#app/properties/property_transformer'

const BY_NUMBER: Record<string, PropertyStatus> = { 0: 'draft', 1: 'publish' }

export default class OwnPropertiesController {
  /** `/api/properties/{publish}/paginate/{count}` */
  async index(ctx: HttpContext) {
    const status = statusOf(BY_NUMBER[ctx.params.publish] ?? ctx.params.publish)
    if (!status) throw HttpError.notFound()
    return this.#answer(ctx, status, Number(ctx.params.count))
  }

  /** `/api/properties/dashboard/realtor?status=` */
  async dashboard(ctx: HttpContext) {
    if (!propertyPolicy.create(ctx.auth.getUserOrFail())) {
      throw HttpError.forbidden('This dashboard is for realtors.')
    }
    return this.#answer(ctx, statusOf(ctx.request.input('status')) ?? 'publish')
  }

  async #answer(ctx: HttpContext, status: PropertyStatus, count?: number) {
    const page = pageRequest(ctx)
    if (count) page.perPage = Math.min(count, 50)
    const rows = await listOwnProperties(ctx.auth.getUserOrFail(), status, page)
    const properties = rows.map((property) => new PropertyTransformer(property).toObject())
    return { properties: paginator(ctx, properties, page) }
  }
}

function statusOf(value: unknown): PropertyStatus | undefined {
  return STATUSES.find((status) => status === value)
}
