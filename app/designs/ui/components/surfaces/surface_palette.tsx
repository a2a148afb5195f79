import { Focus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useStore } from '#app/kit/hooks/use_store'
import { FieldGroup } from '#app/kit/form/field_group'
import { SurfaceChoice } from '#app/designs/ui/components/surfaces/surface_choice'
import { SurfaceSwatch } from '#app/designs/ui/components/surfaces/surface_swatch'
import { SURFACE } from '#app/redesign/contract/surface'
import type { SurfaceSelection } from '#app/designs/ui/hooks/use_surface_selection'
import type { SurfaceTools } from '#app/designs/ui/hooks/use_surface_tools'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'
import { AS_FOUND, kindOf, SURFACE_KINDS } from '#app/designs/ui/state/surfaces/surface_kinds'

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
