import type { Place } from '#app/places/gazetteer/place'
import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'

/** Works offline. @param latitude @param longitude degrees, WGS 84 */
export async function findNearestPlace(latitude: number, longitude: number): Promise<Place> {
  const gazetteer = await loadGazetteer()
  return gazetteer.place(gazetteer.nearestRow(latitude, longitude))
}
