import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import SearchPlaces from '#app/places/queries/search_places'
import PlaceTransformer from '#app/places/transformers/place_transformer'
import { searchValidator } from '#app/places/validators/search_validator'

/** The gazetteer: public, the same for everybody. */
@inject()
export default class PlacesController {
  constructor(private readonly searchPlaces: SearchPlaces) {}

  async index({ request, response, serialize }: HttpContext) {
    const { q } = await request.validateUsing(searchValidator)
    const places = await this.searchPlaces.handle(q ?? '')
    response.header('cache-control', 'private, max-age=3600')
    return serialize({ places: PlaceTransformer.transform(places) })
  }
}
