import { Focus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { TILE_SIDE, tileOf } from '#app/designs/surfaces/ui/overlay_painter'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import {
  AS_FOUND,
  kindOf,
  SURFACE_KINDS,
  type SurfaceKind,
} from '#app/designs/surfaces/ui/surface_kinds'
import type { SurfaceSelection } from '#app/designs/surfaces/ui/surface_selection'
import type { SurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import { Button } from '#app/kit/button/button'
import { FieldGroup } from '#app/kit/form/field_group'
import { useStore } from '#app/kit/hooks/use_store'
import { SURFACE } from '#app/redesign/surface'

interface SurfacePaletteProps {
  painting: Painting
  tools: SurfaceTools
  selecting: SurfaceSelection
}

export function SurfacePalette({ painting, tools, selecting }: SurfacePaletteProps) {
  const { surface, setSurface } = tools
  const isName = useStore(selecting.selection).size > 0
  const onChoose = isName ? selecting.name : setSurface
  const { icon: Eraser } = AS_FOUND
  const kind = surface === SURFACE.keep ? undefined : kindOf(surface)

  return (
    <div className="flex flex-col gap-4">
      <FieldGroup legend={isName ? 'Name the selection' : 'Paint as'}>
        <div className="grid grid-cols-5 gap-1 sm:grid-cols-3 sm:gap-2 lg:grid-cols-2">
          {SURFACE_KINDS.map((one) => (
            <SurfaceChoice
              key={one.surface}
              {...one}
              swatch={<SurfaceSwatch kind={one} />}
              isChosen={surface === one.surface}
              isName={isName}
              onChoose={onChoose}
            />
          ))}
          <SurfaceChoice
            {...AS_FOUND}
            swatch={
              <span className="grid size-9 shrink-0 place-items-center rounded-2 bg-raised">
                <Eraser size={18} strokeWidth={1.5} aria-hidden />
              </span>
            }
            isChosen={surface === AS_FOUND.surface}
            isName={isName}
            onChoose={onChoose}
          />
        </div>
      </FieldGroup>
      {painting.map.doubted.some(Boolean) && (
        <p className="text-13 text-muted">
          Faded areas are a guess. They stay as they are unless you mark them.
        </p>
      )}
      <Button
        icon={Focus}
        isWide
        disabled={!kind}
        onClick={() => kind && painting.changeOnly(kind.surface)}
      >
        {kind ? `Change only ${kind.inText}` : 'Change only one area'}
      </Button>
    </div>
  )
}

interface SurfaceChoiceProps {
  surface: number
  name: string
  hint: string
  swatch: ReactNode
  isChosen: boolean
  /** names a selection at once, instead of what is painted next */
  isName: boolean
  onChoose: (surface: number) => void
}

const LOOK =
  'relative flex min-w-0 flex-col items-center gap-1 rounded-2 border border-line p-1 text-center hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass sm:flex-row sm:gap-2.5 sm:p-1.5 sm:pr-2.5 sm:text-left'

/** Its number is also its keyboard shortcut. */
function SurfaceChoice(props: SurfaceChoiceProps) {
  const { surface, name, hint, swatch, isChosen, isName, onChoose } = props
  const content = (
    <>
      {swatch}
      <span dir="auto" className="min-w-0 text-12 leading-tight sm:flex-1 sm:text-13">
        {name}
      </span>
      <span aria-hidden className="num text-12 text-muted max-sm:hidden">
        {surface}
      </span>
    </>
  )
  if (isName) {
    return (
      <button type="button" title={hint} className={LOOK} onClick={() => onChoose(surface)}>
        {content}
      </button>
    )
  }
  return (
    <label title={hint} className={LOOK}>
      {content}
      <input
        type="radio"
        name="surface"
        value={surface}
        checked={isChosen}
        onChange={() => onChoose(surface)}
        className="absolute inset-0 appearance-none outline-none"
      />
    </label>
  )
}

function SurfaceSwatch({ kind }: { kind: SurfaceKind }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { icon: Icon } = kind

  useEffect(() => {
    const context = canvas.current!.getContext('2d')!
    const image = new ImageData(TILE_SIDE, TILE_SIDE)
    new Uint32Array(image.data.buffer).set(tileOf(kind))
    for (const [x, y] of [
      [0, 0],
      [TILE_SIDE, 0],
      [0, TILE_SIDE],
      [TILE_SIDE, TILE_SIDE],
    ]) {
      context.putImageData(image, x, y)
    }
  }, [kind])

  return (
    <span className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-2 bg-white">
      <canvas
        ref={canvas}
        aria-hidden
        width={TILE_SIDE * 2}
        height={TILE_SIDE * 2}
        className="absolute inset-0 size-full"
      />
      <span className="relative grid size-6 place-items-center rounded-full bg-black/75 text-white">
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </span>
    </span>
  )
}
