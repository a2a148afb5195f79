import type { Place } from '#app/places/gazetteer/place'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'

/** Which place a point is in or nearest to: names a spot on the map without any network. */
export default class FindNearestPlace {
  /** @param latitude @param longitude degrees, WGS 84 */
  async handle(latitude: number, longitude: number): Promise<Place> {
    const gazetteer = await loadGazetteer()
    return gazetteer.place(gazetteer.nearestRow(latitude, longitude))
  }
}
