import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import ImageTransformer from '#app/media/transformers/image_transformer'
import DescribeImage from '#app/properties/actions/describe_image'
import { imageWordsValidator } from '#app/properties/validators/image_words_validator'

/** What is said about the photographs of a listing. */
export default class PropertyImagesController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { image: input } = await request.validateUsing(imageWordsValidator)
    const image = await db.transaction((trx) =>
      new DescribeImage().handle(user, params.slug, params.id, input.alt, trx)
    )
    return serialize({ status: 'success' as const, image: ImageTransformer.transform(image) })
  }
}
