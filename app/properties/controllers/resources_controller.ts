import type { HttpContext } from '@adonisjs/core/http'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { findProperty } from '#app/properties/queries/find_property'

/** The files of a listing. Videos and documents come with the modules that make them. */
export default class ResourcesController {
  async show({ auth, params, serialize }: HttpContext) {
    const property = await findProperty(params.slug, auth.user ?? null)
    await property.load('images')
    return serialize({
      resources: {
        images: property.images.map((image) => new ImageTransformer(image).toObject()),
        videos: [],
        documents: [],
      },
    })
  }

  async featuredImage({ auth, params, serialize }: HttpContext) {
    const property = await findProperty(params.slug, auth.user ?? null)
    const image = property.featuredImage
    return serialize({ featured_image: image ? ImageTransformer.transform(image) : null })
  }
}
