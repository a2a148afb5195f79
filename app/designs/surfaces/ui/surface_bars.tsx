import {
  Redo2,
  RotateCcw,
  Undo2,
  ZoomIn,
  ZoomOut,
  Hand,
  PaintBucket,
  Paintbrush,
  Puzzle,
  WandSparkles,
  X,
  Check,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { creditsInWords } from '#app/designs/design_limits'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import type { Tool } from '#app/designs/surfaces/ui/reach'
import type { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import type { SurfaceSelectionStore } from '#app/designs/surfaces/ui/surface_selection'
import type { useSaveSurfaces } from '#app/designs/surfaces/ui/use_save_surfaces'
import type { SurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import type { SurfaceView } from '#app/designs/surfaces/ui/use_surface_view'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { useStore } from '#app/kit/hooks/use_store'

interface StageBarProps {
  painting: Painting
  tools: SurfaceTools
  view: SurfaceView
}

export function StageBar({ painting, tools, view }: StageBarProps) {
  const { canUndo, canRedo, isSaying } = useStore(painting)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="max-sm:w-full">
        <ToolChoice value={tools.tool} onChange={tools.setTool} />
      </div>
      <div className="flex gap-1 max-sm:w-full max-sm:justify-between">
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => painting.undo()} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => painting.redo()} />
        <IconButton
          icon={RotateCcw}
          label="Reset"
          disabled={!isSaying}
          onClick={() => painting.reset()}
        />
        <IconButton
          icon={ZoomOut}
          label="Zoom out"
          disabled={!view.isZoomed}
          onClick={() => view.growByButton(-1)}
        />
        <IconButton icon={ZoomIn} label="Zoom in" onClick={() => view.growByButton(1)} />
      </div>
    </div>
  )
}

const TOOLS: readonly { value: Tool; label: string; hint: string; icon: LucideIcon }[] = [
  { value: 'surface', label: 'Surface', hint: 'Selects a whole surface', icon: WandSparkles },
  { value: 'piece', label: 'Piece', hint: 'Fills the piece you tap', icon: Puzzle },
  { value: 'area', label: 'Area', hint: 'Fills a whole area at once', icon: PaintBucket },
  { value: 'brush', label: 'Brush', hint: 'Paints where you draw', icon: Paintbrush },
  { value: 'move', label: 'Move', hint: 'Moves the photo when zoomed in', icon: Hand },
]

interface ToolChoiceProps {
  value: Tool
  onChange: (tool: Tool) => void
}

function ToolChoice({ value, onChange }: ToolChoiceProps) {
  return (
    <div role="group" aria-label="Tool" className="flex gap-1 rounded-2 bg-raised p-1">
      {TOOLS.map(({ value: tool, label, hint, icon: Icon }) => (
        <button
          key={tool}
          type="button"
          title={hint}
          aria-pressed={tool === value}
          onClick={() => onChange(tool)}
          className="flex h-9 flex-1 items-center justify-center gap-1.5 rounded-2 px-3 text-13 text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-line max-sm:px-1"
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden className="max-sm:hidden" />
          {label}
        </button>
      ))}
    </div>
  )
}

interface SelectionBarProps {
  map: SurfaceMap
  selection: SurfaceSelectionStore
  /** whether taps select */
  isSelecting: boolean
}

export function SelectionBar({ map, selection, isSelecting }: SelectionBarProps) {
  const { size } = useStore(selection)
  if (!isSelecting && size === 0) return null
  const percent = Math.max(1, Math.round((size / map.found.length) * 100))
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p role="status" className="text-13 text-muted">
        {size > 0
          ? `${percent}% of the photo selected. Pick more to add, hold to remove, then name it.`
          : 'Pick a surface to select all of it.'}
      </p>
      {size > 0 && (
        <Button icon={X} onClick={() => selection.clear()}>
          Clear
        </Button>
      )}
    </div>
  )
}

interface SaveBarProps {
  painting: Painting
  saving: ReturnType<typeof useSaveSurfaces>
  /** in image credits */
  price: number
  credits: number
}

export function SaveBar({ painting, saving, price, credits }: SaveBarProps) {
  const { isChanged, isSaying } = useStore(painting)
  const { isSaving, isSending, error, save, saveAndRedesign } = saving

  return (
    <div className="not-short:sticky bottom-(--bar-bottom) z-20 -mx-5 flex flex-col gap-3 border-t border-line bg-canvas px-5 py-4 md:mx-0 md:px-0">
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button icon={Check} isLoading={isSaving} disabled={!isChanged} onClick={() => void save()}>
          Save
        </Button>
        <Button
          variant="primary"
          icon={Sparkles}
          className="flex-1"
          isLoading={isSending}
          disabled={!isChanged && !isSaying}
          onClick={() => void saveAndRedesign()}
        >
          Save and redesign
        </Button>
      </div>
      <p className="text-13 text-muted">
        {isChanged && 'Unsaved changes. '}
        {`Saving is free. A redesign costs ${creditsInWords(price)}; you have ${credits}.`}
      </p>
    </div>
  )
}
