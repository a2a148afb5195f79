import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { listUserProperties } from '#app/properties/lists/list_public_properties'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import PropertyTransformer from '#app/properties/property_transformer'

export default class UserPropertiesController {
  async index(ctx: HttpContext) {
    const { id } = ctx.params
    const viewerId = ctx.auth.user?.id ?? null
    await authorizeSeeing(viewerId, id)
    const page = pageRequest(ctx)
    const rows = await listUserProperties(id, page)
    const savedIds = await listSavedAmong(viewerId, rows)
    const properties = rows.map((property) => ({
      ...new PropertyTransformer(property).toObject(),
      is_saved: savedIds.has(property.id),
    }))
    return { properties: paginator(ctx, properties, page) }
  }
}
