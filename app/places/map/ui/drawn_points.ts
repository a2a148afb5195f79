import type { PointerEvent } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapPoint } from '#app/places/map/ui/use_map_area'

/** In px, from the top left of the map. */
export interface MapPixel {
  x: number
  y: number
}

export function within(event: PointerEvent<HTMLElement>): MapPixel {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

export function pointUnder(map: MapLibreMap, { x, y }: MapPixel): MapPoint {
  const { lat, lng } = map.unproject([x, y])
  return { latitude: lat, longitude: lng }
}

export function middleOf(map: MapLibreMap): MapPoint {
  const { lat, lng } = map.getCenter()
  return { latitude: lat, longitude: lng }
}
