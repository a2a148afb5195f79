import { api } from '#app/kit/calls/api'
import { Combobox } from '#app/kit/form/combobox'
import { DEFAULT_VIEW, PLACE_ZOOM } from '#app/places/map/ui/map_defaults'
import type { Data } from '#data'

export interface PickedView {
  latitude: number
  longitude: number
  zoom: number
}

interface PlacePickerProps {
  value: Place | null
  /** the place, null when cleared; and the map view to show: 20° north, 0° east without one */
  onChange: (place: Place | null, view: PickedView) => void
  placeholder?: string
  isDisabled?: boolean
}

/** Finds a place by name. Must be in a `Field`, which labels it. */
export function PlacePicker({ value, onChange, placeholder, isDisabled }: PlacePickerProps) {
  return (
    <Combobox
      value={value}
      onChange={(place) => onChange(place, viewOf(place))}
      source={searchPlaces}
      labelOf={labelOf}
      hintOf={hintOf}
      keyOf={keyOf}
      placeholder={placeholder ?? 'Portofino, Aspen, Mayfair'}
      isDisabled={isDisabled}
    />
  )
}

function viewOf(place: Place | null): PickedView {
  if (!place) return DEFAULT_VIEW
  return { latitude: place.latitude, longitude: place.longitude, zoom: PLACE_ZOOM }
}

function labelOf({ name, city }: Place): string {
  return city === name ? name : `${name}, ${city}`
}

function hintOf({ state, country }: Place): string {
  return [state, country].filter(Boolean).join(', ')
}

function keyOf({ name, latitude, longitude }: Place): string {
  return `${name} ${latitude} ${longitude}`
}

export type Place = Data.Places.Gazetteer.Place

/** Searches the gazetteer for the place combobox. */
async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const { places } = await api.api.places.index({ query: { q: query }, signal })
  return places
}
