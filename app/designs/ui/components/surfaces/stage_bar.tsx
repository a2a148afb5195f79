import { Redo2, RotateCcw, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { IconButton } from '#app/kit/button/icon_button'
import { ToolChoice } from '#app/designs/ui/components/surfaces/tool_choice'
import type { SurfaceTools } from '#app/designs/ui/hooks/use_surface_tools'
import type { SurfaceView } from '#app/designs/ui/hooks/use_surface_view'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'

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
