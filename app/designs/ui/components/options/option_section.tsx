import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'

interface OptionSectionProps {
  label: string
  value: string | null
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A `details` element, so that it opens before scripts have loaded. */
export function OptionSection({ label, value, isOpenAtFirst, children }: OptionSectionProps) {
  return (
    <details open={isOpenAtFirst} className="group/section border-b border-line pb-1">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-2 [&::-webkit-details-marker]:hidden">
        <span className="label">{label}</span>
        <span className="ml-auto truncate text-13 text-ink">{value}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-200 ease-out group-open/section:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  )
}
