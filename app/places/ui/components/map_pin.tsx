import { MapPin as PinIcon } from 'lucide-react'

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

export interface MapPinProps {
  pin: Pin
  /** turns it into a button */
  onSelect?: (pin: Pin) => void
}

/** The pin itself; the map positions it. */
export function MapPin({ pin, onSelect }: MapPinProps) {
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
