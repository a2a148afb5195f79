import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { RAIL_LABEL, RAIL_POPOVER, RAIL_ROW } from '#app/shell/ui/navigation/rail_style'
import { ShellPopover } from '#app/shell/ui/navigation/shell_popover'

interface RailMenuProps {
  label: string
  icon: LucideIcon
  isWide?: boolean
  children: ReactNode
}

/** A row of the rail that opens a menu beside it. */
export function RailMenu({ label, icon: Icon, isWide, children }: RailMenuProps) {
  return (
    <ShellPopover
      label={label}
      isWide={isWide}
      position={RAIL_POPOVER}
      buttonClassName={`${RAIL_ROW} shrink-0`}
      button={
        <>
          <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <span aria-hidden className={RAIL_LABEL}>
            {label}
          </span>
        </>
      }
    >
      {children}
    </ShellPopover>
  )
}
