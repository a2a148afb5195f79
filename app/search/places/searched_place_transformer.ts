import { BaseTransformer } from '@adonisjs/core/transformers'
import { placeId } from '#app/places/gazetteer/place_id'
import PlaceTransformer from '#app/places/gazetteer/place_transformer'
import type { PlaceWithHomes } from '#app/search/places/find_searched_places'

export default class SearchedPlaceTransformer extends BaseTransformer<PlaceWithHomes> {
  toObject() {
    const { place, homes } = this.resource
    return {
      /** for `?place=` of a search */
      place_id: placeId(place),
      ...new PlaceTransformer(place).toObject(),
      homes,
    }
  }
}
