import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import PublishProperty from '#app/properties/actions/publish_property'
import PropertyTransformer from '#app/properties/transformers/property_transformer'
import { publishValidator } from '#app/properties/validators/property_validator'

export default class PublicationsController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { publish } = await request.validateUsing(publishValidator)
    const property = await db.transaction((trx) =>
      new PublishProperty().handle(user, params.slug, publish, trx)
    )
    return serialize({
      status: 'success' as const,
      property: PropertyTransformer.transform(property),
    })
  }
}
