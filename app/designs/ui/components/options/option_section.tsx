import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import type { DesignOptions } from '#app/designs/ui/state/types'

interface OptionSectionProps {
  option: keyof DesignOptions
  label: string
  /** shown while it is closed, and beside the label */
  value: string | null
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** One thing to choose, which can be put away; nothing where the engine does not honour it. */
export function OptionSection(props: OptionSectionProps) {
  const { option, label, value, isOpenAtFirst, children } = props
  const { engine } = useDesignerState()
  if (!engine.options.includes(option)) return null

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
