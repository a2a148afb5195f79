import { useState } from 'react'
import { MapView } from '#app/places/ui/components/map_view'
import type { PickedView } from '#app/places/ui/components/place_picker'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { usePinDrag, type Point } from '#app/properties/ui/hooks/use_pin_drag'

interface PinMapProps {
  /** what the map shows at first, and whenever this changes */
  view: PickedView
  pin: Point | null
  label: string
  onPlace: (point: Point) => void
}

export function PinMap({ view, pin, label, onPlace }: PinMapProps) {
  const { hasStreetMap } = useEditor()
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
        {hasStreetMap
          ? 'Drag the pin to the house, or click its location.'
          : 'This map shows towns, not streets: drag the pin or click to place it roughly.'}{' '}
        With the keyboard, use the arrow keys to move the map and Enter to place the pin.
      </p>
    </div>
  )
}
