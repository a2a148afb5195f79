import type { HttpContext } from '@adonisjs/core/http'
import { updateAnimations } from '#app/properties/actions/update_animations'
import PropertyTransformer from '#app/properties/transformers/property_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { animationsValidator } from '#app/properties/validators/component_validator'

export default class AnimationsController {
  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { animations } = await request.validateUsing(animationsValidator)
    const property = await transaction((trx) =>
      updateAnimations({ user, trx }, params.slug, animations)
    )
    return {
      status: 'success' as const,
      property: new PropertyTransformer(property).toObject(),
    }
  }
}
