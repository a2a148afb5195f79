import { useState } from 'react'
import { MapView } from '#app/places/ui/components/map_view'
import type { PickedView } from '#app/places/ui/components/place_picker'
import { usePinDrag, type Point } from '#app/properties/ui/hooks/use_pin_drag'

interface PinMapProps {
  /** what the map shows at first, and after each change of it */
  view: PickedView
  pin: Point | null
  /** what stands there */
  label: string
  onPlace: (point: Point) => void
}

/** A map whose pin is dragged, put by a click, or put by Enter into the middle. */
export function PinMap({ view, pin, label, onPlace }: PinMapProps) {
  const { draggedTo, onReady, ...gestures } = usePinDrag(onPlace)
  const [shownAt, setShownAt] = useState(view)
  const [asked, setAsked] = useState(view)
  if (asked !== view) {
    setAsked(view)
    setShownAt(view)
  }
  const at = draggedTo ?? pin
  const pins = at ? [{ id: 'home', ...at, label }] : []

  return (
    <div className="flex flex-col gap-2">
      <div
        className="aspect-3/2 overflow-hidden rounded-6 [&_.maplibregl-marker]:cursor-grab [&_.maplibregl-marker]:touch-none"
        {...gestures}
      >
        <MapView
          {...shownAt}
          label={`Map to place ${label}`}
          pins={pins}
          onMove={setShownAt}
          onPick={onPlace}
          onReady={onReady}
        />
      </div>
      <p className="text-13 text-muted">
        Drag the pin to the house, or click where it stands. By keyboard: arrow keys move the map,
        Enter puts the pin in its middle.
      </p>
    </div>
  )
}
