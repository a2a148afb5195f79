import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/core/exceptions/http_error'
import CreateProperty from '#app/properties/actions/create_property'
import UpdateProperty from '#app/properties/actions/update_property'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findProperty } from '#app/properties/queries/find_property'
import PropertyTransformer from '#app/properties/transformers/property_transformer'
import {
  createPropertyValidator,
  updatePropertyValidator,
} from '#app/properties/validators/property_validator'

export default class PropertiesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors publish listings.')
    const { property: input } = await ctx.request.validateUsing(createPropertyValidator)

    return once(ctx, async (trx) => {
      const property = await new CreateProperty().handle(user, input ?? {}, trx)
      return {
        status: 201,
        body: { status: 'success', property: new PropertyTransformer(property).toObject() },
      }
    })
  }

  async show({ auth, params, serialize }: HttpContext) {
    const property = await findProperty(params.slug, auth.user ?? null)
    return serialize({ property: PropertyTransformer.transform(property) })
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { property: input } = await request.validateUsing(updatePropertyValidator)
    const property = await db.transaction((trx) =>
      new UpdateProperty().handle(user, params.slug, input, trx)
    )
    return serialize({
      status: 'success' as const,
      property: PropertyTransformer.transform(property),
    })
  }
}
