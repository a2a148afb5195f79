import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { placeSearchValidator } from '#app/places/place_validators'
import { listPlacesWithHomes, listSuggestedPlaces } from '#app/search/places/find_searched_places'
import SearchedPlaceTransformer from '#app/search/places/searched_place_transformer'

export default class SearchedPlacesController {
  async index({ request, auth }: HttpContext) {
    const { q } = await request.validateUsing(placeSearchValidator)
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    const found = await listPlacesWithHomes(await listSuggestedPlaces(q ?? ''), hiddenIds)
    return { places: found.map((each) => new SearchedPlaceTransformer(each).toObject()) }
  }
}
