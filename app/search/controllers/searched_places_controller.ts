import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { placeId } from '#app/places/gazetteer/place_id'
import { searchPlaces } from '#app/places/queries/search_places'
import PlaceTransformer from '#app/places/transformers/place_transformer'
import { searchValidator } from '#app/places/validators/search_validator'
import { listPlacesWithHomes } from '#app/search/queries/list_places_with_homes'

export default class SearchedPlacesController {
  async index({ request, auth }: HttpContext) {
    const { q } = await request.validateUsing(searchValidator)
    const hiddenIds = await listHiddenUserIds(auth.user?.id ?? null)
    const found = await listPlacesWithHomes(await searchPlaces(q ?? ''), hiddenIds)
    return {
      places: found.map(({ place, homes }) => ({
        /** for `?place=` of a search */
        place_id: placeId(place),
        ...new PlaceTransformer(place).toObject(),
        /** found by a search with the usual radius */
        homes,
      })),
    }
  }
}
