import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/core/exceptions/http_error'
import ImageTransformer from '#app/media/transformers/image_transformer'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { findProperty } from '#app/properties/queries/find_property'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

/** The pages of one listing: as everybody sees it, and its editor. */
export default class PropertyPagesController {
  async show({ auth, inertia, params }: HttpContext) {
    const viewer = auth.user ?? null
    const property = await findProperty(params.slug, viewer)
    await property.load('images')
    return inertia.render('properties/show', {
      property: PropertyTransformer.transform(property),
      images: ImageTransformer.transform(property.images),
      can_edit: propertyPolicy.edit(viewer, property),
    })
  }

  async edit({ auth, inertia, params }: HttpContext) {
    const editor = auth.getUserOrFail()
    const property = await findProperty(params.slug, editor)
    if (!propertyPolicy.edit(editor, property)) throw HttpError.forbidden()
    await property.load('images')
    return inertia.render('properties/edit', {
      property: PropertyTransformer.transform(property),
      images: ImageTransformer.transform(property.images),
    })
  }
}
