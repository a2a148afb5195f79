import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EngineChoice } from '#app/designs/engines/ui/engine_choice'
import { engineFor } from '#app/designs/engines/ui/engine_words'
import { storePainting } from '#app/designs/surfaces/ui/load_surfaces'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import { sketchRoom } from '#app/designs/surfaces/ui/sketch_room'
import { SaveBar, StageBar, SelectionBar } from '#app/designs/surfaces/ui/surface_bars'
import { SurfacePalette } from '#app/designs/surfaces/ui/surface_palette'
import { useSurfaceSelection } from '#app/designs/surfaces/ui/surface_selection'
import { SurfaceStage } from '#app/designs/surfaces/ui/surface_stage'
import { usePhotoPixels } from '#app/designs/surfaces/ui/use_photo_pixels'
import { useSaveSurfaces } from '#app/designs/surfaces/ui/use_save_surfaces'
import { BRUSH_RANGE, useSurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import { useSurfaceView } from '#app/designs/surfaces/ui/use_surface_view'
import { Fitted } from '#app/designs/ui/fitted'
import type { Design, Engine, SketchColors } from '#app/designs/ui/types'
import { Slider } from '#app/kit/form/slider'
import { useStore } from '#app/kit/hooks/use_store'
import { useUnsavedGuard } from '#app/kit/hooks/use_unsaved_guard'
import { LeaveDialog } from '#app/kit/overlay/leave_dialog'

interface SurfaceEditorProps {
  design: Design
  painting: Painting
  colors: SketchColors
  /** everyone who makes designs here, the usual one first */
  engines: readonly Engine[]
  credits: number
}

export function SurfaceEditor(props: SurfaceEditorProps) {
  const { design, painting, colors, engines, credits } = props
  const photo = usePhotoPixels(design, painting.map)
  const selecting = useSurfaceSelection(painting, photo)
  const tools = useSurfaceTools((surface) => {
    const isName = selecting.selection.snapshot().size > 0
    if (isName) selecting.name(surface)
    return isName
  })
  const view = useSurfaceView(painting.map)
  const [engineKind, chooseEngine] = useState(design.engine_kind)
  const engine = engineFor(engines, engineKind)
  const saving = useSaveSurfaces(design.id, painting, engine.kind)
  const { isChanged } = useStore(painting)
  const guard = useUnsavedGuard(isChanged)
  const { tool, brush, setBrush, opacity, setOpacity, takeDigit } = tools
  useUndoKeys(painting)
  useEffect(() => () => storePainting(design.id, painting), [design.id, painting])
  useDigitKeys(takeDigit)

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12">
      <section aria-label="The room" className="min-w-0">
        <Fitted width={painting.map.width} height={painting.map.height}>
          <div className="flex flex-col gap-3">
            {painting.map.isEmpty && (
              <p className="max-w-[68ch] text-muted">
                We couldn’t read a room in this photo. Paint the areas yourself and we’ll use them.
              </p>
            )}
            <StageBar painting={painting} tools={tools} view={view} />
            <SelectionBar
              map={painting.map}
              selection={selecting.selection}
              isSelecting={tool === 'surface'}
            />
            <SurfaceStage {...{ design, painting, tools, view, selecting }} />
          </div>
        </Fitted>
      </section>
      <section
        aria-label="Areas"
        className="max-lg:contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5"
      >
        <SurfacePalette painting={painting} tools={tools} selecting={selecting} />
        {photo && <SurfaceSketch painting={painting} photo={photo} colors={colors} />}
        {tool === 'brush' && (
          <Slider label="Brush" value={brush} onChange={setBrush} {...BRUSH_RANGE} />
        )}
        <Slider
          label="Overlay opacity"
          value={opacity}
          onChange={setOpacity}
          min={0}
          max={100}
          step={5}
          format={(percent) => `${percent}%`}
        />
        <EngineChoice engines={engines} value={engine} onChange={chooseEngine} />
        <SaveBar painting={painting} saving={saving} price={engine.price} credits={credits} />
      </section>
      <LeaveDialog guard={guard} isExpected={isChanged} onLeave={() => painting.giveUp()}>
        Your changes since the last save will be lost.
      </LeaveDialog>
    </div>
  )
}

/** Undo is Ctrl or Cmd + Z; redo is Shift + Z or Y. */
function useUndoKeys(painting: Painting): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      if (key === 'y' || (key === 'z' && event.shiftKey)) painting.redo()
      else if (key === 'z') painting.undo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [painting])
}

/** Digits choose an area regardless of focus, even before any click. */
function useDigitKeys(takeDigit: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (takeDigit(event)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface SurfaceSketchProps {
  painting: Painting
  photo: ImageData
  colors: SketchColors
}

/** What a redesign would change, at once and for free. */
function SurfaceSketch({ painting, photo, colors }: SurfaceSketchProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { step } = useStore(painting)

  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      const sketch = sketchRoom(photo, painting, colors)
      const image = new ImageData(sketch, photo.width, photo.height)
      canvas.current?.getContext('2d')?.putImageData(image, 0, 0)
    })
    return () => cancelAnimationFrame(drawing)
  }, [painting, photo, colors, step])

  return (
    <figure className="flex flex-col gap-2">
      <p className="label">Preview</p>
      <canvas
        ref={canvas}
        role="img"
        aria-label="Sketch of your room in this look’s colors"
        width={photo.width}
        height={photo.height}
        className="w-full max-w-90 rounded-6 bg-raised"
      />
      <figcaption className="text-12 text-muted">
        A sketch in this look’s colors. The redesign adds materials, fabrics and light.
      </figcaption>
    </figure>
  )
}
