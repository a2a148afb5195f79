import type { HttpContext } from '@adonisjs/core/http'
import ImageTransformer from '#app/media/image_transformer'
import { describeImage } from '#app/properties/arrange_images'
import { transaction } from '#app/kernel/database/transaction'
import { imageWordsValidator } from '#app/properties/property_validators'

export default class PropertyImagesController {
  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const words = await request.validateUsing(imageWordsValidator)
    const image = await transaction((trx) =>
      describeImage({ user, trx }, params.slug, params.id, words)
    )
    return { status: 'success' as const, image: new ImageTransformer(image).toObject() }
  }
}
