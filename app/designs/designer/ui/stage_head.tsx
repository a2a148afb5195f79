import type { ReactNode } from 'react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { subtitleOf, designTitleOf } from '#app/designs/looks/ui/look_words'
import type { DesignOptions } from '#app/designs/ui/types'

interface StageHeadProps {
  options: DesignOptions
  children?: ReactNode
}

export function StageHead({ options, children }: StageHeadProps) {
  const { looks } = useDesignerState()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="label">{subtitleOf(options, looks)}</p>
        <h2 className="mt-1.5 text-28">{designTitleOf(options, looks)}</h2>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  )
}
