import type { HttpContext } from '@adonisjs/core/http'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { findPropertyPage } from '#app/properties/queries/find_property_page'

/** Videos and documents come later. */
export default class ResourcesController {
  async show({ auth, params }: HttpContext) {
    const property = await findPropertyPage(params.slug, auth.user ?? null)
    return {
      resources: {
        images: property.images.map((image) => new ImageTransformer(image).toObject()),
        videos: [],
        documents: [],
      },
    }
  }

  async featuredImage({ auth, params }: HttpContext) {
    const property = await findPropertyPage(params.slug, auth.user ?? null)
    const image = property.featuredImage
    return { featured_image: image ? new ImageTransformer(image).toObject() : null }
  }
}
