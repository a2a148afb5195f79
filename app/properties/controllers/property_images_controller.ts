import type { HttpContext } from '@adonisjs/core/http'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { describeImage } from '#app/properties/actions/describe_image'
import { transaction } from '#app/kernel/database/transaction'
import { imageWordsValidator } from '#app/properties/validators/image_words_validator'

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
