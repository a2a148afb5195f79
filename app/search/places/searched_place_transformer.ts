import { BaseTransformer } from '@adonisjs/core/transformers'
import { placeId } from '#app/places/gazetteer/place_id'
import { regionId } from '#app/places/regions/region'
import type { PlaceWithHomes } from '#app/search/places/find_searched_places'

export default class SearchedPlaceTransformer extends BaseTransformer<PlaceWithHomes> {
  toObject() {
    const { place, homes } = this.resource
    const isRegion = 'outline' in place
    const { name, country, countryCode, latitude, longitude } = place
    return {
      /** for `?place=` of a search */
      place_id: isRegion ? regionId(place) : placeId(place),
      is_region: isRegion,
      name,
      city: isRegion ? name : place.city,
      state: isRegion ? '' : place.state,
      country,
      country_code: countryCode,
      latitude,
      longitude,
      homes,
    }
  }
}
