import { X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useStore } from '#app/kit/hooks/use_store'
import type { Selection } from '#app/designs/ui/state/surfaces/selection'
import type { SurfaceMap } from '#app/designs/ui/state/surfaces/surface_map'

interface SelectionBarProps {
  map: SurfaceMap
  selection: Selection
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
          ? `${percent}% of the photo selected. Tap to add, hold to remove, then name it.`
          : 'Tap a surface to select all of it.'}
      </p>
      {size > 0 && (
        <Button icon={X} onClick={() => selection.clear()}>
          Clear
        </Button>
      )}
    </div>
  )
}
