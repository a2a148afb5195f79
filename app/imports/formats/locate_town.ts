import { foldText } from '#app/common/contract/fold_text'
import { searchPlaces } from '#app/places/queries/search_places'
import type { PropertyInput } from '#app/properties/models/property_input'

/** Locates a listing by its town alone, if exactly one town has that name and country. */
export async function locateTown(input: PropertyInput): Promise<PropertyInput> {
  const { city, state, country_code: country } = input
  if (!city || (input.latitude !== undefined && input.longitude !== undefined)) return input
  const places = await searchPlaces(city)
  const isIt = (place: (typeof places)[number]) =>
    foldText(place.name) === foldText(city) && (!country || place.countryCode === country)
  const towns = places.filter(isIt)
  const inState = towns.filter((place) => state && foldText(place.state) === foldText(state))
  const town = inState[0] ?? (country ? towns[0] : undefined)
  if (!town) return input
  const { latitude, longitude } = town
  return { ...input, latitude, longitude }
}
