import { Check, Undo2, X } from 'lucide-react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { Button } from '#app/kit/button/button'
import { useAreaDrawing } from '#app/places/ui/hooks/use_area_drawing'
import { useMapArea, type MapPoint } from '#app/places/ui/hooks/use_map_area'

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
