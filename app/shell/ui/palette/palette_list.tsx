import { useEffect } from 'react'
import type { PaletteItem } from '#app/kit/shell/palette_source'
import type { PaletteGroup } from '#app/shell/ui/palette/use_palette_groups'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteItem | undefined
  onPoint: (item: PaletteItem) => void
  onTake: (item: PaletteItem) => void
}

/** The results, grouped by source. Focus stays in the input. */
export function PaletteList({ id, groups, active, onPoint, onTake }: PaletteListProps) {
  const activeId = active && `${id}-${active.id}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-2 empty:hidden">
      {groups.map((group) => (
        <div key={group.heading} role="group" aria-label={group.heading}>
          <p aria-hidden className="label px-3 pt-3 pb-1.5">
            {group.heading}
          </p>
          {group.items.map((item) => (
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item === active}
              onPointerMove={() => item !== active && onPoint(item)}
              onClick={() => onTake(item)}
              className="flex min-h-11 cursor-default items-center gap-3 rounded-2 px-3 select-none aria-selected:bg-raised"
            >
              {item.icon && (
                <item.icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
              )}
              <span dir="auto" className="flex-1 truncate">
                {item.label}
              </span>
              {item.hint && <span className="truncate text-13 text-muted">{item.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
