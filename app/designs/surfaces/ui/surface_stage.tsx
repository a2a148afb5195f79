import { useId, useMemo, type KeyboardEvent } from 'react'
import { findSpots } from '#app/designs/surfaces/ui/find_spots'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import {
  CursorCanvas,
  SelectionCanvas,
  OverlayCanvas,
} from '#app/designs/surfaces/ui/surface_canvases'
import { kindOf } from '#app/designs/surfaces/ui/surface_kinds'
import type { SurfaceSelection } from '#app/designs/surfaces/ui/surface_selection'
import { usePaintGestures } from '#app/designs/surfaces/ui/use_paint_gestures'
import { useSurfaceCursor } from '#app/designs/surfaces/ui/use_surface_cursor'
import type { SurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import type { SurfaceView } from '#app/designs/surfaces/ui/use_surface_view'
import { STAGE_SIZES } from '#app/designs/ui/fitted'
import type { Design } from '#app/designs/ui/types'
import { useStore } from '#app/kit/hooks/use_store'
import { Photo } from '#app/kit/media/photo'

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

interface SurfaceNamesProps {
  painting: Painting
  /** zoom of the photo, which the names don't follow */
  scale: number
}

/** Labels each area where it is widest, so that nobody has to rely on color. */
function SurfaceNames({ painting, scale }: SurfaceNamesProps) {
  const { step } = useStore(painting)
  // `painting` is mutable; its step changes with every stroke
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const spots = useMemo(() => findSpots(painting), [painting, step])
  const { width, height } = painting.map

  return spots.map(({ surface, x, y }) => {
    const kind = kindOf(surface)
    if (!kind) return null
    const { icon: Icon, name } = kind
    return (
      <span
        key={surface}
        aria-hidden
        className="pointer-events-none absolute flex items-center gap-1 rounded-full bg-black/75 px-2 py-0.5 text-12 whitespace-nowrap text-white"
        style={{
          left: `${(x / width) * 100}%`,
          top: `${(y / height) * 100}%`,
          transform: `translate(-50%, -50%) scale(${1 / scale})`,
        }}
      >
        <Icon size={13} strokeWidth={1.75} />
        <span dir="auto" className="max-sm:hidden">
          {name}
        </span>
      </span>
    )
  })
}
