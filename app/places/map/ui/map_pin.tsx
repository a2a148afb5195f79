import { MapPin as PinIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'

/** A marker on the map. */
export interface Pin {
  id: string | number
  latitude: number
  longitude: number
  /** for screen readers; also shown on the pin without `text` */
  label: string
  /** a few characters on the pin, such as a price; otherwise a plain pin */
  text?: string
  isSelected?: boolean
}

const PILL = 'rounded-full border px-3 py-1 text-13 font-medium num whitespace-nowrap shadow-float'
const PILL_COLORS = 'border-line bg-surface text-ink hover:border-ink'
const SELECTED_PILL_COLORS = 'border-brass bg-brass text-on-brass'

interface MapPinProps {
  pin: Pin
  /** turns it into a button */
  onSelect?: (pin: Pin) => void
}

/** The pin itself; the map positions it. */
function MapPin({ pin, onSelect }: MapPinProps) {
  const face = pin.text ? (
    <span className={`block ${PILL} ${pin.isSelected ? SELECTED_PILL_COLORS : PILL_COLORS}`}>
      {pin.text}
    </span>
  ) : (
    <PinIcon
      size={36}
      strokeWidth={1.5}
      aria-hidden
      className="fill-brass text-on-brass drop-shadow-md [&_circle]:fill-on-brass"
    />
  )
  if (!onSelect) {
    return (
      <span role="img" aria-label={pin.label} className="block">
        {face}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={pin.label}
      aria-pressed={pin.isSelected}
      onClick={(event) => {
        event.stopPropagation()
        onSelect(pin)
      }}
      className="block cursor-pointer rounded-full"
    >
      {face}
    </button>
  )
}

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
