import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Place } from '#app/places/gazetteer/place'

export default class PlaceTransformer extends BaseTransformer<Place> {
  toObject() {
    const place = this.resource
    return {
      name: place.name,
      city: place.city,
      state: place.state,
      country: place.country,
      country_code: place.countryCode,
      latitude: place.latitude,
      longitude: place.longitude,
    }
  }
}
