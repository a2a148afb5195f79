import { Check, Circle, Pentagon, Undo2, X } from 'lucide-react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { within, type MapPixel } from '#app/places/map/ui/drawn_points'
import { useMapArea, type MapPoint } from '#app/places/map/ui/use_map_area'
import { useCircleDrawing, type DrawnCircle } from '#app/places/map/ui/use_circle_drawing'
import { useOutlineDrawing } from '#app/places/map/ui/use_outline_drawing'

interface AreaDrawingProps {
  map: MapLibreMap
  onDone: (corners: MapPoint[]) => void
  /** without it, only outlines are drawn */
  onCircle?: (circle: DrawnCircle) => void
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

const SHAPES = {
  outline: {
    label:
      'Draw an area. Arrow keys move the map, Enter adds a corner in its middle, Backspace takes one back.',
    begin: 'Add corners, or drag around an area.',
    goOn: 'Add corners, or choose Done.',
  },
  circle: {
    label:
      'Draw a circle. Arrow keys move the map, Enter sets first the middle and then the edge, Backspace takes one back.',
    begin: 'Drag from the middle to the edge.',
    goOn: 'Drag another circle, or choose Done.',
  },
} as const

/** Overlays a map while an area is drawn on it, by pointer, touch or keyboard. */
export default function AreaDrawing({ map, onDone, onCircle, onCancel }: AreaDrawingProps) {
  const [shape, setShape] = useState<keyof typeof SHAPES>('outline')
  /** where the last stroke ended: what finishes the area stands next to it */
  const [ended, setEnded] = useState<MapPixel | null>(null)
  const outline = useOutlineDrawing(map)
  const circled = useCircleDrawing(map)
  const drawing = shape === 'circle' ? circled : outline
  useMapArea(map, drawing.corners, shape === 'outline' || !circled.circle)
  const words = SHAPES[shape]

  const finish = () => {
    if (shape === 'outline') onDone(outline.corners)
    else if (circled.circle) onCircle?.(circled.circle)
  }
  const undo = () => {
    setEnded(null)
    drawing.undo()
  }
  const buttons = (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={Check}
        disabled={!drawing.isComplete}
        onClick={finish}
      >
        Done
      </Button>
      <Button size="sm" className={FLOATING} icon={X} onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
  const isBeside = ended !== null && drawing.isComplete

  return (
    <div className="absolute inset-0">
      <div
        role="application"
        aria-label={words.label}
        tabIndex={0}
        ref={takeFocus}
        className="is-picking absolute inset-0 cursor-crosshair touch-none"
        onKeyDown={(event) => {
          const step = STEPS[event.key]
          if (step) map.panBy(step, { duration: 0 })
          else if (event.key === 'Enter') drawing.addMiddle()
          else if (event.key === 'Backspace') undo()
          else if (event.key === 'Escape') onCancel()
          else return
          event.preventDefault()
        }}
        {...drawing.pointer}
        onPointerDown={(event) => {
          setEnded(null)
          drawing.pointer.onPointerDown(event)
        }}
        onPointerUp={(event) => {
          setEnded(within(event))
          drawing.pointer.onPointerUp()
        }}
      >
        <span aria-hidden className="map-crosshair" />
      </div>
      <p
        role="status"
        className="pointer-events-none absolute inset-x-4 top-4 mx-auto w-fit rounded-full bg-surface px-4 py-2 text-center text-13 shadow-float"
      >
        {drawing.isComplete ? words.goOn : words.begin}
      </p>
      {isBeside && (
        <div className="absolute flex gap-2" style={besidePointer(map, ended)}>
          {buttons}
        </div>
      )}
      <div className="absolute inset-x-4 bottom-4 flex flex-wrap justify-center gap-2">
        {onCircle && (
          <Button
            size="sm"
            className={FLOATING}
            icon={shape === 'circle' ? Pentagon : Circle}
            onClick={() => {
              drawing.clear()
              setEnded(null)
              setShape(shape === 'circle' ? 'outline' : 'circle')
            }}
          >
            {shape === 'circle' ? 'Draw an outline' : 'Draw a circle'}
          </Button>
        )}
        <Button
          size="sm"
          className={FLOATING}
          icon={Undo2}
          disabled={!drawing.corners.length}
          onClick={undo}
        >
          Undo
        </Button>
        <Button
          size="sm"
          className={FLOATING}
          disabled={!drawing.corners.length}
          onClick={() => {
            setEnded(null)
            drawing.clear()
          }}
        >
          Clear
        </Button>
        {!isBeside && buttons}
      </div>
    </div>
  )
}

/** React's `autoFocus` focuses form controls only. */
function takeFocus(canvas: HTMLElement | null) {
  canvas?.focus({ preventScroll: true })
}

/** What the two buttons take up, in px, and what lies at the top and the bottom of the map. */
const BUTTONS = { width: 196, height: 40 }
const EDGES = { side: 8, top: 64, bottom: 72 }
/** Far enough that a second tap in the same place hits neither. */
const GAP = 28

/** Below and beside the pointer, inside the map. */
function besidePointer(map: MapLibreMap, { x, y }: MapPixel) {
  const { clientWidth, clientHeight } = map.getContainer()
  const left = Math.min(x + GAP / 2, clientWidth - BUTTONS.width - EDGES.side)
  const lowest = clientHeight - EDGES.bottom - BUTTONS.height
  const top = y + GAP > lowest ? y - GAP - BUTTONS.height : y + GAP
  return { left: Math.max(EDGES.side, left), top: Math.max(EDGES.top, top) }
}
