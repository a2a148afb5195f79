import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { searchPlaces } from '#app/places/queries/search_places'
import { searchValidator } from '#app/places/validators/search_validator'
import { listPlacesWithHomes } from '#app/search/queries/list_places_with_homes'
import SearchedPlaceTransformer from '#app/search/transformers/searched_place_transformer'

export default class SearchedPlacesController {
  async index({ request, auth }: HttpContext) {
    const { q } = await request.validateUsing(searchValidator)
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    const found = await listPlacesWithHomes(await searchPlaces(q ?? ''), hiddenIds)
    return { places: found.map((each) => new SearchedPlaceTransformer(each).toObject()) }
  }
}
