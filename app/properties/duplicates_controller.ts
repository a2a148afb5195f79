import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { duplicateProperty } from '#app/properties/duplicate_property'
import { propertyPolicy } from '#app/properties/property_policy'
import PropertyTransformer from '#app/properties/property_transformer'

export default class DuplicatesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user))
      throw HttpError.forbidden('Only realtors can publish listings.')
    return once(ctx, async (trx) => {
      const property = await duplicateProperty({ user, trx }, ctx.params.slug)
      return {
        status: 201,
        body: { status: 'success', property: new PropertyTransformer(property).toObject() },
      }
    })
  }
}
