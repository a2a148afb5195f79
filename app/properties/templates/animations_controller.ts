import type { HttpContext } from '@adonisjs/core/http'
import { updateAnimations } from '#app/properties/update_property'
import PropertyTransformer from '#app/properties/property_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { animationsValidator } from '#app/properties/property_validators'

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
