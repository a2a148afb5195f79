import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { MapPin, type MapPinProps } from '#app/places/ui/components/map_pin'

interface PlacedPinProps extends MapPinProps {
  map: MapLibreMap
}

/** A pin on the map, with its tip on the point. */
export function PlacedPin({ map, pin, onSelect }: PlacedPinProps) {
  const { latitude, longitude, isSelected } = pin
  const [marker] = useState(
    () => new Marker({ element: document.createElement('div'), anchor: 'bottom' })
  )

  useEffect(() => {
    marker.setLngLat([longitude, latitude])
  }, [marker, latitude, longitude])
  useEffect(() => {
    marker.getElement().style.zIndex = isSelected ? '1' : ''
  }, [marker, isSelected])
  useEffect(() => {
    marker.addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, marker])

  return createPortal(<MapPin pin={pin} onSelect={onSelect} />, marker.getElement())
}
