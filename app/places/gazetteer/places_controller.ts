import type { HttpContext } from '@adonisjs/core/http'
import { searchPlaces } from '#app/places/gazetteer/search_places'
import PlaceTransformer from '#app/places/gazetteer/place_transformer'
import { placeSearchValidator } from '#app/places/place_validators'

export default class PlacesController {
  async index({ request, response }: HttpContext) {
    const { q } = await request.validateUsing(placeSearchValidator)
    const places = await searchPlaces(q ?? '')
    response.header('cache-control', 'private, max-age=3600')
    return { places: places.map((place) => new PlaceTransformer(place).toObject()) }
  }
}
