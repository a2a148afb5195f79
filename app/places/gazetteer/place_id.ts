import { loadGazetteer } from '#app/places/gazetteer/load_gazetteer'
import type { Place } from '#app/places/gazetteer/place'

const ID = /^(.+)@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/
/** The gazetteer's coordinates have four decimals. */
const NEAR_DEGREES = 0.0002

interface NamedPoint {
  name: string
  latitude: number
  longitude: number
}

/** Names a place of the gazetteer in an address: `London@51.5085,-0.1257`. */
export function placeId({ name, latitude, longitude }: Place): string {
  return `${name}@${latitude},${longitude}`
}

/** @returns what the text of an id says, null if it is no id */
export function readPlaceId(text: string): NamedPoint | null {
  const [, name, latitude, longitude] = ID.exec(text) ?? []
  return name ? { name, latitude: Number(latitude), longitude: Number(longitude) } : null
}

/** The place of the gazetteer with this name at this point. */
export async function findPlaceAt({ name, latitude, longitude }: NamedPoint) {
  const gazetteer = await loadGazetteer()
  const around = {
    west: longitude - NEAR_DEGREES,
    south: latitude - NEAR_DEGREES,
    east: longitude + NEAR_DEGREES,
    north: latitude + NEAR_DEGREES,
  }
  const places = gazetteer.rowsInside(around, Infinity).map((row) => gazetteer.place(row))
  return places.find((place) => place.name === name) ?? null
}
