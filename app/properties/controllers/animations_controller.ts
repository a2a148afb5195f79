import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import UpdateAnimations from '#app/properties/actions/update_animations'
import PropertyTransformer from '#app/properties/transformers/property_transformer'
import { animationsValidator } from '#app/properties/validators/component_validator'

export default class AnimationsController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { animations } = await request.validateUsing(animationsValidator)
    const property = await db.transaction((trx) =>
      new UpdateAnimations().handle(user, params.slug, animations, trx)
    )
    return serialize({
      status: 'success' as const,
      property: PropertyTransformer.transform(property),
    })
  }
}
