import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { chipStyle } from '#app/kit/button/chip_style'
import { Popover } from '#app/kit/overlay/popover'

interface FilterChipProps {
  /** what it filters by: "Price" */
  label: string
  /** what is chosen, in a few words: "€500K – €2M"; null without a choice */
  value: string | null
  /** the controls in its panel */
  children: ReactNode
}

/** One filter in a line of them: shows what is chosen, and opens a panel to change it. */
export function FilterChip({ label, value, children }: FilterChipProps) {
  return (
    <Popover
      title={label}
      trigger={
        <button
          type="button"
          aria-label={value === null ? label : `${label}: ${value}`}
          className={chipStyle({ isChosen: value !== null, className: 'pr-2.5' })}
        >
          {value ?? label}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </button>
      }
    >
      {children}
    </Popover>
  )
}
