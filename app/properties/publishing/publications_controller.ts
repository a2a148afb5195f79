import type { HttpContext } from '@adonisjs/core/http'
import { publishProperty } from '#app/properties/publishing/publish_property'
import PropertyTransformer from '#app/properties/property_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { publishValidator } from '#app/properties/property_validators'

export default class PublicationsController {
  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { publish } = await request.validateUsing(publishValidator)
    const property = await transaction((trx) =>
      publishProperty({ user, trx }, params.slug, publish)
    )
    return {
      status: 'success' as const,
      property: new PropertyTransformer(property).toObject(),
    }
  }
}
