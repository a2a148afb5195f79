import { Check, Undo2, X } from 'lucide-react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useRef, useState, type PointerEvent } from 'react'
import { Button } from '#app/kit/button/button'
import { MAX_DRAWN_CORNERS, MIN_CORNERS } from '#app/places/map/area_outline'
import { useMapArea, type MapPoint } from '#app/places/map/ui/use_map_area'

interface AreaDrawingProps {
  map: MapLibreMap
  onDone: (corners: MapPoint[]) => void
  onCancel: () => void
}

const FLOATING = 'bg-surface shadow-float'
const STEP_PX = 60
const STEPS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** Overlays a map while an area is drawn on it, by pointer, touch or keyboard. */
export function AreaDrawing({ map, onDone, onCancel }: AreaDrawingProps) {
  const drawing = useAreaDrawing(map)
  useMapArea(map, drawing.corners)

  return (
    <div className="absolute inset-0">
      <div
        role="application"
        aria-label="Draw an area. Arrow keys move the map, Enter adds a corner in its middle, Backspace takes one back."
        tabIndex={0}
        ref={takeFocus}
        className="is-picking absolute inset-0 cursor-crosshair touch-none"
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (step) map.panBy(step, { duration: 0 })
          else if (event.key === 'Enter') drawing.addMiddle()
          else if (event.key === 'Backspace') drawing.undo()
          else if (event.key === 'Escape') onCancel()
          else return
          event.preventDefault()
        }}
        {...drawing.pointer}
      >
        <span aria-hidden className="map-crosshair" />
      </div>
      <p
        role="status"
        className="pointer-events-none absolute inset-x-4 top-4 mx-auto w-fit rounded-full bg-surface px-4 py-2 text-center text-13 shadow-float"
      >
        {drawing.isComplete
          ? 'Add corners, or choose Done.'
          : 'Tap to add corners, or drag around an area.'}
      </p>
      <div className="absolute inset-x-4 bottom-4 flex flex-wrap justify-center gap-2">
        <Button
          size="sm"
          className={FLOATING}
          icon={Undo2}
          disabled={!drawing.corners.length}
          onClick={drawing.undo}
        >
          Undo
        </Button>
        <Button
          size="sm"
          className={FLOATING}
          disabled={!drawing.corners.length}
          onClick={drawing.clear}
        >
          Clear
        </Button>
        <Button size="sm" className={FLOATING} icon={X} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={Check}
          disabled={!drawing.isComplete}
          onClick={() => onDone(drawing.corners)}
        >
          Done
        </Button>
      </div>
    </div>
  )
}

/** React's `autoFocus` focuses form controls only. */
function takeFocus(canvas: HTMLElement | null) {
  canvas?.focus({ preventScroll: true })
}

/** In px, between the corners of a dragged stroke. */
const STROKE_STEP = 18

/**
 * Draws an area: a tap adds a corner, a drag a whole stroke, Enter the center of the map. Undo
 * removes one of them at a time.
 */
function useAreaDrawing(map: MapLibreMap | null) {
  const [strokes, setStrokes] = useState<MapPoint[][]>([])
  const last = useRef<{ x: number; y: number } | null>(null)
  const corners = strokes.flat()

  const pointAt = ({ x, y }: { x: number; y: number }): MapPoint => {
    const { lat, lng } = map!.unproject([x, y])
    return { latitude: lat, longitude: lng }
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!map || event.button !== 0 || corners.length >= MAX_DRAWN_CORNERS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = within(event)
    last.current = at
    setStrokes((before) => [...before, [pointAt(at)]])
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = within(event)
    if (!last.current || corners.length >= MAX_DRAWN_CORNERS) return
    if (Math.hypot(at.x - last.current.x, at.y - last.current.y) < STROKE_STEP) return
    last.current = at
    setStrokes((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), pointAt(at)]])
  }
  const end = () => {
    last.current = null
  }
  const addMiddle = () => {
    if (!map || corners.length >= MAX_DRAWN_CORNERS) return
    const { lat, lng } = map.getCenter()
    setStrokes((before) => [...before, [{ latitude: lat, longitude: lng }]])
  }

  return {
    corners,
    isComplete: corners.length >= MIN_CORNERS,
    undo: () => setStrokes((before) => before.slice(0, -1)),
    clear: () => setStrokes([]),
    addMiddle,
    pointer: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

function within(event: PointerEvent<HTMLElement>): { x: number; y: number } {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
