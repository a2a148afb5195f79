import { useId, type KeyboardEvent } from 'react'
import { Photo } from '#app/kit/media/photo'
import { CursorCanvas } from '#app/designs/ui/components/surfaces/cursor_canvas'
import { SelectionCanvas } from '#app/designs/ui/components/surfaces/selection_canvas'
import { OverlayCanvas } from '#app/designs/ui/components/surfaces/overlay_canvas'
import { SurfaceNames } from '#app/designs/ui/components/surfaces/surface_names'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import { useSurfaceCursor } from '#app/designs/ui/hooks/use_surface_cursor'
import { usePaintGestures } from '#app/designs/ui/hooks/use_paint_gestures'
import type { SurfaceSelection } from '#app/designs/ui/hooks/use_surface_selection'
import type { SurfaceTools } from '#app/designs/ui/hooks/use_surface_tools'
import type { SurfaceView } from '#app/designs/ui/hooks/use_surface_view'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'
import type { Design } from '#app/designs/ui/state/types'

interface SurfaceStageProps {
  design: Design
  painting: Painting
  tools: SurfaceTools
  view: SurfaceView
  selecting: SurfaceSelection
}

export function SurfaceStage({ design, painting, tools, view, selecting }: SurfaceStageProps) {
  const { frame, zoom } = view
  const hintId = useId()
  const hand = usePaintGestures(painting, tools, view, selecting)
  const pointer = useSurfaceCursor(painting, tools, view, selecting)
  const { cursor, words, takeKey, begin, follow, leave } = pointer
  const onKeyDown = (event: KeyboardEvent) => {
    if (takeKey(event)) event.preventDefault()
  }

  return (
    <div>
      <div
        ref={frame}
        role="application"
        aria-label="Your photo, piece by piece"
        aria-describedby={hintId}
        tabIndex={0}
        {...hand}
        onPointerMove={(event) => {
          hand.onPointerMove(event)
          follow(event)
        }}
        onPointerLeave={leave}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.matches(':focus-visible') && begin()}
        onBlur={leave}
        className={`relative touch-none overflow-hidden rounded-6 select-none max-sm:-mx-5 max-sm:rounded-none ${tools.tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-crosshair'}`}
      >
        <div
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          className="relative"
        >
          <Photo image={design.original_image} ratio="as-is" sizes={STAGE_SIZES} priority alt="" />
          <OverlayCanvas painting={painting} opacity={tools.opacity} />
          <SelectionCanvas map={painting.map} selection={selecting.selection} />
          <CursorCanvas map={painting.map} cursor={cursor} />
          {tools.opacity > 0 && <SurfaceNames painting={painting} scale={zoom.scale} />}
        </div>
      </div>
      <p id={hintId} className="mt-2 text-12 text-muted max-md:sr-only">
        Keyboard: arrow keys move between pieces (hold Shift to jump), Enter selects or paints,
        Delete takes out of the selection, 0 to 8 name it or choose an area. Scroll to zoom.
      </p>
      <p className="mt-2 text-12 text-muted md:hidden">Use two fingers to zoom and move.</p>
      <p role="status" className="sr-only">
        {words}
      </p>
    </div>
  )
}
