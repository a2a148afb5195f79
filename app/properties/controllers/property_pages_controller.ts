import type { HttpContext } from '@adonisjs/core/http'
import { mapStyleUrl } from '#config/map'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findMarketAround } from '#app/places/queries/find_market_around'
import { listNearbyTowns } from '#app/places/queries/list_nearby_towns'
import ImageTransformer from '#app/media/transformers/image_transformer'
import type { PropertyPageRow } from '#app/properties/models/property_row'
import { findPropertyPage } from '#app/properties/queries/find_property_page'
import { listSavedIds } from '#app/properties/saving/queries/list_saved_ids'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

export default class PropertyPagesController {
  async show({ auth, inertia, params }: HttpContext) {
    const viewer = auth.user ?? null
    const property = await findPropertyPage(params.slug, viewer)
    return inertia.render('properties/show', {
      property: new PropertyTransformer(property).toObject(),
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      can_edit: property.canEdit,
      is_saved: (await listSavedIds(viewer?.id ?? null, [property.id])).has(property.id),
      market: await marketOf(property),
      nearby: await nearbyOf(property),
    })
  }

  async print({ auth, inertia, params }: HttpContext) {
    const property = await findPropertyPage(params.slug, auth.user ?? null)
    return inertia.render('properties/print', {
      property: new PropertyTransformer(property).toObject(),
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
    })
  }

  async edit({ auth, inertia, params }: HttpContext) {
    const editor = auth.getUserOrFail()
    const property = await findPropertyPage(params.slug, editor)
    if (!property.canEdit) throw HttpError.forbidden()
    return inertia.render('properties/edit', {
      property: new PropertyTransformer(property).toObject(),
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      has_street_map: mapStyleUrl !== null,
    })
  }
}

function marketOf({ latitude, longitude }: PropertyPageRow) {
  return latitude === null || longitude === null ? null : findMarketAround(latitude, longitude)
}

async function nearbyOf({ latitude, longitude }: PropertyPageRow) {
  return latitude === null || longitude === null ? [] : listNearbyTowns(latitude, longitude)
}
