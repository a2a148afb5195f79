import { useState, useRef, type PointerEvent } from 'react'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { MapView } from '#app/places/map/ui/map_view'
import type { PickedView } from '#app/places/ui/place_picker'
import { useEditor } from '#app/properties/editor/ui/editor_context'

interface PinMapProps {
  /** what the map shows at first, and whenever this changes */
  view: PickedView
  pin: GeoPoint | null
  label: string
  onPlace: (point: GeoPoint) => void
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

/** In degrees. */
interface DraggableMap {
  unproject: (point: [x: number, y: number]) => { lat: number; lng: number }
  getContainer: () => HTMLElement
}

interface Drag {
  pointerId: number
  /** from the tip of the pin to the pointer, in pixels */
  offset: { x: number; y: number }
}

const MARKER = '.maplibregl-marker'

/**
 * Lets the one pin of a map be dragged by mouse or finger. Put the handlers on
 * an element around the map, so that they come before its panning.
 */
function usePinDrag(onPlace: (point: GeoPoint) => void) {
  const map = useRef<DraggableMap>(null)
  const drag = useRef<Drag>(null)
  const [draggedTo, setDraggedTo] = useState<GeoPoint | null>(null)

  const pointUnder = (event: PointerEvent, { x, y }: Drag['offset']): GeoPoint | null => {
    if (!map.current) return null
    const box = map.current.getContainer().getBoundingClientRect()
    const { lat, lng } = map.current.unproject([
      event.clientX - box.left - x,
      event.clientY - box.top - y,
    ])
    return { latitude: lat, longitude: lng }
  }

  const take = (event: PointerEvent<HTMLElement>) => {
    const marker = event.target instanceof Element && event.target.closest(MARKER)
    if (!marker || !event.isPrimary || event.button !== 0) return
    const box = marker.getBoundingClientRect()
    const foot = { x: box.left + box.width / 2, y: box.bottom }
    drag.current = {
      pointerId: event.pointerId,
      offset: { x: event.clientX - foot.x, y: event.clientY - foot.y },
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (drag.current?.pointerId === event.pointerId) {
      setDraggedTo(pointUnder(event, drag.current.offset))
    }
  }
  const drop = (event: PointerEvent) => {
    if (drag.current?.pointerId !== event.pointerId) return
    const point = event.type === 'pointerup' ? draggedTo : null
    drag.current = null
    setDraggedTo(null)
    if (point) onPlace(point)
  }
  /** Keeps the map from panning while the pin is dragged. */
  const keepFromMap = (event: { target: EventTarget; stopPropagation: () => void }) => {
    if (event.target instanceof Element && event.target.closest(MARKER)) event.stopPropagation()
  }

  return {
    draggedTo,
    onReady: (ready: DraggableMap) => {
      map.current = ready
    },
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: drop,
    onMouseDownCapture: keepFromMap,
    onTouchStartCapture: keepFromMap,
    onClickCapture: keepFromMap,
  }
}
